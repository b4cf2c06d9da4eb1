import Raster
import TestSupport
import Testing

@Suite struct ResampleTests {
  @Test(
    arguments: [(1, 1), (2, 2), (7, 5), (40, 31), (200, 3), (6000, 1)], [(1, 1), (3, 8), (40, 31), (61, 64)])
  func flatStaysFlat(source: (Int, Int), size: (Int, Int)) {
    for level in [0, 1, 100, 254, 255] as [UInt8] {
      let pixel = PremultipliedPixel(red: level, green: level / 3, blue: 0, alpha: level)
      let picture = Picture(width: source.0, height: source.1, filledWith: pixel)
      let target = PixelSize(width: size.0, height: size.1)
      let result = picture.resampled(crop: PixelRect(picture.size), to: target)
      #expect(result == Picture(width: size.0, height: size.1, filledWith: pixel))
    }
  }

  /// Unaligned crops, and some that extend past the picture, where its edge is repeated.
  @Test(arguments: [
    (0.3, 0.7, 10.1, 9.9), (-0.5, -0.5, 21, 21), (-1, 3, 5, 5), (17.5, 18, 4.25, 3), (-2, -2, 24, 24),
    (-0.9, 10, 2, 2), (19.6, 19.7, 1, 1), (-6, -6, 32, 32), (-3.3, 0, 4, 20),
  ])
  func flatStaysFlatInAnyCrop(x: Double, y: Double, width: Double, height: Double) {
    let picture = Picture(width: 20, height: 20, filledWith: .gray(201))
    let crop = PixelRect(x: x, y: y, width: width, height: height)
    for side in [1, 2, 5, 20, 33] {
      let result = picture.resampled(crop: crop, to: PixelSize(width: side, height: side))
      #expect(result == Picture(width: side, height: side, filledWith: .gray(201)))
    }
  }

  /// Reduced threefold, so that output pixels have every position outside the picture.
  @Test func theEdgeStandsForWhatIsBeyond() {
    let picture = Picture(width: 20, height: 20) { x, _ in .gray(x < 12 ? 201 : 90) }
    for step in 0...120 {
      let crop = PixelRect(x: -Double(step) / 10, y: -6.4, width: 12, height: 30)
      let result = picture.resampled(crop: crop, to: PixelSize(width: 4, height: 10))
      let outside = (0..<4).filter { crop.x + Double($0) * 3 + 1.5 <= 2 }
      #expect(outside.allSatisfy { x in (0..<10).allSatisfy { result[x, $0] == .gray(201) } })
    }
  }

  @Test(arguments: [(0, 0, 12, 9), (3, 2, 5, 6), (11, 8, 1, 1), (0, 8, 12, 1)])
  func wholePixelsAreCopied(x: Int, y: Int, width: Int, height: Int) {
    var generator = SeededGenerator(seed: 22)
    let picture = Picture.noise(width: 12, height: 9, using: &generator)
    let crop = PixelRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    let result = picture.resampled(crop: crop, to: PixelSize(width: width, height: height))
    #expect(result == Picture(width: width, height: height) { picture[x + $0, y + $1] })
  }

  @Test(arguments: [(30, 24), (17, 13), (90, 80), (6, 5)])
  func meanIsPreserved(width: Int, height: Int) {
    var generator = SeededGenerator(seed: 23)
    let picture = Picture(width: 60, height: 48) { x, y in
      .gray(UInt8(60 + x * 2) + UInt8.random(in: 0...10, using: &generator))
    }
    let result = picture.resampled(crop: PixelRect(picture.size), to: PixelSize(width: width, height: height))
    let means = [picture, result].map { $0.pixels.map { Double($0.red) }.mean }
    #expect(abs(means[0] - means[1]) < 0.5)
  }

  @Test func turningAndResamplingCommute() {
    var generator = SeededGenerator(seed: 24)
    let picture = Picture.noise(width: 18, height: 14, using: &generator)
    let size = PixelSize(width: 11, height: 9)
    let result = picture.resampled(crop: PixelRect(picture.size), to: size)
    let mirrored = picture.mirrored.resampled(crop: PixelRect(picture.size), to: size)
    #expect(
      zip(result.mirrored.pixels, mirrored.pixels).allSatisfy { $0.channels.distance(to: $1.channels) <= 1 })
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 60, height: 50), PixelRect(x: 5.5, y: 3.25, width: 41.3, height: 40.1),
  ])
  func dotsLandWhereTheyShould(crop: PixelRect) {
    for (x, y) in [(24.0, 21.0), (30.5, 25.5), (27.25, 22.6)] {
      let picture = Picture.dot(width: 60, height: 50, x: x, y: y, deviation: 2.5)
      for (width, height) in [(60, 50), (47, 38), (120, 111), (30, 25)] {
        let result = picture.resampled(crop: crop, to: PixelSize(width: width, height: height))
        let found = result.centroid
        #expect(abs(found.x - (x - crop.x) * Double(width) / crop.width) < 0.02)
        #expect(abs(found.y - (y - crop.y) * Double(height) / crop.height) < 0.02)
      }
    }
  }

  @Test func nothingFromNothing() {
    let size = PixelSize(width: 3, height: 2)
    let empty = Picture(width: 0, height: 0).resampled(crop: PixelRect(size), to: size)
    #expect(empty == Picture(width: 3, height: 2))
    let none = Picture(width: 3, height: 2, filledWith: .gray(1))
      .resampled(crop: PixelRect(size), to: PixelSize(width: 0, height: 2))
    #expect(none.pixels.isEmpty)
  }
}
