extension DeckStyle {
  /// The container of the `stack` preset unless a deck asks for another.
  public static let stackSize = LayoutSize(width: 300, height: 400)

  /// The three-card stack in a container of `size`.
  ///
  /// Lengths that the design states for a width of 300 scale with the width; durations, angles and opacities
  /// do not.
  public static func stack(size: LayoutSize = stackSize) -> DeckStyle {
    let width = size.width
    func scaled(_ length: Double) -> Double { length * width / stackSize.width }
    let easeInOut = CurveAnimation(duration: 0.2, curve: .easeInOut)
    return DeckStyle(
      name: "stack", size: size, background: .color(.white),
      decoration: .photoCard(
        cornerRadius: scaled(15),
        shadow: Shadow(color: .black, opacity: 0.8, radius: scaled(4), offset: .zero), scaled: scaled),
      layout: SlotLayout(
        visibleCount: 3, step: LayoutPoint(x: scaled(10), y: scaled(10)), narrowing: scaled(20)),
      rotation: RotationRule(distance: 2 * width, limit: .pi / 4),
      release: ReleaseRule(right: scaled(250), left: scaled(-215)),
      exit: ExitStyle(
        animation: easeInOut, offset: LayoutPoint(x: scaled(200), y: scaled(75)), opacity: 0),
      return: easeInOut, advance: easeInOut, emptyText: "No more cards")
  }
}

extension CardDecoration {
  /// The decoration that all photo cards share: a scrim over the lower half and "Name, age" over the hobby.
  static func photoCard(
    cornerRadius: Double, shadow: Shadow?, scaled: (Double) -> Double
  ) -> CardDecoration {
    CardDecoration(
      cornerRadius: cornerRadius, fill: .white, shadow: shadow,
      scrim: Scrim(color: .black, start: 0.5, end: 1, startOpacity: 0, endOpacity: 1),
      caption: CaptionStyle(
        padding: scaled(16), spacing: scaled(8),
        name: CaptionText(
          size: scaled(28), minimumSize: scaled(20), weight: .semibold, color: .white),
        hobby: CaptionText(
          size: scaled(16), minimumSize: scaled(13), weight: .regular, color: .white)))
  }
}
