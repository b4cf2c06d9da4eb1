package import DeckKit

/// All that is needed to draw one item of a list, in points.
package struct ListItemDrawing: Sendable, Hashable {
  /// The look.
  package var style: ListItemStyle
  /// Width of the row.
  package var rowWidth: Double
  /// Which side texts begin at.
  package var direction: LayoutDirection
  /// The text that is always seen; may be cut short where the line is too narrow.
  package var primary: String
  /// What stands behind it and stays whole, such as an age.
  package var suffix: String
  /// The text that is seen when the item is open; empty where there is none.
  package var secondary: String
  /// BCP 47 language.
  package var language: String
  /// Families of the two texts; the standard one where nil.
  package var primaryFamily, secondaryFamily: String?
  /// The picture; nil where the card has no photo.
  package var thumbnail: CardDrawing?

  /// Width that the texts have.
  package var textWidth: Double {
    let picture = thumbnail == nil ? 0 : style.thumbnailSize + style.thumbnailSpacing
    return max(0, rowWidth - 2 * style.horizontalInset - picture)
  }
}

extension Card {
  /// The texts of the card in a list: its title and detail where it has a title, else "Name, age" and hobby.
  var listTexts: (primary: String, suffix: String, secondary: String) {
    if let title, !title.isEmpty { return (title, "", detail ?? hobby ?? "") }
    let age = age.map(String.init) ?? ""
    return (name, name.isEmpty || age.isEmpty ? age : ", " + age, hobby ?? detail ?? "")
  }
}
