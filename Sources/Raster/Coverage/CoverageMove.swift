extension CoverageMask {
  /// The mask moved to the right and down by fractions of a pixel, in 1/256: each pixel is the mean of the
  /// pixels that it comes to lie on, weighted by area. It is one column wider and one row higher where it is
  /// moved.
  ///
  /// - Parameters:
  ///   - right: 0…255.
  ///   - down: 0…255.
  package func moved(right: Int, down: Int) -> CoverageMask {
    guard right > 0 || down > 0, width > 0, height > 0 else { return self }
    var result = CoverageMask(width: width + (right > 0 ? 1 : 0), height: height + (down > 0 ? 1 : 0))
    let stride = result.width
    result.coverage.withUnsafeMutableBufferPointer { target in
      coverage.withUnsafeBufferPointer { source in
        func level(_ x: Int, _ y: Int) -> Int {
          (0..<width).contains(x) && (0..<height).contains(y) ? Int(source[y * width + x]) : 0
        }
        for y in 0..<height + (down > 0 ? 1 : 0) {
          for x in 0..<stride {
            let upper = level(x - 1, y - 1) * right + level(x, y - 1) * (256 - right)
            let lower = level(x - 1, y) * right + level(x, y) * (256 - right)
            target[y * stride + x] = UInt8((upper * down + lower * (256 - down) + 32_768) >> 16)
          }
        }
      }
    }
    return result
  }

  /// The mask moved as by ``moved(right:down:)`` and blurred by a Gaussian.
  ///
  /// Moving by a fraction f is linear interpolation, which blurs with the variance f · (1 − f). That of the
  /// Gaussian is lowered by as much where it is at least one pixel.
  package func blurred(standardDeviation: Double, movedRight right: Int, down: Int) -> CoverageMask {
    func kernel(_ fraction: Int) -> GaussianKernel {
      let part = Double(fraction) / 256
      let lowered = standardDeviation * standardDeviation - part * (1 - part)
      return GaussianKernel(
        standardDeviation: part > 0 && standardDeviation >= 1 ? lowered.squareRoot() : standardDeviation)
    }
    return moved(right: right, down: down).blurred(across: kernel(right), down: kernel(down))
  }
}
