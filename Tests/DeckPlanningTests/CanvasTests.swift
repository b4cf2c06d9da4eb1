import DeckKit
@testable import DeckPlanning
import Foundation
import TestSupport
import Testing

@Suite struct CanvasTests {
  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The shadow extends 3 · 4 = 12 points beyond the first card on the left, right and top, and beyond the
  /// bottom of the third card at 420: −12…312 and −12…432.
  @Test(arguments: [
    ("title: 'x'", rect(-12, -12, 324, 444)),
    ("style: { decoration: { shadow: null } }", rect(0, 0, 300, 420)),
    // 3 · 4.1 = 12.3: −12.3…312.3 and −12.3…432.3, rounded outwards.
    ("style: { decoration: { shadow: { radius: 4.1 } } }", rect(-13, -13, 326, 446)),
    // At W = 150 all lengths are halved: −6…156 and −6…(200 + 10 + 6).
    ("size: [150, 200]", rect(-6, -6, 162, 222)),
  ])
  func atRest(fields: String, canvas: LayoutRect) throws {
    #expect(try Planning(fields: fields).plan.stills.map(\.scene.canvas) == [canvas])
  }

  /// The card with its shadow is 324 × 424. Rotated by r, it extends ±(162·cos r + 212·sin r) horizontally
  /// and ±(162·sin r + 212·cos r) vertically from its centre.
  /// - like: r = tan(260/600): ±239.59, ±262.02. The centre ends at (610, 275): right 849.59, bottom 537.02.
  ///   At the release it is at (410, 200): top −62.02. The left edge is that of the cards at rest, −12.
  /// - nope: r = tan(225/600): ±230.92, ±257.92. The centre ends at (−275, 275): left −505.92, bottom 532.92;
  ///   top 200 − 257.92 = −57.92. The right edge is that of the cards at rest, 312.
  /// - return: r = tan(150/600): ±210.29, ±246.04 about (300, 200): right 510.29, top −46.04, bottom 446.04.
  @Test(arguments: [
    ("like", rect(-12, -63, 862, 601)), ("nope", rect(-506, -58, 818, 591)),
    ("return", rect(-12, -47, 523, 494)),
  ])
  func ofGestures(kind: String, canvas: LayoutRect) throws {
    let canvases = try Planning(fields: "animations: ['\(kind)']").plan.animations.map(\.canvas)
    #expect(canvases == [canvas])
  }

  @Test(arguments: [
    "size: [300, 400]", "size: [333, 77]", "size: [16, 900]",
    "style: { decoration: { shadow: { radius: 11.3 } } }",
    "style: { decoration: { shadow: { offset: { x: 9, y: -20 } } } }",
    "style: { layout: { step: { x: -30, y: -25 } } }",
    "style: { rotation: { limit: 3 } }", "style: { layout: { visibleCount: 1 } }",
  ])
  func everyCardFitsWithItsShadow(fields: String) throws {
    let planning = try Planning(fields: fields)
    let (plan, style) = (try planning.plan, planning.style)
    for scene in plan.stills.map(\.scene) + plan.animations.flatMap({ $0.frames.map(\.scene) }) {
      let canvas = scene.canvas
      #expect([canvas.x, canvas.y, canvas.width, canvas.height].allSatisfy { $0 == $0.rounded() })
      for corner in scene.cards.flatMap({ shadowCorners(of: $0.placement, style.decoration.shadow) }) {
        #expect(corner.x >= canvas.x - 1e-6 && corner.x <= canvas.maxX + 1e-6)
        #expect(corner.y >= canvas.y - 1e-6 && corner.y <= canvas.maxY + 1e-6)
      }
    }
  }

  /// The corners of a card's shadow: three radii around the card, offset, and rotated with the card about its
  /// centre.
  private func shadowCorners(of placement: Placement, _ shadow: Shadow?) -> [LayoutPoint] {
    let (rect, transform) = (placement.rect, placement.transform)
    let (reach, offset) = (3 * (shadow?.radius ?? 0), shadow?.offset ?? .zero)
    let (cosine, sine) = (cos(transform.rotation), sin(transform.rotation))
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side in
      let x = side.0 * (rect.width / 2 + reach) + offset.x
      let y = side.1 * (rect.height / 2 + reach) + offset.y
      return LayoutPoint(
        x: rect.x + rect.width / 2 + transform.tx + cosine * x - sine * y,
        y: rect.y + rect.height / 2 + transform.ty + sine * x + cosine * y)
    }
  }

  @Test func allFramesOfAGestureShowTheSamePart() throws {
    for animation in try Planning().plan.animations {
      #expect(animation.frames.allSatisfy { $0.scene.canvas == animation.canvas })
    }
  }

  @Test func theContainerIsAlwaysSeen() {
    let card = Placement(card: "a", slot: 0, rect: Self.rect(100, 100, 10, 10), z: 0)
    let canvas = SceneCanvas.rect(around: [card], in: .stack())
    #expect(canvas == Self.rect(0, 0, 300, 400))
  }
}
