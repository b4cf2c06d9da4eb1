package import DeckKit
package import DeckPlanning
package import Typesetting

/// Sets the texts of lists.
package struct ListTypesetter {
  let typesetter: Typesetter

  /// Maximum number of lines of the second text of an item.
  static let maximumLines = 100

  /// One that sets texts with `typesetter`.
  package init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// The texts of one item as they are set.
  struct Item {
    /// The text that is always seen; nil where it is empty.
    var primary: FittedText?
    /// The other; nil where it is empty.
    var secondary: TextLine?

    /// Both, from the top.
    var lines: [(role: Role, text: TextLine, isTruncated: Bool)] {
      [
        primary.map { (.primary, $0.line, $0.isTruncated) },
        secondary.map { (.secondary, $0, $0.isTruncated) },
      ].compactMap(\.self)
    }
  }

  /// Which text of an item.
  enum Role {
    case primary, secondary
  }

  /// Sets the texts of an item.
  func set(_ item: ListItemDrawing) -> Item {
    Item(
      primary: fitter(item.language, width: item.textWidth, item.direction).fit(
        item.primary, suffix: item.suffix, style: item.style.primary, family: item.primaryFamily),
      secondary: item.secondary.isEmpty ? nil : secondary(item))
  }

  /// A text of the height of a line.
  private func empty(_ item: ListItemDrawing) -> FittedText? {
    fitter(item.language, width: item.textWidth)
      .fit("0", suffix: "", style: item.style.primary, family: item.primaryFamily)
  }

  private func secondary(_ item: ListItemDrawing) -> TextLine {
    let look = item.style.secondary
    return typesetter.paragraph(
      LineFitter.isolated(ShownText(item.secondary).string),
      style: TextStyle(
        family: item.secondaryFamily, size: look.size, weight: look.weight.rawValue,
        color: .init(look.color), language: item.language), width: item.textWidth, lines: Self.maximumLines,
      from: item.direction)
  }

  /// One that fits lines into a width.
  func fitter(
    _ language: String, width: Double, _ direction: LayoutDirection = .leftToRight
  ) -> LineFitter {
    LineFitter(typesetter: typesetter, language: language, width: width, direction: direction)
  }

  /// Heights of an item's texts in whole points, so that rows begin on whole points.
  package func measure(_ item: ListItemDrawing) -> ListMetrics.Item {
    let texts = set(item)
    // A row without a text is as high as one with one.
    let box = (texts.primary ?? empty(item))?.box
    let primary = (box?.ascent ?? 0) + (box?.descent ?? 0)
    return ListMetrics.Item(
      primary: primary.rounded(.up), secondary: (texts.secondary?.height ?? 0).rounded(.up),
      hasThumbnail: item.thumbnail != nil)
  }
}
