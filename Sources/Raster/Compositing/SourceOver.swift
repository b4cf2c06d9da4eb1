import CRasterKernels

extension Pixmap<PremultipliedPixel> {
  /// Draws `source` with its top left pixel at (`x`, `y`), source-over, clipped to this picture.
  ///
  /// - Parameter opacity: 0 (draws nothing) … 255.
  package mutating func draw(_ source: Pixmap, atX x: Int, y: Int, opacity: UInt8 = 255) {
    let (columns, rows) = part(of: source.size, atX: x, y: y)
    guard opacity > 0, !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    withMutablePixels { target in
      source.pixels.withUnsafeBufferPointer { pixels in
        for row in rows {
          drawRow(
            pixels.baseAddress! + row * source.width + columns.lowerBound,
            target + (row + y) * targetWidth + x + columns.lowerBound, count: columns.count, opacity: opacity)
        }
      }
    }
  }

  /// The columns and rows of a picture or mask of size `source` that lie within this picture when its top
  /// left pixel is at (`x`, `y`).
  func part(of source: PixelSize, atX x: Int, y: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    let (left, top) = (max(0, -x), max(0, -y))
    return (left..<max(left, min(source.width, width - x)), top..<max(top, min(source.height, height - y)))
  }
}

/// Draws `count` pixels over others, source-over, multiplied by `opacity` ÷ 255.
@inline(__always)
func drawRow(
  _ source: UnsafePointer<PremultipliedPixel>, _ target: UnsafeMutablePointer<PremultipliedPixel>, count: Int,
  opacity: UInt8 = 255
) {
  raster_source_over(channels(of: source), channels(of: target), count, Int32(opacity))
}
