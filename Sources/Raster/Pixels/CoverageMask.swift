/// How much of each pixel a shape covers: 0 none … 255 all, row by row without padding.
public struct CoverageMask: Sendable, Hashable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The coverage of each pixel, `width × height` of them.
  public internal(set) var coverage: [UInt8]

  /// A mask that covers nothing, or everything, or each pixel alike.
  public init(width: Int, height: Int, coverage: UInt8 = 0) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.coverage = [UInt8](repeating: coverage, count: self.width * self.height)
  }

  /// The size in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The coverage of the pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> UInt8 {
    get { coverage[y * width + x] }
    set { coverage[y * width + x] = newValue }
  }
}

extension Pixmap<PremultipliedPixel> {
  /// Multiplies every pixel by the coverage at its place. Sizes must be equal; a smaller mask clears the rest.
  public mutating func applyCoverage(_ mask: CoverageMask) {
    let (width, height) = (width, height)
    withMutablePacked { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let coverage = x < mask.width && y < mask.height ? mask[x, y] : 0
          guard coverage != 255 else { continue }
          pixels[y * width + x] = scaled(packed: pixels[y * width + x], by: UInt32(coverage))
        }
      }
    }
  }
}
