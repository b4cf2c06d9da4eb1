public import DeckKit
public import Testing

extension DeckStyle: CustomTestStringConvertible {
  /// Styles are told apart by their names, so that a failing test does not print all of one.
  public var testDescription: String { "\(name) \(direction.rawValue)" }
}
