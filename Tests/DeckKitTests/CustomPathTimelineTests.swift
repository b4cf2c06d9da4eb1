import DeckKit
import TestSupport
import Testing

@Suite struct CustomPathTimelineTests {
  private func timeline(_ points: [(Double, Double, Double)]) -> SwipeTimeline {
    let path = FingerPath(
      points.map { FingerPath.Point(time: $0.0, translation: LayoutPoint(x: $0.1, y: $0.2)) })
    return SwipeTimeline(motion: DeckMotion(.stack()), cards: ["a", "b", "c", "d"], path: path)
  }

  @Test(
    arguments: [
      ([(0, 0, 0), (1, 251, 0)], .exit(.right)), ([(0, 0, 0), (1, 250, 0)], .return),
      ([(0, 0, 0), (0.5, 400, 0), (1, 100, 0)], .return), ([(0.2, -216, 900)], .exit(.left)),
    ] as [([(Double, Double, Double)], ReleaseDecision)])
  func whereTheFingerLetsGoDecides(points: [(Double, Double, Double)], decision: ReleaseDecision) {
    #expect(timeline(points).decision == decision)
  }

  @Test func theExitGoesOnFromWhereTheFingerLetGo() {
    let timeline = timeline([(0, 0, 0), (0.25, 100, 50), (0.75, 300, -20)])
    #expect(isNear(timeline.duration, 0.95))
    let end = timeline.placements(at: 0.95).last
    // (300 + 200, −20 + 75)
    #expect(isNear(end?.transform.tx ?? .nan, 500) && isNear(end?.transform.ty ?? .nan, 55))
    #expect(end?.opacity == 0)
  }

  @Test func theFirstFrameIsAtRestWhereverThePathBegins() {
    for points in [[(0.4, 260.0, 40.0)], [(0.1, 90, 0), (0.4, 260, 0)]] {
      let first = timeline(points).placements(at: 0).last
      #expect(first?.transform == .identity)
    }
  }

  @Test func theCardStaysWhereTheFingerWaits() {
    let timeline = timeline([(0, 0, 0), (0.1, 120, 10), (0.9, 120, 10), (1, 0, 0)])
    for time in [0.1, 0.4, 0.9] {
      let front = timeline.placements(at: time).last?.transform
      #expect(front?.tx == 120 && front?.ty == 10)
    }
  }
}
