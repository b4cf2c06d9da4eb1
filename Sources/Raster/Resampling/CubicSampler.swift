import CRasterKernels

/// Samples a picture between its pixels by bicubic interpolation, row by row.
struct CubicSampler {
  /// The reach of the filter in pixels: samples up to this distance from the picture depend on it.
  static let reach = 2.0
  private let source: Pixmap<PremultipliedPixel>
  /// The positions of the samples of a row, in phases of the cubic from the centre of the first pixel.
  private var across: [Int32]
  private var down: [Int32]
  private var row: [PremultipliedPixel]
  /// Samples outside are moved to the bounds.
  private let bounds: SampleBounds?

  /// A sampler of `source` for rows of at most `count` samples.
  init(_ source: Pixmap<PremultipliedPixel>, count: Int, bounds: SampleBounds? = nil) {
    self.source = source
    self.bounds = bounds
    across = [Int32](repeating: 0, count: count)
    down = across
    row = [PremultipliedPixel](repeating: .clear, count: count)
  }

  /// The phase nearest to a position in pixels from the centre of the first pixel, which must be less than
  /// 2³¹ phases. Rounding to phases removes floating-point errors: a position next to the centre of a pixel
  /// becomes that pixel.
  @inline(__always)
  static func phase(_ position: Double) -> Int32 {
    let phases = position * Double(1 << CubicWeights.phaseBits) + 0.5
    let whole = Int32(phases)
    return Double(whole) > phases ? whole - 1 : whole
  }

  /// Samples `count` pixels at the positions that `writePositions` writes, and calls `body` with them.
  @inline(__always)
  mutating func read(
    _ count: Int, at writePositions: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void,
    _ body: (UnsafeMutablePointer<PremultipliedPixel>) -> Void
  ) {
    writePositions(&across, &down)
    if let bounds {
      clamp(&across, to: bounds.across, count: count)
      clamp(&down, to: bounds.down, count: count)
    }
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

/// Moves positions outside `bounds` to the nearest end.
private func clamp(_ positions: inout [Int32], to bounds: ClosedRange<Int32>, count: Int) {
  positions.withUnsafeMutableBufferPointer { positions in
    for index in 0..<count {
      positions[index] = min(max(positions[index], bounds.lowerBound), bounds.upperBound)
    }
  }
}

/// The columns and rows between which a picture is sampled, in phases of the cubic from the centre of its
/// first pixel.
struct SampleBounds {
  var across, down: ClosedRange<Int32>
}
