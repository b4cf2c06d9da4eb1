extension Pixmap<PremultipliedPixel> {
  /// The part `crop` of the picture drawn at `size` with an antialiasing Lanczos-3 filter.
  ///
  /// Works on sRGB-encoded premultiplied values, in fixed point. `crop` may lie between pixels and reach a
  /// little beyond the picture; the edge pixels then stand for what is missing. Colour never exceeds alpha.
  public func resampled(crop: PixelRect, to size: PixelSize) -> Pixmap {
    guard width > 0, height > 0, size.area > 0 else { return Pixmap(width: size.width, height: size.height) }
    if let copy = copied(crop: crop, size: size) { return copy }
    let rows = ResampleWeights(
      inputCount: height, origin: crop.y, extent: crop.height, outputCount: size.height)
    let columns = ResampleWeights(
      inputCount: width, origin: crop.x, extent: crop.width, outputCount: size.width)
    let span = columns.inputSpan
    return Pixmap(width: size.width, height: size.height) { target in
      withPacked { source in
        var between = [Int16](repeating: 0, count: span.count * 4)
        for y in 0..<size.height {
          between.withUnsafeMutableBufferPointer { row in
            reduceRows(
              source: UnsafeRawPointer(source + span.lowerBound), stride: width * 4,
              weights: rows, index: y, into: row)
            reduceColumns(
              row: UnsafePointer(row.baseAddress!), firstColumn: span.lowerBound, weights: columns,
              into: target.baseAddress! + y * size.width)
          }
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
    let (left, top) = (Int(crop.x), Int(crop.y))
    return Pixmap(width: size.width, height: size.height) { target in
      for y in 0..<size.height {
        for x in 0..<size.width { target[y * size.width + x] = pixels[(top + y) * width + left + x] }
      }
    }
  }
}

extension ResampleWeights {
  /// The input pixels that any output pixel needs.
  fileprivate var inputSpan: Range<Int> {
    (starts.min() ?? 0)..<((starts.max() ?? 0) + taps)
  }
}

/// Bits of fraction kept between the two passes: ringing of a third over white still fits in 16 bits.
private let betweenBits = 6

/// One output row's weighted sum of input rows, channel by channel, with ``betweenBits`` bits of fraction.
private func reduceRows(
  source: UnsafeRawPointer, stride: Int, weights: ResampleWeights, index: Int,
  into row: UnsafeMutableBufferPointer<Int16>
) {
  let shift = Int32(ResampleWeights.fractionBits - betweenBits)
  let half = Int32(1) << (shift - 1)
  let first = source + weights.starts[index] * stride
  weights.weights.withUnsafeBufferPointer { all in
    let taps = UnsafeBufferPointer(rebasing: all[(index * weights.taps)..<((index + 1) * weights.taps)])
    var place = 0
    while place + 16 <= row.count {
      var sum = SIMD16<Int32>(repeating: half)
      var pointer = first + place
      for weight in taps {
        let bytes = pointer.loadUnaligned(as: SIMD16<UInt8>.self)
        sum &+= SIMD16<Int32>(truncatingIfNeeded: bytes) &* SIMD16<Int32>(repeating: Int32(weight))
        pointer += stride
      }
      UnsafeMutableRawPointer(row.baseAddress! + place).storeBytes(
        of: SIMD16<Int16>(truncatingIfNeeded: sum &>> shift), as: SIMD16<Int16>.self)
      place += 16
    }
    while place < row.count {
      var sum = half
      for (tap, weight) in taps.enumerated() {
        sum &+= Int32((first + place + tap * stride).load(as: UInt8.self)) &* Int32(weight)
      }
      row[place] = Int16(truncatingIfNeeded: sum &>> shift)
      place += 1
    }
  }
}

/// One output row's pixels, each a weighted sum along the row between the passes.
private func reduceColumns(
  row: UnsafePointer<Int16>, firstColumn: Int, weights: ResampleWeights,
  into target: UnsafeMutablePointer<PremultipliedPixel>
) {
  let shift = Int32(ResampleWeights.fractionBits + betweenBits)
  let half = SIMD4<Int32>(repeating: 1 << (shift - 1))
  let taps = weights.taps
  let floor = SIMD4<Int32>.zero
  let bytes = UnsafeRawPointer(row)
  weights.weights.withUnsafeBufferPointer { all in
    for (x, start) in weights.starts.enumerated() {
      var pointer = bytes + (start - firstColumn) * 8
      var weight = all.baseAddress! + x * taps
      var sum = half
      for _ in 0..<taps {
        let pixel = pointer.loadUnaligned(as: SIMD4<Int16>.self)
        sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* SIMD4<Int32>(repeating: Int32(weight.pointee))
        pointer += 8
        weight += 1
      }
      let level = (sum &>> shift).clamped(lowerBound: floor, upperBound: SIMD4(repeating: 255))
      let alpha = level.w
      let color = level.clamped(lowerBound: floor, upperBound: SIMD4(repeating: alpha))
      target[x] = PremultipliedPixel(
        red: UInt8(truncatingIfNeeded: color.x), green: UInt8(truncatingIfNeeded: color.y),
        blue: UInt8(truncatingIfNeeded: color.z), alpha: UInt8(truncatingIfNeeded: alpha))
    }
  }
}
