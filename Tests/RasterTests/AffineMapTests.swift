import Raster
import TestSupport
import Testing

@Suite struct AffineMapTests {
  @Test func coefficients() {
    let map = AffineMap(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let place = map.apply(x: 1, y: 10)
    #expect(place.x == 63)
    #expect(place.y == 86)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func inverseUndoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let map = AffineMap.random(using: &generator)
    let inverse = try #require(map.inverse)
    let there = map.apply(x: 31, y: -17)
    let back = inverse.apply(x: there.x, y: there.y)
    #expect(abs(back.x - 31) < 1e-9)
    #expect(abs(back.y + 17) < 1e-9)
  }

  @Test(arguments: AffineMap.singular) func flatMapsHaveNoInverse(map: AffineMap) {
    #expect(map.inverse == nil)
  }
}
