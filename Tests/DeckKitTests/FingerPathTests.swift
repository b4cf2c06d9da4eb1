import DeckKit
import TestSupport
import Testing

@Suite struct FingerPathTests {
  private func expect(_ path: FingerPath, at time: Double, _ x: Double, _ y: Double) {
    let translation = path.translation(at: time)
    #expect(isNear(translation.x, x) && isNear(translation.y, y), "at \(time): \(translation)")
  }

  private static func path(_ points: [(Double, Double, Double)]) -> FingerPath {
    FingerPath(points.map { FingerPath.Point(time: $0.0, translation: LayoutPoint(x: $0.1, y: $0.2)) })
  }

  /// 10 points beyond the limit in 0.4 s, or 60 % of the right limit in 0.3 s: 250 + 10, −215 − 10, 0.6 ·
  /// 250. At W = 600 the limits are 500 and −430; the 10 points do not scale.
  @Test(
    arguments: [
      (.like, 300, 260, 0.4), (.nope, 300, -225, 0.4), (.return, 300, 150, 0.3),
      (.like, 600, 510, 0.4), (.nope, 600, -440, 0.4), (.return, 600, 300, 0.3),
    ] as [(SwipeKind, Double, Double, Double)])
  func defaults(kind: SwipeKind, width: Double, end: Double, duration: Double) {
    let path = kind.defaultPath(for: .stack(size: LayoutSize(width: width, height: 400)))
    #expect(path.releaseTime == duration)
    expect(path, at: 0, 0, 0)
    expect(path, at: duration / 4, end / 4, 0)
    expect(path, at: duration / 2, end / 2, 0)
    expect(path, at: duration, end, 0)
    expect(path, at: 99, end, 0)
  }

  @Test(arguments: SwipeKind.allCases)
  func defaultsLeadToTheirOwnEnd(kind: SwipeKind) {
    let style = DeckStyle.stack()
    let path = kind.defaultPath(for: style)
    #expect(DeckMotion(style).decision(at: path.releaseTranslation) == kind.decision)
  }

  @Test(arguments: [
    (SwipeKind.like, ReleaseDecision.exit(.right)), (.nope, .exit(.left)), (.return, .return),
  ])
  func kinds(kind: SwipeKind, decision: ReleaseDecision) { #expect(kind.decision == decision) }

  @Test func straightLinesBetweenPoints() {
    let path = Self.path([(0, 0, 0), (0.1, 100, 20), (0.3, 300, -20), (0.4, 300, -20)])
    expect(path, at: -1, 0, 0)
    expect(path, at: 0.05, 50, 10)
    expect(path, at: 0.1, 100, 20)
    expect(path, at: 0.15, 150, 10)
    expect(path, at: 0.2, 200, 0)
    expect(path, at: 0.35, 300, -20)
    #expect(path.releaseTime == 0.4)
    #expect(path.releaseTranslation == LayoutPoint(x: 300, y: -20))
  }

  /// The finger touches at (0, 0) at time 0, even if the first point is later.
  @Test func thePathBeginsAtTheTouch() {
    let late = Self.path([(0.1, 30, -6), (0.5, 270, 0)])
    expect(late, at: 0, 0, 0)
    expect(late, at: 0.05, 15, -3)
    expect(late, at: 0.1, 30, -6)
    expect(late, at: 0.3, 150, -3)
    let single = Self.path([(0.4, 260, 0)])
    expect(single, at: 0, 0, 0)
    expect(single, at: 0.1, 65, 0)
    expect(single, at: 0.4, 260, 0)
  }

  @Test func aPathWithoutPointsNeverMoves() {
    let path = FingerPath([])
    expect(path, at: 0, 0, 0)
    expect(path, at: 1, 0, 0)
    #expect(path.releaseTime == 0)
  }
}
