extension DeckStyle {
  /// A front card over tilted cards. Lengths are for a width of 375 points.
  static func depth(_ size: LayoutSize, _ scaled: ScaledLengths) -> DeckStyle {
    let spring = TransitionAnimation(spring: Spring(response: 0.55, dampingFraction: 0.825))
    return DeckStyle(
      name: DeckPreset.depth.rawValue, size: size,
      decoration: .titleCard(fill: .black, titleSize: scaled(34), scaled),
      backDecoration: .titleCard(
        fill: HexColor(red: 68, green: 41, blue: 182), titleSize: scaled(28), blendMode: .hardLight, scaled),
      layout: .tilted(
        TiltedLayout(
          height: scaled(230), margin: scaled(16),
          layers: [
            TiltedLayer(rest: TiltedPose(), dragging: TiltedPose()),
            TiltedLayer(
              rest: TiltedPose(padding: scaled(32), bottom: scaled(32), tilt: .pi / 6),
              dragging: TiltedPose(padding: scaled(16))),
            TiltedLayer(
              rest: TiltedPose(padding: scaled(64), bottom: scaled(64), tilt: .pi / 3),
              dragging: TiltedPose(padding: scaled(32), bottom: scaled(32))),
          ])),
      drag: DragRule(
        shadow: Shadow(color: .black, opacity: 0.33, radius: scaled(8), offset: .zero)),
      // 0.1° per point at any size.
      rotation: RotationRule(amount: .pi / 180, distance: 10, limit: nil, pivot: .rest),
      return: spring, advance: spring)
  }
}

extension CardDecoration {
  /// A card with a solid colour and its title in the centre.
  fileprivate static func titleCard(
    fill: HexColor, titleSize: Double, blendMode: BlendMode = .normal, _ scaled: ScaledLengths
  ) -> CardDecoration {
    CardDecoration(
      cornerRadius: scaled(10), fill: fill, shadow: nil, scrim: nil,
      caption: CaptionStyle(
        placement: .center, headline: .title, padding: scaled(16), spacing: scaled(8),
        name: CaptionText(size: titleSize, minimumSize: scaled(17), weight: .bold, color: .white),
        hobby: nil),
      blendMode: blendMode)
  }
}
