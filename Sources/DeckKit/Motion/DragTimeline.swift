/// One drag of tilted cards: they come forward, and everything springs back when the finger lets go.
public struct DragTimeline: GestureTimeline, Hashable {
  /// The deck's motions.
  public var motion: DeckMotion
  /// The cards, front first.
  public var cards: [CardID]
  /// The finger's way.
  public var path: FingerPath

  /// The gesture `path` on `cards`.
  public init(motion: DeckMotion, cards: [CardID], path: FingerPath) {
    self.motion = motion
    self.cards = cards
    self.path = path
  }

  /// Seconds from the touch until everything rests again.
  public var duration: Double { path.releaseTime + motion.style.return.length }

  /// 0 at rest, 1 while dragging, and what is between: it never jumps, in value or in speed.
  public func activity(at time: Double) -> Double {
    guard time > 0, time < duration - 1e-9 else { return 0 }
    let animation = motion.style.return
    guard animation.spring != nil else {
      let reached = animation.progress(at: min(time, path.releaseTime))
      return reached * (1 - (time > path.releaseTime ? animation.progress(at: time - path.releaseTime) : 0))
    }
    return track.activity(of: animation, at: time)
  }

  /// How far the front card is from its place at `time`.
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

  /// Where every card is at `time`, in order of drawing.
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

/// What springs follow while a deck is dragged.
struct DragTrack: Sendable, Hashable {
  private var active = SpringTarget()
  var finger = OffsetTrack()

  /// A finger touches.
  mutating func begin(at time: Double) { active.jump(to: 1, at: time) }

  /// It lets go: everything is pulled back to rest.
  mutating func end(at time: Double) {
    active.jump(to: 0, at: time)
    finger.jump(to: .zero, at: time)
  }

  /// 0 at rest, 1 while dragging; by the spring of `animation`.
  func activity(of animation: TransitionAnimation, at time: Double) -> Double {
    animation.spring.map { active.followed(by: $0, at: time) } ?? 0
  }
}
