/// The reason why an icon file cannot be used. ``description`` adds what to do.
package enum IconError: Error, Sendable, Hashable {
  /// The file is over the size limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The file is not UTF-8 text.
  case notText
  /// The file is not SVG, or is damaged.
  case malformed(reason: String)
  /// The file has too many elements.
  case tooComplex(elements: Int, limit: Int)
  /// The file contains something that depends on the machine or refers to other files.
  case refused(what: String, line: Int, advice: String)
  /// The drawing has no visible shapes.
  case drawsNothing
  /// Cairo cannot make a picture for the drawing. The reason is Cairo's.
  case notDrawn(reason: String)
}

extension IconError: CustomStringConvertible {
  /// What was found, what was expected and what to do.
  package var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; expected an SVG icon of at most \(limit) bytes; simplify the drawing"
    case .notText: "the file is not UTF-8 text; expected an SVG icon; export the drawing as plain SVG"
    case .malformed(let reason):
      "the file is not valid SVG (\(reason)); export the drawing as plain SVG"
    case .tooComplex(let elements, let limit):
      "the drawing has \(elements) elements; expected at most \(limit); simplify it"
    case .refused(let what, let line, let advice):
      "the drawing contains \(what) in line \(line), which icons must not contain; \(advice)"
    case .drawsNothing:
      "the drawing has no visible shapes; expected shapes within its viewBox; "
        + "check the viewBox, fills and strokes"
    case .notDrawn(let reason): "the icon cannot be drawn (\(reason)); free some memory"
    }
  }
}
