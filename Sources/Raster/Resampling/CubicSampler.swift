import CRasterKernels

/// Reads a picture between its pixels, row by row, and lays what it finds over another one.
struct CubicSampler {
  /// How far beyond the picture the filter still finds some of it.
  static let reach = 2.0
  /// The picture that is read.
  private let source: Pixmap<PremultipliedPixel>
  /// Where in the picture each pixel of a row lies, in phases of the cubic from the middle of the first pixel.
  private var across: [Int32]
  private var down: [Int32]
  private var row: [PremultipliedPixel]

  /// A sampler of `source` for rows of up to `count` pixels.
  init(_ source: Pixmap<PremultipliedPixel>, count: Int) {
    self.source = source
    across = [Int32](repeating: 0, count: count)
    down = across
    row = [PremultipliedPixel](repeating: .clear, count: count)
  }

  /// The nearest phase to a place that is counted in pixels from the middle of the first pixel and lies within a billion phases of it,
  /// so that a place that misses a pixel's middle by floating-point error is that pixel.
  @inline(__always)
  static func phase(_ place: Double) -> Int32 {
    let phases = place * Double(1 << CubicWeights.phaseBits) + 0.5
    let whole = Int32(phases)
    return Double(whole) > phases ? whole - 1 : whole
  }

  /// Reads `count` pixels at the places that `place` writes, and calls `body` with them.
  @inline(__always)
  mutating func read(
    _ count: Int, at place: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void,
    _ body: (UnsafePointer<PremultipliedPixel>) -> Void
  ) {
    place(&across, &down)
    let size = source.size
    source.withChannels { pixels in
      row.withUnsafeMutableBufferPointer { row in
        let target = row.baseAddress!
        raster_sample_bicubic(
          pixels, size.width, size.height, across, down, CubicWeights.table, CubicWeights.repeated,
          channels(of: target), count)
        body(target)
      }
    }
  }
}
