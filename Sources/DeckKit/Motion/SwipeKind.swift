/// The ways of swiping a card that are drawn as frames.
public enum SwipeKind: String, Codable, Sendable, Hashable, CaseIterable {
  /// The front card is dragged to the right and leaves.
  case like
  /// The front card is dragged to the left and leaves.
  case nope
  /// The front card is dragged a little and goes back.
  case `return`

  /// What letting go must lead to.
  public var decision: ReleaseDecision {
    switch self {
    case .like: .exit(.right)
    case .nope: .exit(.left)
    case .return: .return
    }
  }

  /// The finger's way unless a deck gives another: until the card is a little beyond the limit, in 0.4 s, or
  /// at 60 % of the right one, in 0.3 s.
  public func defaultPath(for style: DeckStyle) -> FingerPath {
    let release = style.release ?? ReleaseRule(right: 0, left: 0)
    return switch self {
    case .like: FingerPath(to: style.finger(forOffset: release.right + FingerPath.beyond), duration: 0.4)
    case .nope: FingerPath(to: style.finger(forOffset: release.left - FingerPath.beyond), duration: 0.4)
    case .return: FingerPath(to: style.finger(forOffset: release.right * 0.6), duration: 0.3)
    }
  }
}

/// The ways of turning pages that are drawn as frames.
public enum PageTurn: String, Codable, Sendable, Hashable, CaseIterable {
  /// To the next page.
  case forward
  /// To the previous page.
  case back

  /// The finger's way unless a deck gives another: a little beyond the limit, in 0.4 s.
  public func defaultPath(for style: DeckStyle) -> FingerPath {
    let release = style.release ?? ReleaseRule(right: 0, left: 0)
    let goesLeft = (self == .forward) == (style.direction == .leftToRight)
    let end = goesLeft ? release.left - FingerPath.beyond : release.right + FingerPath.beyond
    return FingerPath(to: style.finger(forOffset: end), duration: 0.4)
  }
}

extension FingerPath {
  /// Points that a default path goes beyond a limit, at any size.
  static let beyond = 10.0

  /// A drag unless a deck gives another: 100 points (at the preset's width) to the right in 0.4 s, held there
  /// until everything has come forward, and let go at 1 s.
  public static func defaultDrag(for style: DeckStyle) -> FingerPath {
    let end = LayoutPoint(x: 100 * style.size.width / DeckPreset.depth.size.width, y: 0)
    return FingerPath([
      Point(time: 0, translation: .zero), Point(time: 0.4, translation: end),
      Point(time: 1, translation: end),
    ])
  }
}

extension DeckStyle {
  /// Where the finger is when it has moved the front card `offset` points to the right.
  fileprivate func finger(forOffset offset: Double) -> LayoutPoint {
    LayoutPoint(x: drag.gain == 0 ? offset : offset / drag.gain, y: 0)
  }
}
