public import DeckKit
public import Testing

extension DeckStyle: CustomTestStringConvertible {
  /// Test output identifies a style by its name and direction instead of printing all properties.
  public var testDescription: String { "\(name) \(direction.rawValue)" }
}
