import DeckKit
import Foundation
import TestSupport
import Testing

/// 375 × 500 points; cards are 230 high and centred on (187.5, 250).
@Suite struct DepthMotionTests {
  private let motion = DeckMotion(.depth())
  private let cards: [CardID] = ["a", "b", "c", "d"]

  private func corners(_ placement: Placement) -> [LayoutPoint] {
    let size = placement.rect.size
    return [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map {
      placement.locate(x: $0.0, y: $0.1)
    }
  }

  private func expect(_ points: [LayoutPoint], _ expected: [(Double, Double)], within: Double = 1e-5) {
    #expect(points.count == expected.count)
    for (point, place) in zip(points, expected) {
      #expect(
        isNear(point.x, place.0, within: within) && isNear(point.y, place.1, within: within),
        "\(point) \(place)")
    }
  }

  /// The width is 375 − 32 − 2p. The card moves up by half of the bottom padding.
  @Test func framesAtRest() {
    let placements = motion.placementsAtRest(of: cards)
    #expect(placements.map(\.card) == ["c", "b", "a"] && placements.map(\.z) == [0, 1, 2])
    #expect(
      placements.map(\.rect) == [
        LayoutRect(x: 80, y: 103, width: 215, height: 230),
        LayoutRect(x: 48, y: 119, width: 279, height: 230),
        LayoutRect(x: 16, y: 135, width: 343, height: 230),
      ])
    #expect(placements.map(\.blendMode) == [.hardLight, .hardLight, .normal])
    #expect(placements.allSatisfy { $0.shadow == nil })
    #expect(placements.last?.transform == .identity)
  }

  /// The matrices of rotate3d(1, 1, 1, 30°) and rotate3d(1, 1, 1, 60°) from the CSS specification, with sin
  /// θ/2 · cos θ/2 and sin² θ/2, and division by 1 − z/D, where D = max(279 + 32, 230 + 32) = 311 and
  /// max(247, 262) = 262.
  @Test func tiltedCorners() {
    let placements = motion.placementsAtRest(of: cards)
    expect(
      corners(placements[1]),
      [
        (89.869257, 84.830487), (313.32193, 186.763846), (287.863813, 387.345358), (-14.64376, 309.888947),
      ])
    expect(
      corners(placements[0]),
      [
        (158.661255, 89.667584), (264.455941, 214.502003), (226.987566, 393.719668), (-5.27592, 226.762542),
      ])
    #expect(isNear(placements[1].transform.tilt?.distance ?? .nan, 311))
    #expect(isNear(placements[0].transform.tilt?.distance ?? .nan, 262))
  }

  /// At activity 0.5: p = 24, b = 16 and 15°, so the width is 295, D = 327 and the centre (187.5, 242).
  @Test func halfWayToDragging() {
    let placements = motion.tilted(cards, offset: .zero, activity: 0.5)
    #expect(placements[1].rect == LayoutRect(x: 40, y: 127, width: 295, height: 230))
    let points = corners(placements[1])
    expect([points[0], points[2]], [(58.489088, 105.111331), (315.039895, 377.327828)])
    #expect(
      isNear(placements[2].shadow?.radius ?? .nan, 4) && isNear(placements[2].shadow?.opacity ?? .nan, 0.165))
  }

  /// Half of a shadow is half as far away, too.
  @Test func theShadowOfADragComesWithItsOffset() {
    var style = DeckStyle.depth()
    style.drag.shadow?.offset = LayoutPoint(x: 6, y: -10)
    let placements = DeckMotion(style).tilted(cards, offset: .zero, activity: 0.5)
    #expect(placements.last?.shadow?.offset == LayoutPoint(x: 3, y: -5))
  }

  /// While dragging, two cards are not tilted: 375 − 32 − 32 = 311 wide at y = 250 − 115, and 279 wide, 16
  /// higher.
  @Test func whileDragging() {
    let placements = motion.tilted(cards, offset: LayoutPoint(x: 100, y: 0), activity: 1)
    #expect(
      placements.prefix(2).map(\.rect) == [
        LayoutRect(x: 48, y: 119, width: 279, height: 230),
        LayoutRect(x: 32, y: 135, width: 311, height: 230),
      ])
    #expect(placements.prefix(2).allSatisfy { $0.transform == .identity && $0.shadow == nil })
    #expect(
      placements.last?.shadow == Shadow(color: .black, opacity: 0.33, radius: 8, offset: .zero))
  }

  /// 10° about the centre at rest: the centre moves to (100 · cos 10°, 100 · sin 10°) = (98.48, 17.36), and
  /// the top left corner (−171.5, −115) by the same rotation.
  @Test func theFrontCardTurnsAboutItsPlaceAtRest() throws {
    let front = try #require(
      motion.tilted(cards, offset: LayoutPoint(x: 100, y: 0), activity: 1).last)
    expect(
      [front.locate(x: 171.5, y: 115), front.locate(x: 0, y: 0)],
      [(187.5 + 98.480_775_3, 250 + 17.364_817_77), (137.055_786_1, 124.331_263_7)], within: 1e-6)
    let down = motion.drag(LayoutPoint(x: -50, y: 80))
    // −5°: (−50 · cos 5° + 80 · sin 5°, 50 · sin 5° + 80 · cos 5°)
    #expect(isNear(down.tx, -42.837_275_5, within: 1e-6) && isNear(down.ty, 84.053_362_3, within: 1e-6))
    #expect(isNear(down.rotation, -5 * .pi / 180))
    #expect(isNear(motion.drag(LayoutPoint(x: 3600, y: 0)).rotation, 2 * .pi))
  }

  @Test(arguments: [LayoutPoint(x: 1e4, y: 0), LayoutPoint(x: -1e4, y: 1)])
  func neverCommits(translation: LayoutPoint) {
    #expect(motion.decision(at: translation, velocity: translation) == .return)
  }

  /// 1 − e^(−zωt) (cos ω′t + z·ω/ω′ · sin ω′t) with ω = 2π/0.55 and z = 0.825.
  private func spring(_ time: Double) -> Double {
    let (frequency, ratio) = (2 * Double.pi / 0.55, 0.825)
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return time <= 0
      ? 0
      : 1 - exp(-ratio * frequency * time)
        * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
  }

  private func timeline(_ style: DeckStyle, _ points: [(Double, Double, Double)]) -> DragTimeline {
    let path = FingerPath(
      points.map { FingerPath.Point(time: $0.0, translation: LayoutPoint(x: $0.1, y: $0.2)) })
    return DragTimeline(motion: DeckMotion(style), cards: cards, path: path)
  }

  /// Before the release, the spring's response to the touch. After it, the response continues with the same
  /// value and velocity.
  @Test(arguments: [0.05, 0.1, 0.25, 0.39, 0.4, 0.41, 0.5, 0.8])
  func activityFollowsTheSpring(time: Double) {
    let timeline = timeline(.depth(), [(0, 0, 0), (0.4, 120, -30)])
    #expect(isNear(timeline.activity(at: time), spring(time) - spring(time - 0.4)))
  }

  @Test func aDirectDragIsUnderTheFingerAndSpringsBack() {
    let timeline = timeline(.depth(), [(0, 0, 0), (0.4, 120, -30)])
    #expect(isNear(timeline.offset(at: 0.2).x, 60) && isNear(timeline.offset(at: 0.2).y, -15))
    for since in [0.0, 0.1, 0.25, 0.5] {
      let offset = timeline.offset(at: 0.4 + since)
      #expect(isNear(offset.x, 120 * (1 - spring(since))) && isNear(offset.y, -30 * (1 - spring(since))))
    }
  }

  /// The spring counts as settled when 1/1000 of the distance remains; from then on the value is exactly at
  /// rest.
  @Test func itEndsAtRest() {
    let timeline = timeline(.depth(), [(0, 0, 0), (0.4, 120, -30)])
    #expect(timeline.placements(at: 0) == motion.placementsAtRest(of: cards))
    for rate in [24.0, 30, 60, 29.97] {
      let last = timeline.frameTimes(fps: rate).last ?? 0
      #expect(timeline.placements(at: last) == motion.placementsAtRest(of: cards))
    }
    let near = timeline.placements(at: timeline.duration - 0.001)
    #expect(abs(near.last?.transform.tx ?? .nan) <= 0.12)
  }

  /// With `spring` the card lags: x″ = −k (x − finger) − c x′, integrated in steps of 1/20,000 s.
  @Test func aSpringFollowsTheFinger() {
    var style = DeckStyle.depth()
    style.drag.follow = .spring
    let timeline = timeline(style, [(0, 0, 0), (0.2, 100, 0), (0.5, 40, 0)])
    let (stiffness, damping) = (130.507_165_634_3, 18.849_555_921_5)
    func finger(_ time: Double) -> Double {
      time < 0.2 ? 500 * time : time < 0.5 ? 100 - 200 * (time - 0.2) : 0
    }
    var (x, v, step) = (0.0, 0.0, 1.0 / 20_000)
    for index in 0..<16_000 {
      if index.isMultiple(of: 500) {
        let time = Double(index) * step
        #expect(isNear(timeline.offset(at: time).x, x, within: 1e-4), "at \(time)")
      }
      // Midpoint method.
      let time = Double(index) * step
      let a = -stiffness * (x - finger(time)) - damping * v
      let (xm, vm) = (x + step / 2 * v, v + step / 2 * a)
      let am = -stiffness * (xm - finger(time + step / 2)) - damping * vm
      (x, v) = (x + step * vm, v + step * am)
    }
    // The card lags behind a finger at 500 pt/s and returns after the release.
    #expect(timeline.offset(at: 0.1).x < 40 && timeline.offset(at: 0.5).x > 40)
    #expect(timeline.offset(at: timeline.duration) == .zero)
  }

  @Test func lengthsScaleAndAnglesDoNot() {
    let motion = DeckMotion(.depth(size: LayoutSize(width: 750, height: 600)))
    let placements = motion.placementsAtRest(of: cards)
    #expect(placements[1].rect == LayoutRect(x: 96, y: 38, width: 558, height: 460))
    #expect(isNear(placements[1].transform.tilt?.angle ?? .nan, .pi / 6))
    #expect(isNear(placements[1].transform.tilt?.distance ?? .nan, 622))
    #expect(isNear(motion.drag(LayoutPoint(x: 100, y: 0)).rotation, .pi / 18))
  }
}
