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
}

extension IconError: CustomStringConvertible {
  /// What was found, what was expected and what to do.
  package var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; expected an SVG icon of at most \(limit). Simplify the drawing"
    case .notText: "the file is no text in UTF-8; expected an SVG icon. Export the drawing as plain SVG"
    case .malformed(let reason):
      "the file is no SVG that can be drawn (\(reason)). Export the drawing as plain SVG"
    case .tooComplex(let elements, let limit):
      "the drawing has \(elements) elements; expected at most \(limit). Simplify it"
    case .refused(let what, let line, let advice):
      "the drawing has \(what) in line \(line), which icons must not have. \(advice)"
    case .drawsNothing:
      "the drawing shows nothing; expected shapes within its viewBox. Check the viewBox, fills and strokes"
    }
  }
}
