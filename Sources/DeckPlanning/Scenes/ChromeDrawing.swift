package import DeckKit

/// The icons around a deck, in order of drawing.
///
/// The screen is a column, and what comes later in it lies over what comes before: the upper row under the
/// cards, the lower one, whose discs and shadows reach beyond their room, over them.
package struct ChromeDrawing: Sendable, Hashable {
  /// What is drawn before the cards.
  package var under: [IconDrawing]
  /// What is drawn after them.
  package var over: [IconDrawing]

  /// The icons of a style, drawn from `files` by name where the deck brings its own; nil where the style has
  /// none.
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

/// All that is needed to draw one icon, in points of the container.
package struct IconDrawing: Sendable, Hashable {
  /// Where its shape comes from.
  package var source: IconSource
  /// The square that it fills.
  package var rect: LayoutRect
  /// Its tint.
  package var color: HexColor
  /// The disc behind it.
  package var disc: DiscDrawing?
}

/// All that is needed to draw one disc, in points of the container.
package struct DiscDrawing: Sendable, Hashable {
  /// The square around it.
  package var rect: LayoutRect
  /// Its colour.
  package var fill: HexColor
  /// The shadow under it.
  package var shadow: Shadow
}

/// Where an icon's shape comes from.
package enum IconSource: Sendable, Hashable {
  /// The product's own icon of that name.
  case builtIn(String)
  /// An SVG file of the deck.
  case file(DeckPath)

  /// The names of the product's own icons.
  package static let builtInNames = ["approve", "back", "boost", "chat", "close", "flame", "profile"]
}
