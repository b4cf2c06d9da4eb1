/// An active drag.
struct Finger: Sendable, Hashable {
  /// Vertical position of the touch on the card, 0 at its top and 1 at its bottom.
  var touch: Double
  /// Offset of the card or strip from its position at rest when it was touched, in points.
  var startOffset: LayoutPoint
  /// Translation of the finger since the touch, in points.
  var translation = LayoutPoint.zero
  /// Path of the finger, which a spring may follow.
  var track: OffsetTrack
}

extension DeckSession {
  /// Starts a drag of the front card, the page strip or the tilted cards. A card or strip in motion is caught
  /// at its current position.
  ///
  /// - Parameters:
  ///   - touch: vertical position of the touch on the card, 0 at its top and 1 at its bottom.
  ///   - time: the time of the touch in seconds.
  /// - Returns: false if there is nothing to drag or another drag is active.
  @discardableResult
  public mutating func beginDrag(touch: Double = 0, at time: Double) -> Bool {
    advance(to: time)
    guard finger == nil, frontCard != nil, style.drag.axes != .none else { return false }
    var finger = Finger(touch: touch, startOffset: currentOffset, track: OffsetTrack())
    finger.track.move(to: .zero, at: self.time)
    self.finger = finger
    (swipes.returning, pages.settling) = (nil, nil)
    if style.layout.tilted != nil { beginTilt() }
    return true
  }

  /// Moves the active drag to `translation`, the vector from the touch point to the finger in points.
  public mutating func drag(to translation: LayoutPoint, at time: Double) {
    advance(to: time)
    guard var finger else { return }
    finger.translation = translation
    finger.track.move(to: style.drag.offset(for: translation), at: self.time)
    self.finger = finger
    if style.layout.tilted != nil { moveTilt() }
  }

  /// Ends the active drag.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the finger in points per second.
  ///   - time: the time of the release in seconds.
  /// - Returns: the result of the release; nil if no drag is active.
  @discardableResult
  public mutating func release(velocity: LayoutPoint = .zero, at time: Double) -> ReleaseDecision? {
    advance(to: time)
    guard let finger else { return nil }
    let decision = decision(for: finger, velocity: velocity)
    endDrag(finger, decision)
    return decision
  }

  /// Cancels the active drag, for instance because an alert appears. Nothing is committed.
  public mutating func cancelDrag(at time: Double) {
    advance(to: time)
    guard let finger else { return }
    endDrag(finger, .return)
  }

  private mutating func endDrag(_ finger: Finger, _ decision: ReleaseDecision) {
    switch style.layout {
    case .slots: releaseCard(decision)
    case .strip: releasePage(finger, decision)
    case .tilted: releaseTilt()
    case .list, .other: break
    }
    self.finger = nil
  }

  private func decision(for finger: Finger, velocity: LayoutPoint) -> ReleaseDecision {
    // A page turn depends on the finger's translation, a swipe on the position of the card.
    let start = style.layout.strip == nil ? finger.startOffset : .zero
    return style.release?.decision(
      at: start + style.drag.offset(for: finger.translation), velocity: style.drag.offset(for: velocity))
      ?? .return
  }

  /// The current offset of the front card or the strip from its position at rest, in points.
  private var currentOffset: LayoutPoint {
    switch style.layout {
    case .slots: LayoutPoint(x: frontTransform.tx, y: frontTransform.ty)
    case .strip: LayoutPoint(x: stripOffset, y: 0)
    case .tilted: style.drag.follow == .spring ? .zero : tiltOffset
    case .list, .other: .zero
    }
  }

  /// The current offset of the dragged card or strip from its position at rest, in points.
  func offset(of finger: Finger) -> LayoutPoint {
    guard style.drag.follow == .spring, let spring = style.return.spring else {
      return finger.startOffset + style.drag.offset(for: finger.translation)
    }
    return finger.startOffset + finger.track.offset(following: spring, at: time)
  }
}
