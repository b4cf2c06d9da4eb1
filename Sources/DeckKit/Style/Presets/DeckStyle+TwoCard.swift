extension DeckStyle {
  /// A front card over the next card. Lengths are for a width of 375 points.
  static func twoCard(_ size: LayoutSize, _ scaled: ScaledLengths) -> DeckStyle {
    let easeInOut = TransitionAnimation(duration: 0.2, curve: .easeInOut)
    let (width, height) = (scaled(300), scaled(400))
    return DeckStyle(
      name: DeckPreset.twoCard.rawValue, size: size,
      decoration: .photoCard(cornerRadius: scaled(15), shadow: nil, scaled),
      layout: .slots(
        SlotLayout(
          front: LayoutRect(
            x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height),
          visibleCount: 2, insertion: .afterExit)),
      drag: DragRule(axes: .horizontal),
      rotation: RotationRule(amount: -0.785, distance: size.width / 2, limit: 0.785),
      // A release commits if the card's centre is within W/5 of the screen's edge: W/2 − W/5 = 0.3 W.
      release: ReleaseRule(right: 0.3 * size.width, left: -0.3 * size.width),
      exit: ExitStyle(animation: easeInOut, offset: LayoutPoint(x: size.width, y: 0), opacity: 0),
      // Both cards have the same frame, so no card moves when it advances.
      return: easeInOut, advance: TransitionAnimation(duration: 0, curve: .easeInOut))
  }
}
