import DeckPlanning
import Raster
import Testing
import VectorIcons

/// Icons have the right position and size.
@Suite struct IconShapeTests {
  private static func icon(_ body: String, viewBox: String = "0 0 24 24") throws -> VectorIcon {
    try VectorIcon(
      svg: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(viewBox)\">\(body)</svg>".utf8))
  }

  @Test func everyIconOfThePlanIsThere() {
    #expect(VectorIcon.builtIn.keys.sorted() == IconSource.builtInNames)
    for icon in VectorIcon.builtIn.values { #expect(throws: Never.self) { try icon.get() } }
  }

  /// A square from 6 to 18 of 24 covers the middle half of its rectangle in each direction.
  @Test(arguments: [(24.0, 0.0, 0.0), (48, 0.5, 0.25), (33, 2.75, 1.5), (72, 0, 0.125)])
  func aSquareCoversItsArea(side: Double, x: Double, y: Double) throws {
    let icon = try Self.icon("<path d=\"M6 6h12v12H6z\"/>")
    let size = PixelSize(width: Int(side) + 4, height: Int(side) + 4)
    let mask = try icon.coverage(of: PixelRect(x: x, y: y, width: side, height: side), size: size)
    let area = mask.coverage.reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(area - side * side / 4) < side * side / 400)
    let centroid = mask.centroid
    #expect(abs(centroid.x - (x + side / 2)) < 0.02)
    #expect(abs(centroid.y - (y + side / 2)) < 0.02)
  }

  /// Cairo's pictures have at most 32,767 rows.
  @Test func aMaskThatCairoCannotHoldIsAnError() throws {
    let icon = try Self.icon("<path d=\"M6 6h12v12H6z\"/>")
    let error = #expect(throws: IconError.self) {
      try icon.coverage(
        of: PixelRect(x: 0, y: 0, width: 1, height: 32_768), size: PixelSize(width: 1, height: 32_768))
    }
    guard case .notDrawn = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// An icon outside a picture has no pixels there.
  @Test(arguments: [PixelSize(width: 0, height: 8), PixelSize(width: 8, height: 0)])
  func anEmptyMaskIsEmpty(size: PixelSize) throws {
    let mask = try Self.icon("<path d=\"M6 6h12v12H6z\"/>").coverage(
      of: PixelRect(x: 0, y: 0, width: 8, height: 8), size: size)
    #expect(mask.width == size.width && mask.height == size.height && mask.coverage.isEmpty)
  }

  /// A square that ends in the middle of a pixel covers half of it.
  @Test func edgesBetweenPixelsAreAntialiased() throws {
    let icon = try Self.icon("<path d=\"M6 6h12v12H6z\"/>")
    let mask = try icon.coverage(
      of: PixelRect(x: 0.5, y: 0, width: 24, height: 24), size: PixelSize(width: 25, height: 24))
    #expect(abs(Int(mask[6, 12]) - 128) <= 2)
    #expect(mask[7, 12] == 255)
    #expect(abs(Int(mask[18, 12]) - 128) <= 2)
    #expect(mask[5, 12] == 0)
    #expect(mask[12, 5] == 0)
  }

  /// Only the shape counts: opaque pixels of any colour are fully covered.
  @Test(arguments: ["black", "currentColor", "white", "#f00", "rgb(0,0,255)"])
  func colorsDoNotCount(color: String) throws {
    let mask = try Self.icon("<path fill=\"\(color)\" d=\"M0 0h24v24H0z\"/>").coverage(
      of: PixelRect(x: 0, y: 0, width: 8, height: 8), size: PixelSize(width: 8, height: 8))
    #expect(mask == CoverageMask(width: 8, height: 8, coverage: 255))
  }

  /// A drawing twice as wide as high fills the middle half of a square.
  @Test func proportionsAreKept() throws {
    let mask = try Self.icon("<path d=\"M0 0h48v24H0z\"/>", viewBox: "0 0 48 24").coverage(
      of: PixelRect(x: 0, y: 0, width: 16, height: 16), size: PixelSize(width: 16, height: 16))
    #expect(mask[8, 3] == 0)
    #expect(mask[0, 4] == 255)
    #expect(mask[15, 11] == 255)
    #expect(mask[8, 12] == 0)
  }
}

extension CoverageMask {
  /// The centroid of the coverage, in pixels.
  fileprivate var centroid: (x: Double, y: Double) {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let weight = Double(self[column, row])
        sum += weight
        x += weight * (Double(column) + 0.5)
        y += weight * (Double(row) + 0.5)
      }
    }
    return (x / sum, y / sum)
  }
}
