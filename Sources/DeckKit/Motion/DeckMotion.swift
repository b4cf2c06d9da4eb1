/// The motions of a deck as pure functions of its style: from finger to transform, from release to decision,
/// and from time to placements.
///
/// This file contains what all styles share. Extensions contain swipes, pages, lists and tilted cards.
public struct DeckMotion: Sendable, Hashable {
  /// The style that determines the motions.
  public var style: DeckStyle

  /// Creates the motions of `style`.
  public init(_ style: DeckStyle) {
    self.style = style
  }

  /// The front card's transform while the finger is `translation` away from its touch point.
  ///
  /// - Parameter touch: vertical position of the touch on the card, 0 at its top and 1 at its bottom.
  public func drag(_ translation: LayoutPoint, touch: Double = 0) -> CardTransform {
    transform(atOffset: style.drag.offset(for: translation), touch: touch)
  }

  /// The result of releasing the card at `translation` with `velocity`, in points per second.
  public func decision(at translation: LayoutPoint, velocity: LayoutPoint = .zero) -> ReleaseDecision {
    style.release?.decision(
      at: style.drag.offset(for: translation), velocity: style.drag.offset(for: velocity)) ?? .return
  }

  /// The placements of the deck at rest, in drawing order.
  ///
  /// Stacked and tilted cards are those that are visible; a strip's pages are those visible while `page` is
  /// current. The result is empty for a list, which needs the heights of its texts: see
  /// ``rows(of:metrics:openness:)``.
  ///
  /// - Parameter cards: the cards, front first.
  public func placementsAtRest(of cards: [CardID], page: Int = 0) -> [Placement] {
    switch style.layout {
    case .slots: slotPlacements(of: cards)
    case .strip: pages(cards, atOffset: stripOffset(ofPage: page))
    case .tilted: tilted(cards, offset: .zero, activity: 0)
    case .list, .other: []
    }
  }

  /// The front card's transform at `offset` from its position at rest, in points.
  func transform(atOffset offset: LayoutPoint, touch: Double = 0) -> CardTransform {
    let angle = style.rotation?.angle(forOffset: offset.x, touch: touch) ?? 0
    guard style.rotation?.pivot == .rest else {
      return CardTransform(tx: offset.x, ty: offset.y, rotation: angle)
    }
    let rotated = offset.rotated(by: angle)
    return CardTransform(tx: rotated.x, ty: rotated.y, rotation: angle)
  }

  /// The front card's offset from its position at rest at `time` on `path`, up to the release.
  func offset(following path: FingerPath, at time: Double) -> LayoutPoint {
    guard style.drag.follow == .spring, let spring = style.return.spring else {
      return style.drag.offset(for: path.translation(at: time))
    }
    return OffsetTrack(path, rule: style.drag).offset(following: spring, at: time)
  }
}

/// The offsets of a dragged card over time as targets of one spring for each axis.
struct OffsetTrack: Sendable, Hashable {
  private var x = SpringTarget()
  private var y = SpringTarget()

  /// Creates an empty track.
  init() {}

  /// Creates the track of `path`, held at its end.
  init(_ path: FingerPath, rule: DragRule) {
    move(to: .zero, at: 0)
    for point in path.points where point.time > 0 {
      move(to: rule.offset(for: point.translation), at: point.time)
    }
  }

  /// Moves the target linearly to `offset` at `time`.
  mutating func move(to offset: LayoutPoint, at time: Double) {
    x.line(to: offset.x, at: time)
    y.line(to: offset.y, at: time)
  }

  /// Moves the target to `offset` instantaneously at `time`.
  mutating func jump(to offset: LayoutPoint, at time: Double) {
    x.jump(to: offset.x, at: time)
    y.jump(to: offset.y, at: time)
  }

  /// The offset at `time` of a card that `spring` pulls towards the target.
  func offset(following spring: Spring, at time: Double) -> LayoutPoint {
    LayoutPoint(x: x.response(of: spring, at: time), y: y.response(of: spring, at: time))
  }
}
