#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A one-dimensional Gaussian in fixed point with 16 bits of fraction, cut off at three standard deviations.
public struct GaussianKernel: Sendable, Hashable {
  /// Taps on each side of the middle one.
  public let radius: Int
  /// `2 × radius + 1` weights that sum to 65,536.
  let weights: [UInt32]

  /// The kernel with the given standard deviation in pixels; zero or less leaves pictures as they are.
  public init(standardDeviation: Double) {
    let radius = standardDeviation > 0 ? Int((3 * standardDeviation).rounded(.up)) : 0
    let shape = (-radius...radius).map { place in
      radius == 0 ? 1 : exp(-Double(place * place) / (2 * standardDeviation * standardDeviation))
    }
    let sum = shape.reduce(0, +)
    var fixed = shape.map { UInt32(($0 / sum * 65_536).rounded()) }
    fixed[radius] = 65_536 &- (fixed.reduce(0, &+) &- fixed[radius])
    self.radius = radius
    weights = fixed
  }
}

extension CoverageMask {
  /// The mask blurred; outside it nothing is covered.
  public func blurred(_ kernel: GaussianKernel) -> CoverageMask {
    guard kernel.radius > 0, width > 0, height > 0 else { return self }
    var wide = [UInt16](repeating: 0, count: width * height)
    var result = self
    var sums = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      let row = coverage[(y * width)..<((y + 1) * width)]
      convolveRow(row, kernel, into: &sums)
      for x in 0..<width { wide[y * width + x] = UInt16(truncatingIfNeeded: (sums[x] &+ 128) &>> 8) }
    }
    for y in 0..<height {
      convolveColumn(wide, row: y, kernel, into: &sums)
      for x in 0..<width {
        result.coverage[y * width + x] = UInt8(truncatingIfNeeded: (sums[x] &+ (1 << 23)) &>> 24)
      }
    }
    return result
  }

  private func convolveRow(_ row: ArraySlice<UInt8>, _ kernel: GaussianKernel, into sums: inout [UInt32]) {
    row.withUnsafeBufferPointer { row in
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        for (tap, weight) in kernel.weights.enumerated() {
          let shift = tap - kernel.radius
          let (low, high) = (max(0, -shift), min(row.count, row.count - shift))
          guard low < high else { continue }
          for x in low..<high { sums[x] &+= weight &* UInt32(row[x + shift]) }
        }
      }
    }
  }

  /// Sums of 8.8 values times 16-bit weights, 24 bits of fraction.
  private func convolveColumn(_ wide: [UInt16], row: Int, _ kernel: GaussianKernel, into sums: inout [UInt32])
  {
    wide.withUnsafeBufferPointer { wide in
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        for (tap, weight) in kernel.weights.enumerated() {
          let y = row + tap - kernel.radius
          guard (0..<height).contains(y) else { continue }
          let source = wide.baseAddress! + y * width
          for x in 0..<sums.count { sums[x] &+= weight &* UInt32(source[x]) }
        }
      }
    }
  }
}
