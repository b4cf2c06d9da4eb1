/// The swipes that can be rendered as animations.
public enum SwipeKind: String, Codable, Sendable, Hashable, CaseIterable {
  /// The front card is dragged to the right and leaves.
  case like
  /// The front card is dragged to the left and leaves.
  case nope
  /// The front card is dragged a short distance and returns.
  case `return`

  /// The expected result of the release.
  public var decision: ReleaseDecision {
    switch self {
    case .like: .exit(.right)
    case .nope: .exit(.left)
    case .return: .return
    }
  }

  /// The default finger path. A swipe that commits moves the card 10 points beyond the limit in 0.4 s; one
  /// that returns moves it to 60 % of the right limit in 0.3 s.
  public func defaultPath(for style: DeckStyle) -> FingerPath {
    let release = style.release ?? ReleaseRule(right: 0, left: 0)
    return switch self {
    case .like:
      FingerPath(to: style.translation(forOffset: release.right + FingerPath.overshoot), duration: 0.4)
    case .nope:
      FingerPath(to: style.translation(forOffset: release.left - FingerPath.overshoot), duration: 0.4)
    case .return: FingerPath(to: style.translation(forOffset: release.right * 0.6), duration: 0.3)
    }
  }
}

/// The page turns that can be rendered as animations.
public enum PageTurn: String, Codable, Sendable, Hashable, CaseIterable {
  /// To the next page.
  case forward
  /// To the previous page.
  case back

  /// The default finger path: to 10 points beyond the limit in 0.4 s.
  public func defaultPath(for style: DeckStyle) -> FingerPath {
    let release = style.release ?? ReleaseRule(right: 0, left: 0)
    let goesLeft = (self == .forward) == (style.direction == .leftToRight)
    let end = goesLeft ? release.left - FingerPath.overshoot : release.right + FingerPath.overshoot
    return FingerPath(to: style.translation(forOffset: end), duration: 0.4)
  }
}

extension FingerPath {
  /// The distance in points by which a default path exceeds a limit. It does not depend on the deck's size.
  static let overshoot = 10.0

  /// The default path of a drag: 100 points (at the preset's width) to the right in 0.4 s, then held until
  /// the cards behind have come forward, and released at 1 s.
  public static func defaultDrag(for style: DeckStyle) -> FingerPath {
    let end = LayoutPoint(x: 100 * style.size.width / DeckPreset.depth.size.width, y: 0)
    return FingerPath([
      Point(time: 0, translation: .zero), Point(time: 0.4, translation: end),
      Point(time: 1, translation: end),
    ])
  }
}

extension DeckStyle {
  /// The finger's translation that moves the front card horizontally by `offset` points.
  fileprivate func translation(forOffset offset: Double) -> LayoutPoint {
    LayoutPoint(x: drag.gain == 0 ? offset : offset / drag.gain, y: 0)
  }
}
