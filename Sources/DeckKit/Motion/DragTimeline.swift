/// A drag of the front card over tilted cards. The cards behind come forward; all spring back after the
/// release.
public struct DragTimeline: GestureTimeline, Hashable {
  /// The motions of the deck.
  public var motion: DeckMotion
  /// The cards, front first.
  public var cards: [CardID]
  /// The path of the finger.
  public var path: FingerPath

  /// Creates the timeline of dragging `cards` along `path`.
  public init(motion: DeckMotion, cards: [CardID], path: FingerPath) {
    self.motion = motion
    self.cards = cards
    self.path = path
  }

  /// Seconds from the touch until the deck is at rest.
  public var duration: Double { path.releaseTime + motion.style.return.length }

  /// The progress from the pose at rest (0) to the pose while dragging (1). With a spring, value and velocity
  /// are continuous.
  public func activity(at time: Double) -> Double {
    guard time > 0, time < duration - 1e-9 else { return 0 }
    let animation = motion.style.return
    guard animation.spring != nil else {
      let reached = animation.progress(at: min(time, path.releaseTime))
      return reached * (1 - (time > path.releaseTime ? animation.progress(at: time - path.releaseTime) : 0))
    }
    return track.activity(of: animation, at: time)
  }

  /// The front card's offset from its position at rest at `time`, in points.
  public func offset(at time: Double) -> LayoutPoint {
    let since = time - path.releaseTime
    guard since > -1e-9 else { return motion.offset(following: path, at: time) }
    guard time < duration - 1e-9 else { return .zero }
    if motion.style.drag.follow == .spring, let spring = motion.style.return.spring {
      return track.finger.offset(following: spring, at: time)
    }
    let released = motion.offset(following: path, at: path.releaseTime)
    return released * (1 - motion.style.return.progress(at: max(0, since)))
  }

  /// The placements at `time`, in drawing order.
  public func placements(at time: Double) -> [Placement] {
    motion.tilted(cards, offset: offset(at: time), activity: activity(at: time))
  }

  private var track: DragTrack {
    var track = DragTrack()
    track.begin(at: 0)
    track.finger = OffsetTrack(path, rule: motion.style.drag)
    track.end(at: path.releaseTime)
    return track
  }
}

/// The spring targets of a drag of tilted cards.
struct DragTrack: Sendable, Hashable {
  private var active = SpringTarget()
  var finger = OffsetTrack()

  /// Starts the drag at `time`.
  mutating func begin(at time: Double) { active.jump(to: 1, at: time) }

  /// Ends the drag at `time`: the targets return to rest.
  mutating func end(at time: Double) {
    active.jump(to: 0, at: time)
    finger.jump(to: .zero, at: time)
  }

  /// The activity at `time`, 0 at rest and 1 while dragging, by the spring of `animation`; 0 without a
  /// spring.
  func activity(of animation: TransitionAnimation, at time: Double) -> Double {
    animation.spring.map { active.response(of: $0, at: time) } ?? 0
  }
}
