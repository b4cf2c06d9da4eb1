/// The gestures that are drawn as frames.
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

  /// The finger's way unless a deck gives another: a little beyond the limit in 0.4 s, or to 60 % of the right
  /// one in 0.3 s.
  public func defaultPath(for style: DeckStyle) -> FingerPath {
    let beyond = 10.0
    return switch self {
    case .like: FingerPath(to: LayoutPoint(x: style.release.right + beyond, y: 0), duration: 0.4)
    case .nope: FingerPath(to: LayoutPoint(x: style.release.left - beyond, y: 0), duration: 0.4)
    case .return: FingerPath(to: LayoutPoint(x: style.release.right * 0.6, y: 0), duration: 0.3)
    }
  }
}
