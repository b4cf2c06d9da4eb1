import Raster
import TestSupport
import Testing

/// Salient marks are found where they were painted.
@Suite struct SaliencyTests {
  private static let dull = StraightPixel(red: 112, green: 116, blue: 112)
  private static let skin = [
    StraightPixel(red: 236, green: 196, blue: 170), StraightPixel(red: 198, green: 140, blue: 104),
    StraightPixel(red: 110, green: 72, blue: 52),
  ]
  /// Centres of marks in fractions of the picture: the four quadrants, the middle, and near the edges.
  private static let places = [
    (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75), (0.5, 0.5), (0.5, 0.15), (0.85, 0.4), (0.15, 0.6),
  ]
  /// Picture sizes and the window of a card of 3 : 4 in them.
  private static let shapes = [
    (PixelSize(width: 300, height: 400), PixelSize(width: 300, height: 400)),
    (PixelSize(width: 640, height: 360), PixelSize(width: 270, height: 360)),
    (PixelSize(width: 240, height: 480), PixelSize(width: 240, height: 320)),
  ]

  /// Expects a point at most 1/16 of the longer side from (`x`, `y`), in fractions of the picture.
  private func expect(
    _ picture: Pixmap<StraightPixel>, window: PixelSize, isSalientAtX x: Double, y: Double,
    _ comment: Comment? = nil
  ) {
    let point = picture.premultiplied().salientPoint(window: window)
    let (dx, dy) = (
      (Double(point.x) / 10_000 - x) * Double(picture.width),
      (Double(point.y) / 10_000 - y) * Double(picture.height)
    )
    let reach = Double(max(picture.width, picture.height)) / 16
    #expect(dx * dx + dy * dy <= reach * reach, "\(point) for (\(x), \(y)) \(comment ?? "")")
  }

  @Test(arguments: places, shapes)
  func skinIsFound(place: (Double, Double), shape: (PixelSize, PixelSize)) {
    for color in Self.skin {
      let (width, height) = (shape.0.width, shape.0.height)
      let face = Dot(
        x: place.0 * Double(width), y: place.1 * Double(height), radius: Double(min(width, height)) / 10,
        color: color)
      let picture = Pixmap(width: width, height: height, background: Self.dull, dots: [face])
      expect(picture, window: shape.1, isSalientAtX: place.0, y: place.1, "\(color)")
    }
  }

  @Test(arguments: places)
  func detailIsFoundOnFlatGround(place: (Double, Double)) {
    var picture = Pixmap<StraightPixel>(
      width: 400, height: 400, filledWith: .init(red: 130, green: 130, blue: 130))
    let (left, top) = (Int(place.0 * 400) - 40, Int(place.1 * 400) - 40)
    for y in 0..<80 {
      for x in 0..<80 {
        let level: UInt8 = (x / 10 + y / 10) % 2 == 0 ? 70 : 190
        picture[left + x, top + y] = StraightPixel(red: level, green: level, blue: level)
      }
    }
    expect(picture, window: PixelSize(width: 300, height: 400), isSalientAtX: place.0, y: place.1)
  }

  /// Violet and grey of the same luma, 0.30 red + 0.59 green + 0.11 blue: the only edge is one of colour.
  @Test(arguments: places)
  func colourIsFoundAmongGrey(place: (Double, Double)) {
    let mark = Dot(
      x: place.0 * 400, y: place.1 * 400, radius: 40, color: StraightPixel(red: 90, green: 70, blue: 255))
    let grey = StraightPixel(red: 96, green: 96, blue: 96)
    let picture = Pixmap(width: 400, height: 400, background: grey, dots: [mark])
    expect(picture, window: PixelSize(width: 300, height: 400), isSalientAtX: place.0, y: place.1)
  }

  /// Skin and green of the same luma, 153, and the same saturation, 94, on grey of that luma. Green is on the
  /// left, which is chosen among equals.
  @Test func skinOutweighsOtherColours() {
    let dots = [
      Dot(x: 100, y: 200, radius: 40, color: StraightPixel(red: 113, green: 186, blue: 92)),
      Dot(x: 300, y: 200, radius: 40, color: StraightPixel(red: 198, green: 140, blue: 104)),
    ]
    let grey = StraightPixel(red: 153, green: 153, blue: 153)
    let picture = Pixmap(width: 400, height: 400, background: grey, dots: dots)
    expect(picture, window: PixelSize(width: 100, height: 400), isSalientAtX: 0.75, y: 0.5)
  }

