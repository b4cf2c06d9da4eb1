import DeckKit
import Foundation
import TestSupport
import Testing

/// The rules of styles, including values that no preset uses.
@Suite struct RuleTests {
  // MARK: Rotation

  /// 18° per 300 points, as in a current swipe library.
  @Test(
    arguments: [
      (.none, 0.9, 150, 9), (.flips, 0.2, 150, 9), (.flips, 0.5, 150, 9), (.flips, 0.51, 150, -9),
      (.flips, 1, -150, 9), (.proportional, 0, 150, 9), (.proportional, 0.5, 150, 0),
      (.proportional, 0.75, 150, -4.5), (.proportional, 1, 300, -18), (.none, 0, 3000, 25),
      (.none, 0, -3000, -25),
    ] as [(TouchInfluence, Double, Double, Double)])
  func theTouchTurns(touch: TouchInfluence, height: Double, offset: Double, degrees: Double) {
    let rule = RotationRule(
      amount: 18 * .pi / 180, distance: 300, limit: 25 * .pi / 180, touch: touch)
    #expect(isNear(rule.angle(forOffset: offset, touch: height), degrees * .pi / 180))
  }

  /// 0.5 · tan(x / 100), clamped to ±0.2, where tan is ±0.4.
  @Test(
    arguments: [(10, 0.050_167_336), (1e9, 0.2), (-1e9, -0.2), (157, 0.2), (160, 0.2)] as [(Double, Double)])
  func aTangentIsClampedOnBothSides(offset: Double, angle: Double) {
    let rule = RotationRule(amount: 0.5, distance: 100, function: .tangent, limit: 0.2)
    #expect(isNear(rule.angle(forOffset: offset), angle, within: 1e-8))
    let other = RotationRule(amount: -0.5, distance: 100, function: .tangent, limit: 0.2)
    #expect(isNear(other.angle(forOffset: offset), -angle, within: 1e-8))
  }

  @Test func withoutALimitATangentHasNoPole() {
    let rule = RotationRule(distance: 100, function: .tangent, limit: nil)
    let angles = (-400...400).map { rule.angle(forOffset: Double($0)) }
    #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 <= $1 } && angles.allSatisfy(\.isFinite))
  }

  // MARK: Badges

  /// As in a current swipe library: opacity 0 at a quarter of the width, 1 at a third.
  @Test(
    arguments: [
      (0, nil), (75, nil), (76, 0.04), (87.5, 0.5), (100, 1), (400, 1), (-75, nil), (-87.5, 0.5), (-100, 1),
    ] as [(Double, Double?)])
  func badgesFadeIn(offset: Double, opacity: Double?) {
    let rule = BadgeRule(
      start: 75, end: 100, right: Badge(text: "LIKE", color: .green), left: Badge(text: "NOPE", color: .red))
    let badge = rule.badge(atOffset: offset)
    #expect((badge == nil) == (opacity == nil))
    #expect(isNear(badge?.opacity ?? 0, opacity ?? 0))
    #expect(badge.map { $0.side == (offset > 0 ? .right : .left) } ?? true)
  }

  @Test func aBadgeWithoutAWayIsThereAtOnce() {
    let rule = BadgeRule(
      start: 50, end: 50, right: Badge(text: "", color: .green), left: Badge(text: "", color: .red))
    #expect(rule.badge(atOffset: 50) == nil && rule.badge(atOffset: 50.1)?.opacity == 1)
  }

  // MARK: Slots

  /// 0.95ⁱ and 1 − 0.05 · i, anchored at the centre of the bottom edge, y = 400.
  @Test(
    arguments: [
      (.geometric, 1, 0.95), (.geometric, 2, 0.9025), (.linear, 1, 0.95), (.linear, 2, 0.9), (.linear, 25, 0),
    ] as [(SlotScaling, Int, Double)])
  func slotsAreScaled(scaling: SlotScaling, slot: Int, scale: Double) throws {
    let layout = SlotLayout(
      visibleCount: 30, step: LayoutPoint(x: 0, y: 8), scale: 0.95, scaling: scaling,
      scaleAnchor: LayoutPoint(x: 0.5, y: 1), opacityBehind: 0.7)
    var style = DeckStyle.stack()
    style.layout = .slots(layout)
    let placements = DeckMotion(style).placementsAtRest(of: (0..<30).map { CardID(rawValue: String($0)) })
    let placement = try #require(placements.first { $0.slot == slot })
    #expect(isNear(placement.transform.scale, scale) && placement.opacity == 0.7)
    #expect(placements.last?.transform == .identity && placements.last?.opacity == 1)
    let (corner, middle) = (placement.locate(x: 0, y: 0), placement.locate(x: 150, y: 400))
    #expect(isNear(middle.x, 150) && isNear(middle.y, 400 + 8 * Double(slot)))
    #expect(isNear(corner.x, 150 - 150 * scale) && isNear(corner.y, 400 - 400 * scale + 8 * Double(slot)))
  }

