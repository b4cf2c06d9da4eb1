import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import Raster
import TestSupport
import Testing

/// Beside the edge of a turned card its shadow is seen as it is, without a brighter line where the two meet.
@Suite struct TurnedEdgeTests {
  /// A black card on white that is dragged by 100 points of 300: turned by tan(100 / 600), its centre at
  /// (250, 200). From the edge outwards across each side the shadow, a third of black and soft, only fades:
  /// each pixel is at least as bright as the one before.
  @Test(arguments: [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]) func theShadowOnlyFades(x: Double, y: Double)
    throws
  {
    let deck = try TestDeck()
    let black = StraightPixel(red: 0, green: 0, blue: 0)
    try deck.addFlatPhoto("p.png", black, width: 300, height: 400)
    try deck.write(
      """
      { style: { preset: 'stack', decoration: { shadow: { opacity: 0.33, radius: 8 } } }, scales: [1],
      previews: [],
        cards: [{ photo: 'p.png' }],
        animations: [{ kind: 'return', fps: 10, path: [[0, 0, 0], [0.2, 100, 0]] }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    let picture = try deck.picture(of: animation.frames[2])
    let turn = tan(100 / 600.0)
    let origin = animation.canvas.origin
    /// Brightness `distance` points beyond the edge, beside the middle of the side.
    func brightness(_ distance: Double, along: Double) -> UInt8 {
      let (u, v) = (x * (150 + distance) + y * along, y * (200 + distance) + x * along)
      let place = (
        x: 250 + u * cos(turn) - v * sin(turn) + origin.x, y: 200 + u * sin(turn) + v * cos(turn) + origin.y
      )
      return picture[Int(place.x), Int(place.y)].red
    }
    for along in stride(from: -60.0, through: 60, by: 7) {
      let levels = stride(from: 0.5, through: 14.5, by: 1).map { brightness($0, along: along) }
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 }, "\(levels)")
      // 0.33 · (1 − Φ(d / 8)) of black at the distance d: 0.109 at 3.5 and 0.0115 at 14.5, each within a
      // pixel.
      #expect((224...230).contains(levels[3]) && (249...254).contains(levels[14]), "\(levels)")
    }
  }
}
