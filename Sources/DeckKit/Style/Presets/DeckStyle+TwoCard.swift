extension DeckStyle {
  /// A front card over the next one; lengths are those at a width of 375.
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
      // The card's centre beyond a fifth of the screen from an edge: W/2 − W/5.
      release: ReleaseRule(right: 0.3 * size.width, left: -0.3 * size.width),
      exit: ExitStyle(animation: easeInOut, offset: LayoutPoint(x: size.width, y: 0), opacity: 0),
      // The back card has the front one's frame: nothing moves up.
      return: easeInOut, advance: TransitionAnimation(duration: 0, curve: .easeInOut))
  }
}
