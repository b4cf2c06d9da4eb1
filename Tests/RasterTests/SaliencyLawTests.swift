import Raster
import TestSupport
import Testing

/// Properties of every picture.
@Suite struct SaliencyLawTests {
  /// A picture with marks of random colours on a random background.
  private func picture(_ size: PixelSize, using generator: inout SeededGenerator) -> Picture {
    var picture = Picture(width: size.width, height: size.height, filledWith: .random(using: &generator))
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let color = PremultipliedPixel.random(using: &generator)
      let columns = span(size.width, using: &generator)
      let rows = span(size.height, using: &generator)
      for y in rows { for x in columns { picture[x, y] = color } }
    }
    return picture
  }

  private func span(_ extent: Int, using generator: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0..<extent, using: &generator)
    return start..<Int.random(in: start + 1...extent, using: &generator)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func thePointIsInThePicture(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func side() -> Int {
      generator.pick([1, 2, 3, 81, 82, Int.random(in: 1...500, using: &generator)])
    }
    let size = PixelSize(width: side(), height: side())
    let picture = picture(size, using: &generator)
    let windows = [PixelSize(width: side(), height: side()), size, PixelSize(width: 0, height: 0)]
    for window in windows {
      let point = picture.salientPoint(window: window)
      #expect((0...10_000).contains(point.x) && (0...10_000).contains(point.y), "\(size) \(window): \(point)")
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aMirroredPictureHasTheMirroredPoint(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = PixelSize(
      width: Int.random(in: 1...300, using: &generator), height: Int.random(in: 1...300, using: &generator))
    let picture = picture(size, using: &generator)
    let window = PixelSize(width: max(1, size.width / 2), height: size.height)
    let (point, mirrored) = (
      picture.salientPoint(window: window), picture.mirrored.salientPoint(window: window)
    )
    // Of two equal positions the upper or left one is chosen, so x may be the same.
    #expect(point.y == mirrored.y)
    #expect(abs(point.x + mirrored.x - 10_000) <= 1 || point.x == mirrored.x, "\(point) \(mirrored)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aSymmetricPictureWithOneMiddleHasItThere(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let half = Int.random(in: 20...200, using: &generator)
    let reach = Int.random(in: 4...half, using: &generator)
    let color = StraightPixel(red: 200, green: UInt8.random(in: 100...160, using: &generator), blue: 110)
      .premultiplied
    let picture = Picture(width: 2 * half, height: 300) { x, y in
      abs(2 * x + 1 - 2 * half) < reach && (100..<160).contains(y) ? color : .gray(90)
    }
    let point = picture.salientPoint(window: PixelSize(width: half, height: 300))
    #expect(abs(point.x - 5000) <= 1, "\(point)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aPictureTwiceAsLargeHasTheSamePoint(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let small = picture(PixelSize(width: 81, height: 61), using: &generator)
    let large = Picture(width: 162, height: 122) { x, y in small[x / 2, y / 2] }
    #expect(
      small.salientPoint(window: PixelSize(width: 45, height: 61))
        == large.salientPoint(window: PixelSize(width: 90, height: 122)))
  }

  @Test func thePointIsTheSameOnEveryThread() async {
    var generator = SeededGenerator(seed: 7)
    let picture = picture(PixelSize(width: 320, height: 240), using: &generator)
    let window = PixelSize(width: 180, height: 240)
    let points = await withTaskGroup(of: SalientPoint.self) { group in
      for _ in 0..<16 { group.addTask { picture.salientPoint(window: window) } }
      return await group.reduce(into: Set<SalientPoint>()) { $0.insert($1) }
    }
    #expect(points == [picture.salientPoint(window: window)])
  }
}
