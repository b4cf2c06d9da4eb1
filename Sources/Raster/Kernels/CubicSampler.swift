/// Reads a picture between its pixels.
struct CubicSampler {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// How far beyond the picture the filter still finds some of it.
  static let reach = 2.0
  private static let fixedOne = 65_536.0
  /// Rounds a fixed-point place to the nearest of the cubic's phases, so that a place that misses a pixel's
  /// middle by floating-point error is that pixel.
  private static let halfPhase = fixedOne / Double(2 * CubicWeights.phases)

  /// A place, counted from the middle of the first pixel, in 16.16 fixed point.
  @inline(__always)
  static func fixed(_ place: Double) -> Int { Int((place * fixedOne + halfPhase).rounded(.down)) }

  /// The pixel at a place in 16.16 fixed point.
  @inline(__always)
  func sample(u: Int, v: Int, weights: UnsafeBufferPointer<SIMD4<Int32>>) -> UInt32 {
    let across = weights[(u & 0xFFFF) &>> 8]
    let down = weights[(v & 0xFFFF) &>> 8]
    let (x, y) = (u &>> 16 &- 1, v &>> 16 &- 1)
    var sum = SIMD4<Int32>.zero
    if x >= 0, y >= 0, x &+ 4 <= width, y &+ 4 <= height {
      var row = pixels + (y &* width &+ x)
      for line in 0..<4 {
        sum &+= blended(row, across) &* down[line]
        row += width
      }
    } else {
      for line in 0..<4 where y + line >= 0 && y + line < height {
        sum &+= blendedAtEdge(row: y + line, x: x, across) &* down[line]
      }
    }
    return finished(sum)
  }

  /// Four neighbours of a row, weighted; 8 bits of fraction.
  @inline(__always)
  private func blended(_ row: UnsafePointer<UInt32>, _ weights: SIMD4<Int32>) -> SIMD4<Int32> {
    let sum =
      channels(row[0]) &* weights.x &+ channels(row[1]) &* weights.y
      &+ channels(row[2]) &* weights.z &+ channels(row[3]) &* weights.w
    return (sum &+ 8) &>> 4
  }

  private func blendedAtEdge(row: Int, x: Int, _ weights: SIMD4<Int32>) -> SIMD4<Int32> {
    var sum = SIMD4<Int32>.zero
    for place in 0..<4 where x + place >= 0 && x + place < width {
      sum &+= channels(pixels[row * width + x + place]) &* weights[place]
    }
    return (sum &+ 8) &>> 4
  }

  @inline(__always)
  private func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// Rounds to bytes. Where the cubic overshoots full coverage beside an edge, colour is scaled back with
  /// it, so that no bright or dark line runs along the inside of the edge.
  @inline(__always)
  private func finished(_ sum: SIMD4<Int32>) -> UInt32 {
    let opaque: Int32 = 255 << 20
    var sum = sum
    if sum.w > opaque + (1 << 19) { sum = overshot(sum) }
    let level = ((sum &+ (1 << 19)) &>> 20).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let limited = level.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: level.w))
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: limited), to: UInt32.self)
  }

  private func overshot(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let alpha = Int64(sum.w)
    var result = sum
    for index in 0..<4 { result[index] = Int32(truncatingIfNeeded: Int64(sum[index]) * (255 << 20) / alpha) }
    return result
  }
}
