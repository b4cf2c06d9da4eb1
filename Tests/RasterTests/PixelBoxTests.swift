import Raster
import TestSupport
import Testing

@Suite struct PixelBoxTests {
  private typealias Picture = Pixmap<StraightPixel>
  private static let dot = StraightPixel(red: 0, green: 0, blue: 0, alpha: 1)

  @Test func whatIsClearHasNoContent() {
    #expect(Picture(width: 7, height: 5).contentBox == nil)
    #expect(Picture(width: 0, height: 5).contentBox == nil)
  }

  @Test func oneDotIsABoxOfOnePixel() {
    var picture = Picture(width: 7, height: 5)
    picture[6, 4] = Self.dot
    #expect(picture.contentBox == PixelBox(x: 6, y: 4, width: 1, height: 1))
    picture[2, 1] = Self.dot
    #expect(picture.contentBox == PixelBox(x: 2, y: 1, width: 5, height: 4))
  }

  /// Against the definition: the smallest and largest column and row of all included pixels.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func boxesAreTheSmallest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = PixelSize(
      width: .random(in: 1...12, using: &generator), height: .random(in: 1...12, using: &generator))
    var (one, other) = (
      Picture(width: size.width, height: size.height), Picture(width: size.width, height: size.height)
    )
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let (x, y) = (
        Int.random(in: 0..<size.width, using: &generator), Int.random(in: 0..<size.height, using: &generator)
      )
      one[x, y] = Self.dot
      if generator.once(in: 2) { other[x, y] = Self.dot }
    }
    func plain(_ counts: (Int, Int) -> Bool) -> PixelBox? {
      let places = (0..<size.height).flatMap { y in (0..<size.width).map { ($0, y) } }.filter(counts)
      guard let left = places.map(\.0).min(), let right = places.map(\.0).max(),
        let top = places.map(\.1).min(), let bottom = places.map(\.1).max()
      else { return nil }
      return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
    #expect(one.contentBox == plain { one[$0, $1].alpha != 0 })
    #expect(one.changedBox(from: other) == plain { one[$0, $1] != other[$0, $1] })
    #expect(other.changedBox(from: one) == one.changedBox(from: other))
  }

  @Test func aCutHoldsThePixelsOfItsBox() {
    var picture = Picture(width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 { picture[x, y] = StraightPixel(red: UInt8(x), green: UInt8(y), blue: 9) }
    }
    let cut = picture.cropped(to: PixelBox(x: 1, y: 2, width: 3, height: 2))
    #expect(cut.size == PixelSize(width: 3, height: 2))
    #expect(cut[0, 0] == picture[1, 2] && cut[2, 0] == picture[3, 2] && cut[2, 1] == picture[3, 3])
    #expect(picture.cropped(to: PixelBox(picture.size)) == picture)
  }
}
