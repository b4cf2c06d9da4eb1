import DeckKit
import Foundation
import TestSupport
import Testing

/// A transform, its frame, and a point with its expected image.
struct Move: Sendable {
  var transform: CardTransform
  var frame: LayoutRect
  var point: LayoutPoint
  var place: LayoutPoint

  init(
    _ rotation: Double, _ t: (Double, Double) = (0, 0), anchor: (Double, Double) = (0.5, 0.5),
    in frame: (Double, Double, Double, Double), _ point: (Double, Double), to place: (Double, Double)
  ) {
    transform = CardTransform(
      tx: t.0, ty: t.1, rotation: rotation, anchor: LayoutPoint(x: anchor.0, y: anchor.1))
    self.frame = LayoutRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    self.point = LayoutPoint(x: point.0, y: point.1)
    self.place = LayoutPoint(x: place.0, y: place.1)
  }
}

@Suite struct CardTransformTests {
  /// cos = 0.8, sin = 0.6.
  private static let triangle = atan2(3.0, 4)

  /// A clockwise rotation with y down maps (x, y), relative to the anchor, to (cos·x − sin·y, sin·x + cos·y).
  @Test(arguments: [
    Move(0, in: (10, 20, 30, 40), (7, 9), to: (7, 9)),
    Move(0, (3, -4), in: (10, 20, 30, 40), (7, 9), to: (10, 5)),
    // About (150, 200): (0, −200), up, maps to (200, 0), right.
    Move(.pi / 2, in: (0, 0, 300, 400), (150, 0), to: (350, 200)),
    Move(.pi / 2, (10, -5), in: (0, 0, 300, 400), (150, 0), to: (360, 195)),
    Move(-.pi / 2, in: (0, 0, 300, 400), (150, 0), to: (-50, 200)),
    // About (10, 20): (100, 50) maps to (−100, −50).
    Move(.pi, anchor: (0, 0), in: (10, 20, 100, 50), (110, 70), to: (-90, -30)),
    // About (100, 100): (100, 0) maps to (80, 60), (0, −100) to (60, −80).
    Move(triangle, (1, 2), anchor: (0.5, 1), in: (0, 0, 200, 100), (200, 100), to: (181, 162)),
    Move(triangle, anchor: (0.5, 1), in: (0, 0, 200, 100), (100, 0), to: (160, 20)),
    Move(-triangle, anchor: (0.5, 1), in: (0, 0, 200, 100), (200, 100), to: (180, 40)),
    // The anchor is only translated.
    Move(1.234, (-7, 8), anchor: (1, 0.25), in: (4, 8, 20, 40), (24, 18), to: (17, 26)),
  ])
  func places(move: Move) {
    let place = move.transform.apply(to: move.point, in: move.frame)
    #expect(isNear(place.x, move.place.x) && isNear(place.y, move.place.y), "\(place)")
  }

  @Test func aPlacementLocatesPointsOfItsCard() {
    let rect = LayoutRect(x: 100, y: 200, width: 200, height: 100)
    let transform = CardTransform(tx: 1, ty: 2, rotation: Self.triangle, anchor: LayoutPoint(x: 0.5, y: 1))
    let placement = Placement(card: "a", slot: 0, rect: rect, transform: transform, z: 0)
    // The anchor is (200, 300); the card's corner (200, 100) is 100 right of it: (280 + 1, 360 + 2).
    let place = placement.locate(x: 200, y: 100)
    #expect(isNear(place.x, 281) && isNear(place.y, 362))
  }

  /// Width 100 · 0.8 + 50 · 0.6 = 110, height 100 · 0.6 + 50 · 0.8 = 100, with the same centre (50, 25).
  @Test func boundsHoldTheTurnedCard() {
    let frame = LayoutRect(x: 0, y: 0, width: 100, height: 50)
    for angle in [Self.triangle, -Self.triangle] {
      let bounds = CardTransform(tx: 7, ty: -3, rotation: angle).bounds(of: frame, in: frame)
      #expect(isNear(bounds.x, -5 + 7) && isNear(bounds.y, -25 - 3))
      #expect(isNear(bounds.width, 110) && isNear(bounds.height, 100))
    }
  }

  @Test func theIdentityMovesNothing() {
    #expect(
      CardTransform.identity == CardTransform(tx: 0, ty: 0, rotation: 0, anchor: LayoutPoint(x: 0.5, y: 0.5)))
    let rect = LayoutRect(x: -3, y: 5, width: 11, height: 13)
    #expect(CardTransform.identity.bounds(of: rect, in: rect) == rect)
  }
}
