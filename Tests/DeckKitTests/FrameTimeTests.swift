import DeckKit
import TestSupport
import Testing

@Suite struct FrameTimeTests {
  private func timeline(_ kind: SwipeKind, _ style: DeckStyle = .stack()) -> SwipeTimeline {
    SwipeTimeline(motion: DeckMotion(style), cards: ["a", "b", "c", "d"], path: kind.defaultPath(for: style))
  }

  /// 0.4 s of dragging and 0.2 s of exit, or 0.3 s of dragging and 0.2 s of return.
  @Test(arguments: [(SwipeKind.like, 0.6), (.nope, 0.6), (.return, 0.5)])
  func durations(kind: SwipeKind, duration: Double) {
    #expect(isNear(timeline(kind).duration, duration))
  }

  /// Frames 0…n, where n = duration · rate, rounded up: 0.6 · 24 = 14.4 → 15.
  @Test(
    arguments: [
      (.like, 30, 19), (.nope, 30, 19), (.return, 30, 16),
      (.like, 24, 16), (.like, 25, 16), (.like, 60, 37), (.like, 29.97, 19), (.like, 7, 6), (.like, 1, 2),
      (.return, 24, 13), (.return, 25, 14), (.return, 60, 31), (.return, 29.97, 16), (.return, 7, 5),
      (.nope, 240, 145),
    ] as [(SwipeKind, Double, Int)])
  func counts(kind: SwipeKind, rate: Double, count: Int) {
    #expect(timeline(kind).frameTimes(fps: rate).count == count)
  }

  @Test(arguments: SwipeKind.allCases, [24, 25, 30, 60, 29.97, 7, 1, 3.3, 59.94, 240])
  func timesAreWholeFramesUpToTheEnd(kind: SwipeKind, rate: Double) {
    let (times, duration) = (timeline(kind).frameTimes(fps: rate), timeline(kind).duration)
    for (frame, time) in times.enumerated() { #expect(isNear(time, Double(frame) / rate)) }
    let last = times.last ?? .nan
    #expect(last >= duration - 1e-9)
    #expect(last < duration + 1 / rate - 1e-9)
  }

  @Test func likeAndNopeEndAt600MillisecondsAndReturnAt500() {
    #expect(timeline(.like).frameTimes(fps: 30).last == 0.6)
    #expect(timeline(.nope).frameTimes(fps: 30).last == 0.6)
    #expect(timeline(.return).frameTimes(fps: 30).last == 0.5)
  }

  /// The longer of exit and advance determines the duration: 0.4 + 0.5.
  @Test func theDeckWaitsForItsLastMotion() {
    var style = DeckStyle.stack()
    style.advance.duration = 0.5
    #expect(isNear(timeline(.like, style).duration, 0.9))
    #expect(isNear(timeline(.return, style).duration, 0.5))
  }

  @Test func aGestureWithoutDurationIsOneFrame() {
    let motion = DeckMotion(.stack())
    var style = motion.style
    style.return.duration = 0
    let still = SwipeTimeline(motion: DeckMotion(style), cards: ["a"], path: FingerPath([]))
    #expect(still.frameTimes(fps: 30) == [0])
  }
}
