import SourceText

extension ContrastRule {
  /// Resolves the rule of a deck file: a policy's name, or `{ "policy": …, "limit": … }`.
  static func resolved(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> ContrastRule {
    var rule = ContrastRule()
    guard let node = file.contrast else { return rule }
    if case .string(let name) = node.value {
      let place = SourcePlace(file: file.file, position: node.position)
      rule.policy = policy(Written(name, at: place), field: "contrast", &diagnostics) ?? rule.policy
      return rule
    }
    guard
      let reader = ObjectReader(
        node, of: file.file, what: "contrast", keys: ["policy", "limit"], diagnostics: &diagnostics)
    else { return rule }
    if let written = reader.string("policy", &diagnostics) {
      rule.policy = policy(written, field: "policy", &diagnostics) ?? rule.policy
    }
    if let limit = reader.number("limit", &diagnostics) {
      rule.limit = opacity(limit, &diagnostics) ?? rule.limit
    }
    return rule
  }

  private static func policy(
    _ written: Written<String>, field: String, _ diagnostics: inout Diagnostics
  ) -> Policy? {
    if let policy = Policy(rawValue: written.value) { return policy }
    diagnostics.error(
      .unknownContrast,
      "unknown contrast policy “\(written.value)”"
        + suggestion(for: written.value, among: Policy.allCases.map(\.rawValue)),
      at: written.place, field: field)
    return nil
  }

  private static func opacity(_ written: Written<Double>, _ diagnostics: inout Diagnostics) -> Double? {
    if (0...1).contains(written.value) { return written.value }
    diagnostics.error(
      .badContrast, "is \(written.value); expected an opacity from 0 to 1", at: written.place,
      field: "limit")
    return nil
  }
}
