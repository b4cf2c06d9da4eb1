extension DeckStyle {
  /// A list of expandable sections. Lengths are for a width of 375 points.
  static func sections(_ size: LayoutSize, _ scaled: ScaledLengths) -> DeckStyle {
    let toggle = TransitionAnimation(duration: 0.35, curve: .easeInOut)
    return DeckStyle(
      name: DeckPreset.sections.rawValue, size: size, background: .color(.groupedBackground),
      decoration: .photoCard(cornerRadius: 0, shadow: nil, scaled),
      layout: .list(
        ListLayout(
          header: .sections(scaled), item: .sections(scaled), groupSpacing: scaled(35),
          separatorColor: .separator, separatorInset: scaled(16))),
      drag: DragRule(axes: .none), return: toggle, advance: toggle)
  }
}

extension ListHeaderStyle {
  fileprivate static func sections(_ scaled: ScaledLengths) -> ListHeaderStyle {
    ListHeaderStyle(
      height: scaled(82), fill: .yellow,
      triangle: TriangleStyle(
        box: scaled(50), padding: scaled(16), fill: .black, stroke: .red, strokeWidth: scaled(5)),
      key: CaptionText(size: scaled(34), minimumSize: scaled(17), weight: .regular, color: .black))
  }
}

extension ListItemStyle {
  fileprivate static func sections(_ scaled: ScaledLengths) -> ListItemStyle {
    ListItemStyle(
      fill: .white, horizontalInset: scaled(16), verticalInset: scaled(11),
      primary: CaptionText(size: scaled(28), minimumSize: scaled(20), weight: .regular, color: .black),
      secondary: CaptionText(size: scaled(17), minimumSize: scaled(13), weight: .regular, color: .black),
      spacing: scaled(5), thumbnailSize: scaled(44), thumbnailSpacing: scaled(12),
      thumbnailRadius: scaled(8))
  }
}
