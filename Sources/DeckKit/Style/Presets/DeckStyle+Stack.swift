extension DeckStyle {
  /// A stack of three cards. Lengths are for a width of 300 points.
  static func stack(_ size: LayoutSize, _ scaled: ScaledLengths) -> DeckStyle {
    let easeInOut = TransitionAnimation(duration: 0.2, curve: .easeInOut)
    return DeckStyle(
      name: DeckPreset.stack.rawValue, size: size,
      decoration: .photoCard(
        cornerRadius: scaled(15),
        shadow: Shadow(color: .black, opacity: 0.8, radius: scaled(4), offset: .zero), scaled),
      layout: .slots(SlotLayout(visibleCount: 3, step: scaled(10, 10), narrowing: scaled(20))),
      // The original's tangent has a pole at tx = πW; here the rotation is limited to 45°.
      rotation: RotationRule(distance: 2 * size.width, function: .tangent, limit: .pi / 4),
      release: ReleaseRule(right: scaled(250), left: scaled(-215)),
      exit: ExitStyle(animation: easeInOut, offset: scaled(200, 75), opacity: 0),
      return: easeInOut, advance: easeInOut)
  }
}

extension CardDecoration {
  /// The decoration of all photo cards: a scrim over the lower half, and "Name, age" above the hobby.
  static func photoCard(cornerRadius: Double, shadow: Shadow?, _ scaled: ScaledLengths) -> CardDecoration {
    CardDecoration(
      cornerRadius: cornerRadius, fill: .white, shadow: shadow,
      scrim: Scrim(color: .black, start: 0.5, end: 1, startOpacity: 0, endOpacity: 1),
      caption: CaptionStyle(
        padding: scaled(16), spacing: scaled(8),
        name: CaptionText(
          size: scaled(28), minimumSize: scaled(20), weight: .semibold, color: .white),
        hobby: CaptionText(
          size: scaled(16), minimumSize: scaled(13), weight: .regular, color: .white, lines: 2)))
  }
}
