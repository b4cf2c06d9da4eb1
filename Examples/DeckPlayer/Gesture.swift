import DeckKit

/// A gesture on the command line.
enum Gesture {
  case gesture(DeckGesture)
  case undo
  case reset

  static let help = """
    gestures: like, nope, return (cards), forward, back (pages), drag (tilted cards),
              section:KEY, item:ID (lists), undo, reset
    """

  /// Creates the gesture with the given name; nil if the name is unknown.
  init?(_ name: String) {
    let parts: [Substring] = name.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.dropFirst().first.map(String.init)) {
    case ("section", let key?): self = .gesture(.toggle(.section(key)))
    case ("item", let id?): self = .gesture(.toggle(.item(CardID(rawValue: id))))
    case ("undo", nil): self = .undo
    case ("reset", nil): self = .reset
    default:
      guard let gesture = DeckGesture(kind: name) else { return nil }
      self = .gesture(gesture)
    }
  }

  /// One of each kind that `style` supports.
  static func all(of style: DeckStyle) -> [Gesture] {
    DeckGesture.all(of: style).map { .gesture($0) }
  }
}