  /// At half of the advance, the second card's scale is between 0.9 and 1 and its opacity between 0.5 and 1.
  @Test func scaledCardsMoveUp() {
    var style = DeckStyle.stack()
    style.layout = .slots(SlotLayout(visibleCount: 2, scale: 0.9, opacityBehind: 0.5))
    let timeline = SwipeTimeline(
      motion: DeckMotion(style), cards: ["a", "b", "c"], path: SwipeKind.like.defaultPath(for: style))
    let placements = timeline.placements(at: 0.5)
    #expect(placements.map(\.card) == ["c", "b", "a"])
    #expect(isNear(placements[1].transform.scale, 0.95) && isNear(placements[1].opacity, 0.75))
    #expect(isNear(placements[0].transform.scale, 0.9) && isNear(placements[0].opacity, 0.5))
  }

  // MARK: Transitions

  @Test func aSpringTakesTheTimeInWhichItSettles() {
    let spring = Spring(response: 0.55, dampingFraction: 0.825)
    let animation = TransitionAnimation(spring: spring)
    #expect(animation.length == spring.settlingTime() && animation.duration == animation.length)
    #expect(animation.progress(at: -1) == 0 && animation.progress(at: 0) == 0)
    #expect(isNear(animation.progress(at: 0.1), 0.346_502_391_27) && animation.progress(at: 0.25) < 1)
    #expect(animation.progress(at: 0.5) > 1 && animation.progress(at: animation.length) == 1)
  }

  @Test func aSpringWithoutDampingNeverSettles() {
    #expect(Spring(mass: 1, stiffness: 9, damping: 0).settlingTime() == .infinity)
  }

  // MARK: Fingers

  /// The last segment: 90 points in 0.1 s.
  @Test func theSpeedAtTheRelease() {
    let path = FingerPath(
      [(0.0, 0.0), (0.3, 10), (0.4, 100)].map {
        FingerPath.Point(time: $0.0, translation: LayoutPoint(x: $0.1, y: -$0.1 / 10))
      })
    #expect(isNear(path.releaseVelocity.x, 900) && isNear(path.releaseVelocity.y, -90))
    #expect(FingerPath([]).releaseVelocity == .zero)
    let single = FingerPath([.init(time: 0.5, translation: LayoutPoint(x: 20, y: 0))])
    #expect(isNear(single.releaseVelocity.x, 40))
  }

  @Test(
    arguments: [
      (.both, 2, 6, -8), (.horizontal, 2, 6, 0), (.none, 2, 0, 0), (.both, 0.5, 1.5, -2),
    ] as [(DragAxes, Double, Double, Double)])
  func axesAndGain(axes: DragAxes, gain: Double, x: Double, y: Double) {
    let rule = DragRule(axes: axes, gain: gain)
    #expect(rule.offset(for: LayoutPoint(x: 3, y: -4)) == LayoutPoint(x: x, y: y))
  }

  @Test(
    arguments: [
      (.stack, ["like", "nope", "return"]), (.twoCard, ["like", "nope", "return"]),
      (.pager, ["forward", "back"]),
      (.depth, ["drag"]), (.sections, []),
    ] as [(DeckPreset, [String])])
  func gestures(preset: DeckPreset, kinds: [String]) {
    let style = preset.style()
    #expect(DeckGesture.all(of: style).map(\.kind) == kinds)
    #expect(DeckGesture.all(of: style).allSatisfy { $0.defaultPath(for: style) != nil })
    #expect(DeckGesture.toggle(.section("A")).kind == "toggle" && DeckGesture(kind: "toggle") == nil)
    #expect(DeckGesture.all(of: style).allSatisfy { DeckGesture(kind: $0.kind) == $0 })
    #expect(style.layout.isClipped == (preset == .pager || preset == .sections))
  }

  // MARK: Directions

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("az-Arab", true), ("en", false),
    ("de-CH", false),
    ("az", false), ("ar-Latn", false), ("pa-Arab-PK", true), ("", false), ("xx", false),
  ])
  func languagesKnowTheirWay(locale: String, isLeftward: Bool) {
    #expect(LayoutDirection(locale: locale) == (isLeftward ? .rightToLeft : .leftToRight))
  }

  // MARK: Tilt

  /// A rotation by 120° about (1, 1, 1) maps x to y, y to z and z to x: from a great distance (x, y) appears
  /// at (0, x).
  @Test func aThirdOfATurn() {
    let place = Tilt(angle: 2 * .pi / 3, distance: 1e12).apply(to: LayoutPoint(x: 3, y: 5))
    #expect(isNear(place.x, 0, within: 1e-6) && isNear(place.y, 3, within: 1e-6))
    // The point is 5 closer to the viewer; from a distance of 10 it appears at twice the size.
    let near = Tilt(angle: 2 * .pi / 3, distance: 10).apply(to: LayoutPoint(x: 3, y: 5))
    #expect(isNear(near.y, 6))
  }

  @Test func behindTheEyeNothingIsInfinite() {
    let place = Tilt(angle: 2 * .pi / 3, distance: 1).apply(to: LayoutPoint(x: 3, y: 5))
    #expect(place.x.isFinite && place.y.isFinite)
  }

  /// Tilt, then scale and rotation about the anchor, then translation: (0, −10), not tilted, scaled by 0.5
  /// and rotated, is (5, 0).
  @Test func theOrderOfATransform() {
    let transform = CardTransform(tx: 1, ty: 2, rotation: .pi / 2, scale: 0.5)
    let place = transform.apply(
      to: LayoutPoint(x: 50, y: 40), in: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    #expect(isNear(place.x, 56) && isNear(place.y, 52))
  }
}
