/// How many bits symbols are expected to take.
struct SymbolCosts {
  /// Of the 256 literals, and then of matches of one pixel and of two by the class of their distance.
  private var costs: [UInt8]
  /// Where the costs of matches begin, in the order of `PixelToken`'s classes.
  static var matches: Int { 256 }
  /// What takes more than any two pixels as they are.
  private static let never: UInt8 = 255

  /// Before anything is known: bytes near to zero are frequent, and matches are welcome.
  init() {
    let literals = (0..<256).map { value -> UInt8 in
      let size = Int8(truncatingIfNeeded: value).magnitude
      return size == 0 ? 2 : 4 + UInt8(8 - (size / 3 + 1).leadingZeroBitCount)
    }
    let matches = Self.byClass { symbol in 6 + Self.rest(symbol) }
    costs = literals + matches + matches
  }

  /// By the lengths of codes; symbols that did not occur are given long ones.
  init(_ literals: [UInt8], _ distances: [UInt8], pixelLength: Int) {
    costs = literals.prefix(256).map { $0 == 0 ? 13 : $0 }
    for pixels in 1...2 {
      let length = literals[257 + pixels * pixelLength - 3]
      costs += Self.byClass { symbol in
        let distance = distances[symbol]
        return (length == 0 ? 6 : length) + (distance == 0 ? 9 : distance) + Self.rest(symbol)
      }
    }
  }

  private static func byClass(_ cost: (Int) -> UInt8) -> [UInt8] {
    let costs = (0..<30).map(cost)
    return DistanceClass.symbols.map { costs[$0] }
      + Array(repeating: never, count: DistanceClass.count - DistanceClass.symbols.count)
  }

  /// Bits that tell which distance of a symbol's it is.
  private static func rest(_ symbol: Int) -> UInt8 { UInt8(max(0, symbol / 2 - 1)) }

  /// Gives the costs of literals, and further on those of matches.
  @inline(__always)
  func withPointer(_ body: (UnsafePointer<UInt8>) -> Void) {
    costs.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
