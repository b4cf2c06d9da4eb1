extension DeckStyle {
  /// Profile cards as wide as the screen. Lengths are for a width of 375 points.
  static func pager(_ size: LayoutSize, _ scaled: ScaledLengths) -> DeckStyle {
    let settle = TransitionAnimation(duration: 0.35, curve: .easeInOut)
    return DeckStyle(
      name: DeckPreset.pager.rawValue, size: size,
      // The original clips the shadow with the same corner radius, so it is not visible.
      decoration: .photoCard(cornerRadius: scaled(12), shadow: nil, scaled),
      layout: .strip(StripLayout(spacing: scaled(10), padding: scaled(16))),
      drag: DragRule(axes: .horizontal),
      release: ReleaseRule(right: size.width / 2, left: -size.width / 2, projection: 0.25),
      return: settle, advance: settle, chrome: .pager(scaled))
  }
}

extension ChromeStyle {
  fileprivate static func pager(_ scaled: ScaledLengths) -> ChromeStyle {
    ChromeStyle(
      padding: scaled(16), spacing: scaled(8), iconSize: scaled(24), lowerPadding: scaled(16),
      discShadow: Shadow(color: .gray, opacity: 1, radius: scaled(12), offset: .zero), discFill: .white,
      upper: [
        ChromeIcon(name: "profile", color: .gray), ChromeIcon(name: "flame", color: .gray, scale: 2),
        ChromeIcon(name: "chat", color: .gray),
      ],
      lower: [
        ChromeIcon(
          name: "back", color: .orange, disc: ChromeDisc(diameter: 1.5, offset: scaled(2.5, 0))),
        ChromeIcon(name: "close", color: .red, disc: ChromeDisc(diameter: 2)),
        ChromeIcon(name: "approve", color: .green, disc: ChromeDisc(diameter: 2)),
        ChromeIcon(name: "boost", color: .purple, disc: ChromeDisc(diameter: 1.5)),
      ])
  }
}
