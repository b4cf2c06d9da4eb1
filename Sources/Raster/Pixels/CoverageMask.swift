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

  /// A mask that covers what a picture does not let through.
  public init(alphaOf picture: Pixmap<PremultipliedPixel>) {
    (width, height) = (picture.width, picture.height)
    coverage = picture.pixels.map(\.alpha)
  }

  /// The size in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The coverage of the pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> UInt8 {
    get { coverage[y * width + x] }
    set { coverage[y * width + x] = newValue }
  }
}

extension CoverageMask {
  /// The mask with `margin` more uncovered pixels on every side.
  public func padded(by margin: Int) -> CoverageMask {
    var result = CoverageMask(width: width + 2 * margin, height: height + 2 * margin)
    for y in 0..<height {
      let start = (y + margin) * result.width + margin
      result.coverage.replaceSubrange(
        start..<(start + width), with: coverage[(y * width)..<((y + 1) * width)])
    }
    return result
  }

  /// What this mask covers and `other`, of the same size, does not.
  public func subtracting(_ other: CoverageMask) -> CoverageMask {
    var result = self
    for (index, covered) in other.coverage.prefix(coverage.count).enumerated() {
      result.coverage[index] = coverage[index] - min(coverage[index], covered)
    }
    return result
  }
}

extension Pixmap<PremultipliedPixel> {
  /// An opaque picture seen through a mask of the same size: its own colours, with the mask as alpha; clear black
  /// where nothing is covered.
  public func straight(through mask: CoverageMask) -> Pixmap<StraightPixel> {
    Pixmap<StraightPixel>(width: width, height: height) { target in
      for (index, pixel) in pixels.enumerated() {
        let coverage = mask.coverage[index]
        target[index] =
          coverage == 0
          ? .clear : StraightPixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: coverage)
      }
    }
  }

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
