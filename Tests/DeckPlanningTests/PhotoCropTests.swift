import DeckKit
import DeckPlanning
import TestSupport
import Testing

/// A photo, a focal point and the expected crop.
struct Crop: Sendable {
  var photo, card: LayoutSize
  var focus: LayoutPoint
  var rect: LayoutRect

  init(
    _ photo: (Double, Double), on card: (Double, Double) = (300, 400), at focus: (Double, Double),
    _ rect: (Double, Double, Double, Double)
  ) {
    self.photo = LayoutSize(width: photo.0, height: photo.1)
    self.card = LayoutSize(width: card.0, height: card.1)
    self.focus = LayoutPoint(x: focus.0, y: focus.1)
    self.rect = LayoutRect(x: rect.0, y: rect.1, width: rect.2, height: rect.3)
  }
}

@Suite struct PhotoCropTests {
  private func expect(_ crop: Crop) {
    let rect = PhotoCrop(photo: "a.jpg", photoSize: crop.photo, covering: crop.card, focus: crop.focus).rect
    #expect(isNear(rect.x, crop.rect.x) && isNear(rect.y, crop.rect.y), "\(rect)")
    #expect(isNear(rect.width, crop.rect.width) && isNear(rect.height, crop.rect.height), "\(rect)")
  }

  /// 1600 × 1200 is wider than 3:4: the crop has all 1200 rows and 1200 · 3/4 = 900 columns, starting at
  /// focus · 1600 − 450, clamped to 0…700.
  @Test(arguments: [
    Crop((1600, 1200), at: (0.5, 0.5), (350, 0, 900, 1200)),
    Crop((1600, 1200), at: (0, 0), (0, 0, 900, 1200)), Crop((1600, 1200), at: (1, 1), (700, 0, 900, 1200)),
    Crop((1600, 1200), at: (0.3, 0.9), (30, 0, 900, 1200)),
    Crop((1600, 1200), at: (0.9, 0), (700, 0, 900, 1200)),
    Crop((1600, 1200), at: (0.25, 1), (0, 0, 900, 1200)),
  ])
  func widePhotos(crop: Crop) { expect(crop) }

  /// 1200 × 2000 is taller than 3:4: the crop has all 1200 columns and 1200 · 4/3 = 1600 rows, starting at
  /// focus · 2000 − 800, clamped to 0…400.
  @Test(arguments: [
    Crop((1200, 2000), at: (0.5, 0.5), (0, 200, 1200, 1600)),
    Crop((1200, 2000), at: (0, 0), (0, 0, 1200, 1600)), Crop((1200, 2000), at: (1, 1), (0, 400, 1200, 1600)),
    Crop((1200, 2000), at: (0.9, 0.45), (0, 100, 1200, 1600)),
    Crop((1200, 2000), at: (0, 0.65), (0, 400, 1200, 1600)),
  ])
  func tallPhotos(crop: Crop) { expect(crop) }

  @Test(arguments: [
    Crop((900, 1200), at: (0, 1), (0, 0, 900, 1200)), Crop((30, 40), at: (1, 0), (0, 0, 30, 40)),
    // 30 · 3/4 = 22.5 columns, starting at (30 − 22.5) / 2.
    Crop((30, 30), at: (0.5, 0.5), (3.75, 0, 22.5, 30)), Crop((1, 1), at: (0.5, 0.5), (0.125, 0, 0.75, 1)),
    Crop((300, 200), on: (100, 100), at: (0.5, 0.5), (50, 0, 200, 200)),
    // A slot 260 wide shows 1200 · 260/400 = 780 columns, starting at 800 − 390.
    Crop((1600, 1200), on: (260, 400), at: (0.5, 0.5), (410, 0, 780, 1200)),
  ])
  func otherShapes(crop: Crop) { expect(crop) }

  private let large = PhotoCrop(
    photo: "a.jpg", photoSize: LayoutSize(width: 2400, height: 3200),
    covering: LayoutSize(width: 300, height: 400), focus: LayoutPoint(x: 0.5, y: 0.5))

  /// The crop has 2400 photo pixels.
  @Test(arguments: [(300.0, 8.0), (600, 4), (2400, 1), (3200, 0.75)])
  func density(pixels: Double, density: Double) {
    #expect(isNear(large.density(forPixelWidth: pixels), density))
  }

  /// The greatest of 8, 4, 2 and 1 that leaves one and a half pixels, 8 one and five eighths: 2400 / 13 =
  /// 184.6, 2400 / 6 = 400, 2400 / 3 = 800.
  @Test(arguments: [
    (100.0, 8), (200, 4), (184, 8), (201, 4), (400, 4), (401, 2), (800, 2), (801, 1), (2400, 1), (9000, 1),
  ])
  func reductions(pixels: Double, reduction: Int) {
    #expect(large.reduction(forPixelWidth: pixels) == reduction)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theCropIsTheLargestThatFits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let sides = (0..<4).map { _ in Double(Int.random(in: 1...6000, using: &generator)) }
      let focus = LayoutPoint(
        x: Double.random(in: 0...1, using: &generator), y: Double.random(in: 0...1, using: &generator))
      let photo = LayoutSize(width: sides[0], height: sides[1])
      let card = LayoutSize(width: sides[2], height: sides[3])
      let rect = PhotoCrop(photo: "a", photoSize: photo, covering: card, focus: focus).rect
      #expect(isNear(rect.width / rect.height / (card.width / card.height), 1))
      #expect(rect.x >= 0 && rect.y >= 0)
      #expect(rect.maxX <= photo.width * (1 + 1e-9) && rect.maxY <= photo.height * (1 + 1e-9))
      #expect(isNear(rect.width / photo.width, 1) || isNear(rect.height / photo.height, 1))
      expectCentred(from: rect.x, length: rect.width, on: focus.x, of: photo.width)
      expectCentred(from: rect.y, length: rect.height, on: focus.y, of: photo.height)
    }
  }

  /// The focal point is centred unless the crop reaches an edge of the photo.
  private func expectCentred(from start: Double, length: Double, on focus: Double, of whole: Double) {
    let ideal = focus * whole - length / 2
    if ideal <= 0 {
      #expect(isNear(start, 0, within: 1e-6))
    } else if ideal + length >= whole {
      #expect(isNear(start + length, whole, within: 1e-6))
    } else {
      #expect(isNear(start, ideal, within: 1e-6))
    }
  }
}
