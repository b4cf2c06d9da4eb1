import DeckKit
import SourceText

/// Resolves written focuses to rules.
enum FocusResolver {
  /// The rule of `written`; reports an error and returns nil if it is invalid.
  static func rule(
    _ written: Written<FocusText>, card: String?, field: String = "focus", _ diagnostics: inout Diagnostics
  ) -> FocusRule? {
    switch written.value {
    case .name(let name):
      if let rule = FocusRule(named: name) { return rule }
      diagnostics.error(
        .unknownFocus, "unknown focus “\(name)”" + suggestion(for: name, among: FocusRule.names),
        at: written.place, card: card, field: field)
    case .point(let numbers):
      if numbers.allSatisfy((0...1).contains) { return .point(LayoutPoint(x: numbers[0], y: numbers[1])) }
      diagnostics.error(
        .badFocus, "is \(numbers); expected two numbers from 0 (left, top) to 1 (right, bottom)",
        at: written.place, card: card, field: field)
    }
    return nil
  }

  /// The rule of cards without a focus of their own: `"crop": "auto"`, another name, or
  /// `"crop": { "focus": … }`.
  static func deckRule(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> FocusRule {
    guard let node = file.crop else { return .automatic }
    if case .string(let name) = node.value {
      let place = SourcePlace(file: file.file, position: node.position)
      return rule(Written(.name(name), at: place), card: nil, field: "crop", &diagnostics) ?? .automatic
    }
    guard
      let reader = ObjectReader(
        node, of: file.file, what: "crop", keys: ["focus"], diagnostics: &diagnostics),
      let written = reader.focus("focus", &diagnostics)
    else { return .automatic }
    return rule(written, card: nil, &diagnostics) ?? .automatic
  }
}
