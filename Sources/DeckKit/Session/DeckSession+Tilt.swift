/// The state of tilted cards in a session.
struct TiltState: Sendable, Hashable {
  var track = DragTrack()
  /// Offset and time of the last release.
  var release: (offset: LayoutPoint, start: Double)?
  /// Start value, end value and start time of the activity's animation, for styles without a spring.
  var activity: (from: Double, to: Double, start: Double) = (0, 0, 0)

  static func == (left: Self, right: Self) -> Bool {
    left.track == right.track && left.release?.offset == right.release?.offset
      && left.release?.start == right.release?.start && left.activity == right.activity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(track)
    hasher.combine(release?.offset)
    hasher.combine(release?.start)
  }
}

/// Tilted cards.
extension DeckSession {
  mutating func beginTilt() {
    tilt.activity = (tiltActivity, 1, time)
    tilt.track.begin(at: time)
    tilt.track.finger.move(to: .zero, at: time)
    tilt.release = nil
  }

  mutating func moveTilt() {
    guard let finger else { return }
    tilt.track.finger.move(to: style.drag.offset(for: finger.translation), at: time)
  }

  mutating func releaseTilt() {
    let (offset, activity) = (tiltOffset, tiltActivity)
    tilt.track.end(at: time)
    tilt.release = (offset, time)
    tilt.activity = (activity, 0, time)
  }

  mutating func endTilt() {
    guard let release = tilt.release, hasEnded(style.return.length, since: release.start) else { return }
    tilt = TiltState()
    if let card = remaining.first { events.append(.returned(card: card)) }
  }

  /// The front card's current offset from its position at rest, in points.
  var tiltOffset: LayoutPoint {
    if style.drag.follow == .spring, let spring = style.return.spring {
      return tilt.track.finger.offset(following: spring, at: time)
    }
    if let finger { return offset(of: finger) }
    return tilt.release.map { $0.offset * (1 - style.return.progress(at: time - $0.start)) } ?? .zero
  }

  /// The current activity: 0 at rest, 1 while dragging.
  var tiltActivity: Double {
    guard finger != nil || tilt.release != nil else { return 0 }
    guard style.return.spring == nil else { return tilt.track.activity(of: style.return, at: time) }
    let (from, to, start) = tilt.activity
    return from + (to - from) * style.return.progress(at: time - start)
  }
}
