/// A finger that drags a deck.
struct Finger: Sendable, Hashable {
  /// Height of the touch on the card, 0 at its top and 1 at its bottom.
  var touch: Double
  /// How far the card or strip was from its place when it was touched, in points.
  var base: LayoutPoint
  /// How far the finger has gone since.
  var translation = LayoutPoint.zero
  /// Its way, for springs that follow it.
  var track: OffsetTrack
}

extension DeckSession {
  /// A finger touches the front card, the strip or the tilted cards; false where there is nothing to drag or
  /// another finger drags already. What was on its way is caught where it is.
  ///
  /// - Parameter touch: height of the touch on the card, 0 at its top and 1 at its bottom.
  @discardableResult
  public mutating func beginDrag(touch: Double = 0, at time: Double) -> Bool {
    advance(to: time)
    guard finger == nil, frontCard != nil, style.drag.axes != .none else { return false }
    var finger = Finger(touch: touch, base: caughtOffset, track: OffsetTrack())
    finger.track.move(to: .zero, at: self.time)
    self.finger = finger
    (swipes.returning, pages.settling) = (nil, nil)
    if style.layout.tilted != nil { beginTilt() }
    return true
  }

  /// The finger has gone `translation` from where it touched.
  public mutating func drag(to translation: LayoutPoint, at time: Double) {
    advance(to: time)
    guard var finger else { return }
    finger.translation = translation
    finger.track.move(to: style.drag.offset(for: translation), at: self.time)
    self.finger = finger
    if style.layout.tilted != nil { moveTilt() }
  }

  /// The finger lets go at `velocity`, in points a second; what that leads to, or nil where no finger
  /// dragged.
  @discardableResult
  public mutating func release(velocity: LayoutPoint = .zero, at time: Double) -> ReleaseDecision? {
    advance(to: time)
    guard let finger else { return nil }
    let decision = decision(for: finger, velocity: velocity)
    letGo(finger, decision)
    return decision
  }

  /// The drag is taken from the finger, as by an alert: nothing commits.
  public mutating func cancelDrag(at time: Double) {
    advance(to: time)
    guard let finger else { return }
    letGo(finger, .return)
  }

  private mutating func letGo(_ finger: Finger, _ decision: ReleaseDecision) {
    switch style.layout {
    case .slots: releaseCard(decision)
    case .strip: releasePage(finger, decision)
    case .tilted: releaseTilt()
    case .list, .other: break
    }
    self.finger = nil
  }

  private func decision(for finger: Finger, velocity: LayoutPoint) -> ReleaseDecision {
    // A page is judged by the finger's own way, a card by where it is.
    let base = style.layout.strip == nil ? finger.base : .zero
    return style.release?.decision(
      at: base + style.drag.offset(for: finger.translation), velocity: style.drag.offset(for: velocity))
      ?? .return
  }

  /// How far what is touched is from its place at this moment.
  private var caughtOffset: LayoutPoint {
    switch style.layout {
    case .slots: LayoutPoint(x: frontTransform.tx, y: frontTransform.ty)
    case .strip: LayoutPoint(x: stripOffset, y: 0)
    case .tilted: style.drag.follow == .spring ? .zero : tiltOffset
    case .list, .other: .zero
    }
  }

  /// How far the finger has brought what it drags from its place.
  func offset(of finger: Finger) -> LayoutPoint {
    guard style.drag.follow == .spring, let spring = style.return.spring else {
      return finger.base + style.drag.offset(for: finger.translation)
    }
    return finger.base + finger.track.offset(following: spring, at: time)
  }
}
