import CRasterKernels

extension Pixmap<PremultipliedPixel> {
  /// The part `crop` of the picture resampled to `size` with an antialiasing Lanczos-3 filter.
  ///
  /// Works on premultiplied sRGB-encoded values in fixed point. The first pass reduces columns, so that there
  /// are only as many rows between the passes as in the result. `crop` need not be aligned to pixels and may
  /// extend a little past the picture, where the edge pixels are repeated. Colour never exceeds alpha.
  ///
  /// - Parameter averaged: Each pixel is the mean of that many pixels across and down. The filter restores
  ///   the contrast that they have lost.
  package func resampled(crop: PixelRect, to size: PixelSize, averaged: Int = 1) -> Pixmap {
    guard width > 0, height > 0, size.area > 0 else { return Pixmap(width: size.width, height: size.height) }
    if let copy = copied(crop: crop, size: size) { return copy }
    let rows = ResampleWeights(
      inputCount: height, origin: crop.y, extent: crop.height, outputCount: size.height, averaged: averaged)
    let columns = InterleavedWeights(
      ResampleWeights(
        inputCount: width, origin: crop.x, extent: crop.width, outputCount: size.width, averaged: averaged))
    return Pixmap(width: size.width, height: size.height) { target in
      withBytes { source in
        let first = source.baseAddress! + columns.span.lowerBound * 4
        columns.withSums { sums in
          for y in stride(from: 0, to: size.height, by: InterleavedWeights.rowCount) {
            let lines = y..<min(y + InterleavedWeights.rowCount, size.height)
            rows.reduce(lines, from: first, stride: width * 4, pixels: columns.span.count, into: sums)
            columns.reduce(sums, into: target.baseAddress! + y * size.width, rows: lines.count)
          }
        }
      }
    }
  }

  /// A copy of the crop, where it needs no filter; otherwise nil.
  private func copied(crop: PixelRect, size: PixelSize) -> Pixmap? {
    let isAligned =
      crop.width == Double(size.width) && crop.height == Double(size.height)
      && crop.x == crop.x.rounded() && crop.y == crop.y.rounded()
    let isInside = crop.x >= 0 && crop.y >= 0 && crop.maxX <= Double(width) && crop.maxY <= Double(height)
    guard isAligned, isInside else { return nil }
    if size == self.size { return self }
    let first = Int(crop.y) * width + Int(crop.x)
    return Pixmap(width: size.width, height: size.height) { target in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<size.height {
          (target.baseAddress! + y * size.width).update(
            from: source.baseAddress! + first + y * width, count: size.width)
        }
      }
    }
  }
}

extension ResampleWeights {
  /// Computes the sums of some output rows. Input rows start at `first`.
  fileprivate func reduce(
    _ lines: Range<Int>, from first: UnsafeRawPointer, stride: Int, pixels: Int,
    into sums: UnsafeMutablePointer<Int16>
  ) {
    starts.withUnsafeBufferPointer { starts in
      weights.withUnsafeBufferPointer { weights in
        raster_reduce_rows(
          first.assumingMemoryBound(to: UInt8.self), stride, starts.baseAddress! + lines.lowerBound,
          weights.baseAddress! + lines.lowerBound * taps, Int32(taps), Int32(lines.count), sums, pixels)
      }
    }
  }
}

extension InterleavedWeights {
  /// Computes some output rows from their sums.
  fileprivate func reduce(
    _ sums: UnsafePointer<Int16>, into rows: UnsafeMutablePointer<PremultipliedPixel>, rows count: Int
  ) {
    raster_reduce_columns(
      sums, starts, weights, Int32(pairs), Int32(count), channels(of: rows), starts.count)
  }
}
