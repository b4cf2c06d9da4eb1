import CRasterKernels

extension Pixmap<PremultipliedPixel> {
  /// The part `crop` of the picture drawn at `size` with an antialiasing Lanczos-3 filter.
  ///
  /// Works on sRGB-encoded premultiplied values, in fixed point: columns first, as the rows between the two passes then are as
  /// many as the result's. `crop` may lie between pixels and reach a little beyond the picture; the edge pixels then stand
  /// for what is missing. Colour never exceeds alpha.
  public func resampled(crop: PixelRect, to size: PixelSize) -> Pixmap {
    guard width > 0, height > 0, size.area > 0 else { return Pixmap(width: size.width, height: size.height) }
    if let copy = copied(crop: crop, size: size) { return copy }
    let rows = ResampleWeights(
      inputCount: height, origin: crop.y, extent: crop.height, outputCount: size.height)
    let columns = InterleavedWeights(
      ResampleWeights(inputCount: width, origin: crop.x, extent: crop.width, outputCount: size.width))
    return Pixmap(width: size.width, height: size.height) { target in
      withBytes { source in
        // Ringing of a third over white with six bits of fraction still fits.
        var sums = [Int16](repeating: 0, count: columns.readCount * 4)
        for y in 0..<size.height {
          let first = source.baseAddress! + (rows.starts[y] * width + columns.span.lowerBound) * 4
          rows.reduce(y, from: first, stride: width * 4, pixels: columns.span.count, into: &sums)
          columns.reduce(sums, into: target.baseAddress! + y * size.width)
        }
      }
    }
  }

  /// The crop as it is, where it needs no filter.
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
  /// One output row's weighted sums of input rows.
  fileprivate func reduce(
    _ index: Int, from first: UnsafeRawPointer, stride: Int, pixels: Int, into sums: inout [Int16]
  ) {
    weights.withUnsafeBufferPointer { weights in
      raster_reduce_rows(
        first.assumingMemoryBound(to: UInt8.self), stride, weights.baseAddress! + index * taps,
        Int32(taps), &sums, pixels)
    }
  }
}

extension InterleavedWeights {
  /// One output row from the sums of its input rows.
  fileprivate func reduce(_ sums: [Int16], into row: UnsafeMutablePointer<PremultipliedPixel>) {
    raster_reduce_columns(
      sums, starts, weights, Int32(groups),
      UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self), starts.count)
  }
}