  /// A mark in the middle or the upper half is preferred to one near an edge that is a sixth larger.
  @Test(arguments: [((0.5, 0.3), (0.5, 0.85)), ((0.5, 0.4), (0.88, 0.4)), ((0.5, 0.4), (0.12, 0.4))])
  func placesOfHeadsArePreferred(expected: (Double, Double), other: (Double, Double)) {
    let dots = [
      Dot(x: other.0 * 400, y: other.1 * 400, radius: 43, color: Self.skin[1]),
      Dot(x: expected.0 * 400, y: expected.1 * 400, radius: 40, color: Self.skin[1]),
    ]
    let picture = Pixmap(width: 400, height: 400, background: Self.dull, dots: dots)
    expect(picture, window: PixelSize(width: 100, height: 100), isSalientAtX: expected.0, y: expected.1)
  }

  /// One violet pixel at (20, 60) on grey of its luma. A window of half the picture, 39 cells, has the same
  /// sum at three columns and three rows: its reach is 19, summed over 9 and over 10. The nearest to the
  /// expected point is column 21 and row 59.
  @Test func ofEqualsTheNearestToWhereHeadsAreIsTaken() {
    var picture = Picture(width: 81, height: 81, filledWith: .gray(96))
    picture[20, 60] = PremultipliedPixel(red: 90, green: 70, blue: 255)
    let point = picture.salientPoint(window: PixelSize(width: 81, height: 81))
    #expect(point == SalientPoint(x: 43 * 5000 / 81, y: 119 * 5000 / 81))
  }

  @Test func ofEqualsTheUpperIsTaken() {
    let dots = [0.25, 0.75].map { Dot(x: 200, y: $0 * 400, radius: 40, color: Self.skin[1]) }
    let picture = Pixmap(width: 400, height: 400, background: Self.dull, dots: dots)
    expect(picture, window: PixelSize(width: 400, height: 100), isSalientAtX: 0.5, y: 0.25)
  }

  // MARK: Pictures without saliency

  @Test(arguments: [
    StraightPixel(red: 0, green: 0, blue: 0), dull, StraightPixel(red: 255, green: 255, blue: 255),
    StraightPixel(red: 90, green: 70, blue: 255), skin[1], .clear,
  ])
  func aFlatPictureHasTheExpectedPoint(color: StraightPixel) {
    let picture = Pixmap(width: 301, height: 200, filledWith: color.premultiplied)
    let point = picture.salientPoint(window: PixelSize(width: 150, height: 200))
    #expect(point == SalientPoint(x: 5000, y: 4000))
  }

  @Test func anEmptyPictureHasTheExpectedPoint() {
    let point = Picture(width: 0, height: 0).salientPoint(window: PixelSize(width: 3, height: 4))
    #expect(point == SalientPoint(x: 5000, y: 4000))
  }

  @Test func clearPartsAreNotSalient() {
    let (face, ghost) = (
      Dot(x: 300, y: 240, radius: 40, color: Self.skin[1]),
      Dot(x: 100, y: 160, radius: 60, color: Self.skin[1])
    )
    let picture = Pixmap(width: 400, height: 400, background: Self.dull, dots: [face, ghost])
    let cut = Picture(width: 400, height: 400) { x, y in
      var pixel = picture[x, y]
      if x < 200 { pixel.alpha = 16 }
      return pixel.premultiplied
    }
    let point = cut.salientPoint(window: PixelSize(width: 300, height: 400))
    #expect(abs(point.x - 7500) <= 625 && abs(point.y - 6000) <= 625, "\(point)")
  }

  @Test func theOutlineOfACutOutIsNoEdge() {
    let disc = Picture(width: 400, height: 400) { x, y in
      let (dx, dy) = (x - 290, y - 280)
      return dx * dx + dy * dy < 90 * 90 ? .gray(150) : .clear
    }
    let point = disc.salientPoint(window: PixelSize(width: 300, height: 400))
    #expect(point == SalientPoint(x: 5000, y: 4000))
  }
}
