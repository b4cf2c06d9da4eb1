/// PNG's filters (specification, 9): what is stored of a byte is its difference from a prediction out of the bytes to the left
/// (a), above (b) and above left (c).
enum RowFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4
}

/// A row of samples with the one above it, and a place for what a filter makes of it.
struct FilteredRow {
  /// The samples; before them lie a pixel's worth of zeros, for what is left of the first.
  let row: UnsafePointer<UInt8>
  /// The samples above, likewise; all zero above the first row.
  let above: UnsafePointer<UInt8>
  let count: Int
  /// Bytes of a pixel.
  let stride: Int

  /// Writes the filtered bytes.
  @inline(__always)
  func apply(_ filter: RowFilter, to target: UnsafeMutablePointer<UInt8>) {
    let (left, corner) = (row - stride, above - stride)
    switch filter {
    case .none: target.update(from: row, count: count)
    case .sub: for index in 0..<count { target[index] = row[index] &- left[index] }
    case .up: for index in 0..<count { target[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<count {
        let (one, other) = (left[index], above[index])
        // The mean rounded down, without a ninth bit.
        target[index] = row[index] &- ((one & other) &+ (one ^ other) &>> 1)
      }
    case .paeth:
      for index in 0..<count { target[index] = row[index] &- paeth(left[index], above[index], corner[index]) }
    }
  }

  /// The specification's predictor: whichever of the three is nearest to a + b − c.
  @inline(__always)
  private func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (distanceA, distanceB) = (abs(b &- c), abs(a &- c))
    let distanceC = abs(a &+ b &- 2 &* c)
    let isA = distanceA <= distanceB && distanceA <= distanceC
    return isA ? left : distanceB <= distanceC ? above : corner
  }
}

/// The sum of what filtered bytes are away from zero: the less, the better a row can be packed.
@inline(__always)
func spread(of bytes: UnsafePointer<UInt8>, count: Int) -> Int {
  var total = 0
  var start = 0
  // In pieces whose sum fits 16 bits a lane many times over, so that the inner loop needs no wide sums.
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
