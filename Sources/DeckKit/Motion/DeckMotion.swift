/// The motions of a deck as pure functions of its style: finger → transform, release → decision, time →
/// placements.
///
/// What all styles share stands here; the extensions have what is particular to cards that are swiped, pages,
/// lists and tilted cards.
public struct DeckMotion: Sendable, Hashable {
  /// The style that the motions follow.
  public var style: DeckStyle

  /// The motions of `style`.
  public init(_ style: DeckStyle) {
    self.style = style
  }

  /// How the front card is moved while the finger has gone `translation` from where it touched.
  ///
  /// - Parameter touch: height of the touch on the card, 0 at its top and 1 at its bottom.
  public func drag(_ translation: LayoutPoint, touch: Double = 0) -> CardTransform {
    transform(atOffset: style.drag.offset(for: translation), touch: touch)
  }

  /// What happens when the finger lets go at `translation` with `velocity` (points a second).
  public func decision(at translation: LayoutPoint, velocity: LayoutPoint = .zero) -> ReleaseDecision {
    style.release?.decision(
      at: style.drag.offset(for: translation), velocity: style.drag.offset(for: velocity)) ?? .return
  }

  /// The deck at rest in order of drawing, `cards` being front first: of slots and tilted cards the first
  /// visible ones, of a strip the pages that are seen while page `page` is shown. A list needs the heights of
  /// its texts: see ``rows(of:metrics:openness:)``.
  public func placementsAtRest(of cards: [CardID], page: Int = 0) -> [Placement] {
    switch style.layout {
    case .slots: slotPlacements(of: cards)
    case .strip: pages(cards, atOffset: stripOffset(ofPage: page))
    case .tilted: tilted(cards, offset: .zero, activity: 0)
    case .list, .other: []
    }
  }

  /// How the front card is moved when it is `offset` points from its place.
  func transform(atOffset offset: LayoutPoint, touch: Double = 0) -> CardTransform {
    let angle = style.rotation?.angle(forOffset: offset.x, touch: touch) ?? 0
    guard style.rotation?.pivot == .rest else {
      return CardTransform(tx: offset.x, ty: offset.y, rotation: angle)
    }
    let turned = offset.turned(by: angle)
    return CardTransform(tx: turned.x, ty: turned.y, rotation: angle)
  }

  /// How far the front card is from its place at `time` on the way of a finger that has not let go yet.
  func offset(following path: FingerPath, at time: Double) -> LayoutPoint {
    guard style.drag.follow == .spring, let spring = style.return.spring else {
      return style.drag.offset(for: path.translation(at: time))
    }
    return OffsetTrack(path, rule: style.drag).offset(following: spring, at: time)
  }
}

/// The way of a finger as targets of springs.
struct OffsetTrack: Sendable, Hashable {
  private var x = SpringTarget()
  private var y = SpringTarget()

  /// A finger that has not touched yet.
  init() {}

  /// The way of `path`, still held at its end.
  init(_ path: FingerPath, rule: DragRule) {
    move(to: .zero, at: 0)
    for point in path.points where point.time > 0 {
      move(to: rule.offset(for: point.translation), at: point.time)
    }
  }

  /// Goes on in a straight line.
  mutating func move(to offset: LayoutPoint, at time: Double) {
    x.line(to: offset.x, at: time)
    y.line(to: offset.y, at: time)
  }

  /// Jumps.
  mutating func jump(to offset: LayoutPoint, at time: Double) {
    x.jump(to: offset.x, at: time)
    y.jump(to: offset.y, at: time)
  }

  /// Where a card is that `spring` pulls after the finger.
  func offset(following spring: Spring, at time: Double) -> LayoutPoint {
    LayoutPoint(x: x.followed(by: spring, at: time), y: y.followed(by: spring, at: time))
  }
}
