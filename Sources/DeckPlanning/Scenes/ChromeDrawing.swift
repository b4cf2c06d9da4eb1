package import DeckKit

/// The icons around a deck, in drawing order.
///
/// The screen is a column, and later elements are drawn above earlier ones: the upper row under the cards;
/// the lower row, whose discs and shadows extend beyond its area, over them.
package struct ChromeDrawing: Sendable, Hashable {
  /// The icons that are drawn before the cards.
  package var under: [IconDrawing]
  /// The icons that are drawn after the cards.
  package var over: [IconDrawing]

  /// Creates the icons of a style; `files` has the deck's own SVG files by name. Nil if the style has no
  /// icons.
  init?(of style: DeckStyle, files: [String: DeckPath]) {
    guard let chrome = style.chrome, let layout = style.chromeLayout else { return nil }
    let icons = layout.icons.map { placed in
      IconDrawing(
        source: files[placed.icon.name].map { .file($0) } ?? .builtIn(placed.icon.name), rect: placed.drawn,
        color: placed.icon.color,
        disc: placed.disc.map { DiscDrawing(rect: $0, fill: chrome.discFill, shadow: chrome.discShadow) })
    }
    under = Array(icons.prefix(chrome.upper.count))
    over = Array(icons.dropFirst(chrome.upper.count))
  }
}

/// Everything that is needed to draw one icon, in points of the container.
package struct IconDrawing: Sendable, Hashable {
  /// The source of its shape.
  package var source: IconSource
  /// The square that it fills.
  package var rect: LayoutRect
  /// The colour that it is filled with.
  package var color: HexColor
  /// The disc behind it, if any.
  package var disc: DiscDrawing?
}

/// Everything that is needed to draw one disc, in points of the container.
package struct DiscDrawing: Sendable, Hashable {
  /// Its bounding square.
  package var rect: LayoutRect
  /// Its colour.
  package var fill: HexColor
  /// The shadow under it.
  package var shadow: Shadow
}

/// The source of an icon's shape.
package enum IconSource: Sendable, Hashable {
  /// The built-in icon of that name.
  case builtIn(String)
  /// An SVG file of the deck.
  case file(DeckPath)

  /// The names of the built-in icons.
  package static let builtInNames = ["approve", "back", "boost", "chat", "close", "flame", "profile"]
}
