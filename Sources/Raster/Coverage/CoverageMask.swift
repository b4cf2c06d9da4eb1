import CRasterKernels

/// The coverage of each pixel by a shape, 0 (none) … 255 (all), row by row without padding.
package struct CoverageMask: Sendable, Hashable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// The coverages of `width × height` pixels.
  package internal(set) var coverage: [UInt8]

  /// A mask with the same coverage of every pixel.
  package init(width: Int, height: Int, coverage: UInt8 = 0) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.coverage = [UInt8](repeating: coverage, count: self.width * self.height)
  }

  /// The alpha channel of a picture.
  package init(alphaOf picture: Pixmap<PremultipliedPixel>) {
    (width, height) = (picture.width, picture.height)
    let count = picture.pixels.count
    coverage = [UInt8](unsafeUninitializedCapacity: count) { coverage, initialized in
      picture.withPacked { pixels in
        for index in 0..<count { coverage[index] = UInt8(truncatingIfNeeded: pixels[index] &>> 24) }
      }
      initialized = count
    }
  }

  /// The size in pixels.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// The coverage of the pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { coverage[y * width + x] }
    set { coverage[y * width + x] = newValue }
  }
}

extension CoverageMask {
  /// The mask with `margin` uncovered pixels added on every side.
  package func padded(by margin: Int) -> CoverageMask {
    var result = CoverageMask(width: width + 2 * margin, height: height + 2 * margin)
    let stride = result.width
    result.coverage.withUnsafeMutableBufferPointer { target in
      coverage.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = target.extracting(((y + margin) * stride + margin)...)
          _ = row.update(fromContentsOf: source.extracting((y * width)..<((y + 1) * width)))
        }
      }
    }
    return result
  }

  /// The mask less the coverages of `other`, which has the same size; 0 at least.
  package func subtracting(_ other: CoverageMask) -> CoverageMask {
    var result = self
    for (index, covered) in other.coverage.prefix(coverage.count).enumerated() {
      result.coverage[index] = coverage[index] - min(coverage[index], covered)
    }
    return result
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The colours of an opaque picture with a mask of the same size as alpha. Pixels without coverage are
  /// clear black.
  package func straight(through mask: CoverageMask) -> Pixmap<StraightPixel> {
    let count = min(pixels.count, mask.coverage.count)
    return Pixmap<StraightPixel>(width: width, height: height) { target in
      guard let first = target.baseAddress else { return }
      withChannels { raster_cover($0, mask.coverage, channels(of: first), count) }
    }
  }

  /// Multiplies every pixel by its coverage. Pixels outside a smaller mask become clear.
  package mutating func applyCoverage(_ mask: CoverageMask) {
    let size = size
    let columns = min(size.width, mask.width)
    withMutablePixels { pixels in
      mask.coverage.withUnsafeBufferPointer { coverage in
        for y in 0..<size.height {
          let row = pixels + y * size.width
          let covered = y < mask.height ? columns : 0
          if covered > 0 {
            raster_apply_coverage(channels(of: row), coverage.baseAddress! + y * mask.width, covered)
          }
          (row + covered).update(repeating: .clear, count: size.width - covered)
        }
      }
    }
  }
}
