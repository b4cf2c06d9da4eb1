import PictureTypes
import SourceText

/// The name of a format in deck files.
enum FormatName: String {
  case png, jpeg, webp, apng

  /// Creates the format with a written name; “jpg” is accepted for “jpeg”.
  init?(written name: String) { self.init(rawValue: name == "jpg" ? "jpeg" : name) }
}

/// A format that is allowed at some place of a deck file, with its settings there.
struct KnownFormat {
  /// The format.
  var name: FormatName
  /// The keys of its settings.
  var settings: [String]

  init(_ name: FormatName, _ settings: [String] = []) {
    self.name = name
    self.settings = settings
  }
}

/// A format as a deck file names it, with its settings, if any.
struct WrittenFormat {
  /// The format.
  let name: FormatName
  private let settings: ObjectReader?

  private static let allSettings = ["effort", "quality", "background", "method", "lossless"]

  /// Reads the format at `node`; reports an error and returns nil if it is not one of the known ones. Reports
  /// settings that the format does not have.
  init?(_ node: JSONNode, of file: String, known: [KnownFormat], _ diagnostics: inout Diagnostics) {
    let keys = Self.allSettings.filter { key in known.contains { $0.settings.contains(key) } }
    guard let (written, settings) = Self.read(node, of: file, known, keys, &diagnostics) else { return nil }
    let name = FormatName(written: written.value)
    guard let format = known.first(where: { $0.name == name }) else {
      diagnostics.error(
        .unknownFormat,
        "unknown format “\(written.value)”"
          + suggestion(for: written.value, among: known.map(\.name.rawValue)),
        at: written.place, field: "formats")
      return nil
    }
    self.name = format.name
    self.settings = settings
    for key in keys where !format.settings.contains(key) { reportUnused(key, of: format, &diagnostics) }
  }

  /// Reads the name, which may stand alone, and the object that contains it otherwise.
  private static func read(
    _ node: JSONNode, of file: String, _ known: [KnownFormat], _ keys: [String],
    _ diagnostics: inout Diagnostics
  ) -> (Written<String>, ObjectReader?)? {
    let place = SourcePlace(file: file, position: node.position)
    if case .string(let text) = node.value { return (Written(text, at: place), nil) }
    guard
      let reader = ObjectReader(
        node, of: file, what: "a format", keys: ["format"] + keys, diagnostics: &diagnostics)
    else { return nil }
    guard reader.node("format") != nil else {
      diagnostics.error(
        .missingKey, "is missing; expected one of " + known.map(\.name.rawValue).joined(separator: ", "),
        at: place,
        field: "format")
      return nil
    }
    return reader.string("format", &diagnostics).map { ($0, reader) }
  }

  private func reportUnused(_ key: String, of format: KnownFormat, _ diagnostics: inout Diagnostics) {
    let own =
      format.settings.isEmpty
      ? "has no settings" : "takes " + format.settings.map { "“\($0)”" }.joined(separator: ", ")
    reportUnused(
      key, "has no effect on the format “\(format.name.rawValue)”, which \(own); remove it", &diagnostics)
  }

  private func reportUnused(_ key: String, _ message: String, _ diagnostics: inout Diagnostics) {
    guard let settings, settings.node(key) != nil else { return }
    diagnostics.error(.unusedKey, message, at: settings.place(of: key), field: key)
  }

  // MARK: Settings

  func text(_ key: String, _ diagnostics: inout Diagnostics) -> Written<String>? {
    settings?.string(key, &diagnostics)
  }

  /// A whole number within `range`; `standard` if none was written or it is invalid.
  func integer(
    _ key: String, in range: ClosedRange<Int>, or standard: Int, code: DiagnosticCode,
    _ diagnostics: inout Diagnostics
  ) -> Int {
    guard let written = settings?.number(key, &diagnostics) else { return standard }
    guard let value = Int(exactly: written.value), range.contains(value) else {
      diagnostics.error(
        code,
        "is \(written.value); expected a whole number from \(range.lowerBound) to \(range.upperBound)",
        at: written.place, field: key)
      return standard
    }
    return value
  }

  /// The settings of WebP files.
  func webp(_ diagnostics: inout Diagnostics) -> WebPEncoding {
    let standard = WebPEncoding()
    let quality = integer(
      "quality", in: 0...100, or: standard.quality ?? 0, code: .badQuality, &diagnostics)
    let isLossless = settings?.bool("lossless", &diagnostics)?.value ?? false
    if isLossless {
      reportUnused("quality", "has no effect on lossless WebP; remove it, or remove “lossless”", &diagnostics)
    }
    return WebPEncoding(
      quality: isLossless ? nil : quality,
      method: integer("method", in: 0...6, or: standard.method, code: .badMethod, &diagnostics))
  }

  /// The compression effort for PNG files; nil if it is not set.
  func effort(_ diagnostics: inout Diagnostics) -> PNGEffort? {
    guard let written = text("effort", &diagnostics) else { return nil }
    if let effort = PNGEffort(rawValue: written.value) { return effort }
    diagnostics.error(
      .unknownEffort,
      "unknown effort “\(written.value)”"
        + suggestion(for: written.value, among: PNGEffort.allCases.map(\.rawValue)), at: written.place,
      field: "effort")
    return nil
  }
}
