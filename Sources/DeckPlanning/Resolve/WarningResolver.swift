import SourceText

extension WarningPolicy {
  /// The policy of a deck file: `"warnings": { "photo-upscaled": "off" }`. Reports unknown codes and levels.
  static func resolved(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> WarningPolicy {
    var policy = WarningPolicy()
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    guard let node = file.warnings,
      let reader = ObjectReader(
        node, of: file.file, what: "warnings", keys: codes, diagnostics: &diagnostics)
    else { return policy }
    for code in DiagnosticCode.allCases {
      guard let written = reader.string(code.rawValue, &diagnostics) else { continue }
      if let level = Level(rawValue: written.value) {
        policy.levels[code] = level
      } else {
        diagnostics.error(
          .unknownLevel,
          "unknown level “\(written.value)”"
            + suggestion(for: written.value, among: Level.allCases.map(\.rawValue)),
          at: written.place, field: "warnings.\(code.rawValue)")
      }
    }
    return policy
  }
}
