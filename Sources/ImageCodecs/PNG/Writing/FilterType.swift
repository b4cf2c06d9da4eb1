/// PNG's filter types (PNG third edition, 9). A filtered byte is the difference of a byte and its prediction
/// from the bytes to the left (a), above (b) and above left (c).
enum FilterType: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4
}

/// The samples of a row and of the row above, to be filtered.
struct UnfilteredRow {
  /// The samples. The bytes of one pixel before them are readable: zero before the first pixel.
  let row: UnsafePointer<UInt8>
  /// The samples above, likewise; all zero above the first row.
  let above: UnsafePointer<UInt8>
  let count: Int
  let bytesPerPixel: Int

  /// Writes the filtered bytes to `target`.
  @inline(__always)
  func apply(_ filterType: FilterType, to target: UnsafeMutablePointer<UInt8>) {
    let (left, corner) = (row - bytesPerPixel, above - bytesPerPixel)
    switch filterType {
    case .none: target.update(from: row, count: count)
    case .sub: for index in 0..<count { target[index] = row[index] &- left[index] }
    case .up: for index in 0..<count { target[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<count {
        let (a, b) = (left[index], above[index])
        // The mean rounded down, without a ninth bit.
        target[index] = row[index] &- ((a & b) &+ (a ^ b) &>> 1)
      }
    case .paeth:
      for index in 0..<count { target[index] = row[index] &- paeth(left[index], above[index], corner[index]) }
    }
  }

  /// The Paeth predictor: whichever of a, b and c is nearest to a + b − c.
  @inline(__always)
  private func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (distanceA, distanceB) = (abs(b &- c), abs(a &- c))
    let distanceC = abs(a &+ b &- 2 &* c)
    let isA = distanceA <= distanceB && distanceA <= distanceC
    return isA ? left : distanceB <= distanceC ? above : corner
  }
}

/// The sum of the magnitudes of filtered bytes as signed values: the heuristic for choosing a filter type
/// (PNG third edition, 12.7). Rows of smaller sums compress better.
@inline(__always)
func magnitudeSum(of bytes: UnsafePointer<UInt8>, count: Int) -> Int {
  var total = 0
  var start = 0
  // In pieces whose sum fits 32 bits, so that the inner loop can be vectorised.
  while start < count {
    let end = min(start + 4096, count)
    var sum: UInt32 = 0
    for index in start..<end {
      let value = Int8(bitPattern: bytes[index])
      sum &+= UInt32(value.magnitude)
    }
    total += Int(sum)
    start = end
  }
  return total
}
