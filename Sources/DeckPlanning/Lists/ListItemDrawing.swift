package import DeckKit

/// Everything that is needed to draw one item of a list, in points.
package struct ListItemDrawing: Sendable, Hashable {
  /// The style.
  package var style: ListItemStyle
  /// The width of the row.
  package var rowWidth: Double
  /// The direction of the list: texts start at its leading side.
  package var direction: LayoutDirection
  /// The text that is always visible; truncated if the line is too narrow.
  package var primary: String
  /// The text that follows it and is never truncated, such as an age.
  package var suffix: String
  /// The text that is visible while the item is open; may be empty.
  package var secondary: String
  /// BCP 47 language.
  package var language: String
  /// The font families of the two texts; nil selects the standard family.
  package var primaryFamily, secondaryFamily: String?
  /// The picture; nil if the card has no photo.
  package var thumbnail: CardDrawing?

  /// The width that is available to the texts.
  package var textWidth: Double {
    let picture = thumbnail == nil ? 0 : style.thumbnailSize + style.thumbnailSpacing
    return max(0, rowWidth - 2 * style.horizontalInset - picture)
  }
}

extension Card {
  /// The texts of the card in a list: title and detail if it has a title, else “name, age” and hobby. The age
  /// is written as on the card.
  func listTexts(_ numerals: Numerals) -> (primary: String, suffix: String, secondary: String) {
    if let title, !title.isEmpty { return (title, "", detail ?? hobby ?? "") }
    let suffix = AgeSuffix(after: ShownText(name).string, age: age, language: language, numerals)
    return (name, suffix.string, hobby ?? detail ?? "")
  }
}
