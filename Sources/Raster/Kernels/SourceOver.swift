import CRasterKernels

extension Pixmap<PremultipliedPixel> {
  /// Draws `source` with its top left pixel at (`x`, `y`), source-over; what lies outside is cut off.
  ///
  /// - Parameter opacity: 0 (nothing is drawn) … 255.
  public mutating func draw(_ source: Pixmap, atX x: Int, y: Int, opacity: UInt8 = 255) {
    let (columns, rows) = part(of: source.size, atX: x, y: y)
    guard opacity > 0, !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    withMutablePixels { target in
      source.pixels.withUnsafeBufferPointer { pixels in
        for row in rows {
          layOver(
            pixels.baseAddress! + row * source.width + columns.lowerBound,
            target + (row + y) * targetWidth + x + columns.lowerBound, count: columns.count, opacity: opacity)
        }
      }
    }
  }

  /// The columns and rows of a picture or mask of size `source` that fall on this one when its top left pixel is at (`x`, `y`).
  func part(of source: PixelSize, atX x: Int, y: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    let (left, top) = (max(0, -x), max(0, -y))
    return (left..<max(left, min(source.width, width - x)), top..<max(top, min(source.height, height - y)))
  }

  /// Draws one colour through a mask whose top left pixel is at (`x`, `y`), source-over.
  ///
  /// - Parameter opacity: multiplies the mask, 0…1; exact to less than a level.
  public mutating func fill(
    _ color: StraightPixel, through mask: CoverageMask, atX x: Int, y: Int, opacity: Double = 1
  ) {
    let table = CoverageTable(color, opacity: opacity)
    let (columns, rows) = part(of: mask.size, atX: x, y: y)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    var row = [PremultipliedPixel](repeating: .clear, count: columns.count)
    withMutablePixels { target in
      for line in rows {
        let first = line * mask.width + columns.lowerBound
        guard table.look(up: mask.coverage[first..<(first + columns.count)], into: &row) else { continue }
        layOver(
          row, target + (y + line) * targetWidth + x + columns.lowerBound, count: columns.count)
      }
    }
  }
}

/// What one colour becomes at each coverage.
private struct CoverageTable {
  private let pixels: [PremultipliedPixel]

  init(_ color: StraightPixel, opacity: Double) {
    pixels = (0...255).map { coverage in
      let alpha = Double(coverage) * min(max(opacity, 0), 1) * Double(color.alpha) / 255
      return StraightPixel(
        red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha.rounded())
      ).premultiplied
    }
  }

  /// Writes the pixels for a row of coverages; false, and nothing written, where nothing is covered.
  func look(up coverage: ArraySlice<UInt8>, into row: inout [PremultipliedPixel]) -> Bool {
    coverage.withUnsafeBufferPointer { coverage in
      guard coverage.reduce(0, |) > 0 else { return false }
      pixels.withUnsafeBufferPointer { pixels in
        row.withUnsafeMutableBufferPointer { row in
          for index in coverage.indices { row[index] = pixels[Int(coverage[index])] }
        }
      }
      return true
    }
  }
}

/// Lays `count` pixels over others, source-over, multiplied by `opacity` of 255 beforehand.
@inline(__always)
func layOver(
  _ source: UnsafePointer<PremultipliedPixel>, _ target: UnsafeMutablePointer<PremultipliedPixel>, count: Int,
  opacity: UInt8 = 255
) {
  raster_source_over(channels(of: source), channels(of: target), count, Int32(opacity))
}
