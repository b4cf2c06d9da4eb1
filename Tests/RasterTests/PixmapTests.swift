import Raster
import Testing

private struct Refusal: Error, Equatable {}

@Suite struct PixmapTests {
  @Test(arguments: [(-1, 3), (3, -1), (0, 0), (-2, -2)])
  func negativeExtentsCountAsZero(width: Int, height: Int) {
    let picture = Picture(width: width, height: height)
    #expect(picture.size == PixelSize(width: max(0, width), height: max(0, height)))
    #expect(picture.pixels.isEmpty)
    #expect(CoverageMask(width: width, height: height).coverage.isEmpty)
  }

  @Test func bytesAreRedGreenBlueAlpha() {
    var picture = Pixmap<StraightPixel>(width: 2, height: 1)
    picture[1, 0] = StraightPixel(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(picture.withBytes { Array($0) } == [0, 0, 0, 0, 1, 2, 3, 4])
    picture.withMutableBytes { $0[2] = 9 }
    #expect(picture[0, 0] == StraightPixel(red: 0, green: 0, blue: 9, alpha: 0))
  }

  @Test func rowsComeTopFirst() {
    let picture = Picture(width: 2, height: 2) { target in
      for index in target.indices { target[index] = .gray(UInt8(index)) }
    }
    #expect(picture[1, 0] == .gray(1))
    #expect(picture[0, 1] == .gray(2))
  }

  @Test func failureWhileFillingIsPassedOn() {
    #expect(throws: Refusal()) {
      try Picture(width: 2, height: 2) { (_) throws(Refusal) in throw Refusal() }
    }
  }

  @Test func sizesAndRectangles() {
    let rect = PixelRect(PixelSize(width: 30, height: 40))
    #expect(rect == PixelRect(x: 0, y: 0, width: 30, height: 40))
    #expect(PixelRect(x: 1.5, y: 2, width: 3, height: 4.25).maxX == 4.5)
    #expect(PixelRect(x: 1.5, y: 2, width: 3, height: 4.25).maxY == 6.25)
    #expect(PixelSize(width: 30, height: 40).area == 1200)
    #expect("\(PixelSize(width: 30, height: 40))" == "30 × 40")
  }
}

@Suite struct CoverageMaskTests {
  @Test func padding() {
    var mask = CoverageMask(width: 2, height: 1, coverage: 9)
    mask[1, 0] = 7
    let padded = mask.padded(by: 1)
    #expect(padded.size == PixelSize(width: 4, height: 3))
    #expect(padded.coverage == [0, 0, 0, 0, 0, 9, 7, 0, 0, 0, 0, 0])
    #expect(mask.padded(by: 0) == mask)
  }

  @Test func opaquePictureThroughMask() {
    var mask = CoverageMask(width: 3, height: 1, coverage: 255)
    mask[1, 0] = 3
    mask[2, 0] = 0
    let picture = Picture(width: 3, height: 1, filledWith: PremultipliedPixel(red: 200, green: 1, blue: 90))
    let wanted = [
      StraightPixel(red: 200, green: 1, blue: 90), StraightPixel(red: 200, green: 1, blue: 90, alpha: 3),
      .clear,
    ]
    #expect(picture.straight(through: mask).pixels == wanted)
  }
}
