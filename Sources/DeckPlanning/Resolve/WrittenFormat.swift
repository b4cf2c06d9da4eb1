import SourceText

/// A format as a deck file names it, with its settings where it has some.
struct WrittenFormat {
  /// The name.
  let name: Written<String>
  private let settings: ObjectReader?

  /// A format that may be named, and the settings that it has.
  typealias Known = (name: String, settings: [String])

  private static let allSettings = ["effort", "quality", "background", "method", "lossless"]

  /// The format at `node`; nil, with an error reported, where none of the known ones is named. Settings that it does not have
  /// are reported.
  init?(_ node: JSONNode, of file: String, known: [Known], _ diagnostics: inout Diagnostics) {
    let keys = Self.allSettings.filter { key in known.contains { $0.settings.contains(key) } }
    guard let (name, settings) = Self.read(node, of: file, known, keys, &diagnostics) else { return nil }
    self.name = name
    self.settings = settings
    guard let format = known.first(where: { $0.name == (name.value == "jpg" ? "jpeg" : name.value) }) else {
      diagnostics.error(
        "unknown-format",
        "“\(name.value)” is no format" + suggestion(for: name.value, among: known.map(\.name)),
        at: name.place, field: "formats")
      return nil
    }
    for key in keys where !format.settings.contains(key) { reportUnused(key, of: format, &diagnostics) }
  }

  /// The name, which may stand alone, and the object that it stands in otherwise.
  private static func read(
    _ node: JSONNode, of file: String, _ known: [Known], _ keys: [String], _ diagnostics: inout Diagnostics
  ) -> (Written<String>, ObjectReader?)? {
    let place = SourcePlace(file: file, position: node.position)
    if case .string(let text) = node.value { return (Written(text, at: place), nil) }
    guard
      let reader = ObjectReader(
        node, of: file, what: "a format", keys: ["format"] + keys, diagnostics: &diagnostics)
    else { return nil }
    guard reader.node("format") != nil else {
      diagnostics.error(
        "missing-key", "expected one of " + known.map(\.name).joined(separator: ", "), at: place,
        field: "format")
      return nil
    }
    return reader.string("format", &diagnostics).map { ($0, reader) }
  }

  private func reportUnused(_ key: String, of format: Known, _ diagnostics: inout Diagnostics) {
    let own =
      format.settings.isEmpty
      ? "has no settings" : "takes " + format.settings.map { "“\($0)”" }.joined(separator: ", ")
    reportUnused(key, "has no effect on a format “\(format.name)”, which \(own); remove it", &diagnostics)
  }

  private func reportUnused(_ key: String, _ message: String, _ diagnostics: inout Diagnostics) {
    guard let settings, settings.node(key) != nil else { return }
    diagnostics.error("unused-key", message, at: settings.place(of: key), field: key)
  }

  // MARK: Settings

  func text(_ key: String, _ diagnostics: inout Diagnostics) -> Written<String>? {
    settings?.string(key, &diagnostics)
  }

  /// A whole number within `range`; `standard` where none was written or it is refused.
  func integer(
    _ key: String, in range: ClosedRange<Int>, or standard: Int, _ diagnostics: inout Diagnostics
  ) -> Int {
    guard let written = settings?.number(key, &diagnostics) else { return standard }
    guard let value = Int(exactly: written.value), range.contains(value) else {
      diagnostics.error(
        "bad-\(key)",
        "is \(written.value); expected a whole number from \(range.lowerBound) to \(range.upperBound)",
        at: written.place, field: key)
      return standard
    }
    return value
  }

  /// The settings of WebP files.
  func webp(_ diagnostics: inout Diagnostics) -> WebPEncoding {
    let standard = WebPEncoding()
    let quality = integer("quality", in: 0...100, or: standard.quality ?? 0, &diagnostics)
    let isLossless = settings?.bool("lossless", &diagnostics)?.value ?? false
    if isLossless {
      reportUnused("quality", "has no effect on a lossless webp; remove it, or “lossless”", &diagnostics)
    }
    return WebPEncoding(
      quality: isLossless ? nil : quality,
      method: integer("method", in: 0...6, or: standard.method, &diagnostics))
  }

  /// How much time packing PNG files may take; nil where nothing is said.
  func effort(_ diagnostics: inout Diagnostics) -> OutputEffort? {
    guard let written = text("effort", &diagnostics) else { return nil }
    if let effort = OutputEffort(rawValue: written.value) { return effort }
    diagnostics.error(
      "unknown-effort",
      "“\(written.value)” is no effort"
        + suggestion(for: written.value, among: OutputEffort.allCases.map(\.rawValue)), at: written.place,
      field: "effort")
    return nil
  }
}
