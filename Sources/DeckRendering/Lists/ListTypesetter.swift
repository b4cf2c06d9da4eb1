package import DeckKit
package import DeckPlanning
package import Typesetting

/// Typesets the texts of lists.
package struct ListTypesetter {
  let typesetter: Typesetter

  /// The maximum number of lines of the second text of an item.
  static let maximumLines = 100

  /// Creates a typesetter of lists that uses `typesetter`.
  package init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// The typeset texts of one item.
  struct Item {
    /// The text that is always visible; nil if it is empty.
    var primary: FittedText?
    /// The text that is visible while the item is open; nil if it is empty.
    var secondary: TextLine?

    /// The texts that are not empty, from the top.
    var lines: [(role: Role, text: TextLine, isTruncated: Bool)] {
      [
        primary.map { (.primary, $0.line, $0.isTruncated) },
        secondary.map { (.secondary, $0, $0.isTruncated) },
      ].compactMap(\.self)
    }
  }

  /// The role of a text in an item.
  enum Role {
    case primary, secondary
  }

  /// Typesets the texts of an item.
  func set(_ item: ListItemDrawing) -> Item {
    Item(
      primary: fitter(item.language, width: item.textWidth, item.direction).fit(
        item.primary, suffix: item.suffix, style: item.style.primary, family: item.primaryFamily),
      secondary: item.secondary.isEmpty ? nil : secondary(item))
  }

  /// A text with the height of a line.
  private func empty(_ item: ListItemDrawing) -> FittedText? {
    fitter(item.language, width: item.textWidth)
      .fit("0", suffix: "", style: item.style.primary, family: item.primaryFamily)
  }

  private func secondary(_ item: ListItemDrawing) -> TextLine {
    let style = item.style.secondary
    return typesetter.paragraph(
      LineFitter.isolated(ShownText(item.secondary).string),
      style: TextStyle(
        family: item.secondaryFamily, size: style.size, weight: style.weight.rawValue,
        color: .init(style.color), language: item.language), width: item.textWidth, lines: Self.maximumLines,
      from: item.direction)
  }

  /// Creates a fitter of lines for that width.
  func fitter(
    _ language: String, width: Double, _ direction: LayoutDirection = .leftToRight
  ) -> LineFitter {
    LineFitter(typesetter: typesetter, language: language, width: width, direction: direction)
  }

  /// Measures the heights of an item's texts in whole points, so that rows start at whole points.
  package func measure(_ item: ListItemDrawing) -> ListMetrics.Item {
    let texts = set(item)
    // A row without a text has the height of a row with one line.
    let box = (texts.primary ?? empty(item))?.box
    let primary = (box?.ascent ?? 0) + (box?.descent ?? 0)
    return ListMetrics.Item(
      primary: primary.rounded(.up), secondary: (texts.secondary?.height ?? 0).rounded(.up),
      hasThumbnail: item.thumbnail != nil)
  }
}
