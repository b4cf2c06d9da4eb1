package import DeckKit

/// Sizes of paper by name. “landscape” after a name turns it.
package enum PaperSize {
  /// The names, upright.
  package static let names = sizes.map(\.name)

  /// Width and height in points. ISO 216 gives millimetres, and the American sizes are inches.
  private static let sizes: [(name: String, size: LayoutSize)] = [
    ("A3", millimetres(297, 420)), ("A4", millimetres(210, 297)), ("A5", millimetres(148, 210)),
    ("A6", millimetres(105, 148)), ("Letter", inches(8.5, 11)), ("Legal", inches(8.5, 14)),
    ("Tabloid", inches(11, 17)),
  ]

  /// The size with that name in any case; nil if there is none.
  package static func size(named text: String) -> LayoutSize? {
    let words = text.lowercased().split(separator: " ")
    guard let found = sizes.first(where: { $0.name.lowercased() == words.first ?? "" })?.size else {
      return nil
    }
    switch words.dropFirst() {
    case []: return found
    case ["landscape"]: return LayoutSize(width: found.height, height: found.width)
    default: return nil
    }
  }

  private static func millimetres(_ width: Double, _ height: Double) -> LayoutSize {
    inches(width / 25.4, height / 25.4)
  }

  private static func inches(_ width: Double, _ height: Double) -> LayoutSize {
    LayoutSize(width: width * 72, height: height * 72)
  }
}
