/// How many bits symbols are expected to take.
struct SymbolCosts {
  /// Of the 256 literals, and then of a match of one pixel by the class of its distance.
  private var costs: [UInt8]
  /// What takes more than any pixel as it is.
  private static let never: UInt8 = 255

  /// Before anything is known: bytes near to zero are frequent, and matches are welcome.
  init() {
    let literals = (0..<256).map { value -> UInt8 in
      let size = Int8(truncatingIfNeeded: value).magnitude
      return size == 0 ? 2 : 4 + UInt8(8 - (size / 3 + 1).leadingZeroBitCount)
    }
    costs = literals + Self.matches { symbol in 6 + Self.rest(symbol) }
  }

  /// By the lengths of codes; symbols that did not occur are given long ones.
  init(_ literals: [UInt8], _ distances: [UInt8], matchLength: Int) {
    let length = literals[257 + matchLength - 3]
    costs = literals.prefix(256).map { $0 == 0 ? 13 : $0 }
    costs += Self.matches { symbol in
      let distance = distances[symbol]
      return (length == 0 ? 6 : length) + (distance == 0 ? 9 : distance) + Self.rest(symbol)
    }
  }

  private static func matches(_ cost: (Int) -> UInt8) -> [UInt8] {
    let costs = (0..<30).map(cost)
    return DistanceClass.symbols.map { costs[$0] }
      + Array(repeating: never, count: DistanceClass.count - DistanceClass.symbols.count)
  }

  /// Bits that tell which distance of a symbol's it is.
  private static func rest(_ symbol: Int) -> UInt8 { UInt8(max(0, symbol / 2 - 1)) }

  /// Gives the costs of literals, and 256 further those of matches.
  @inline(__always)
  func withPointer(_ body: (UnsafePointer<UInt8>) -> Void) {
    costs.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
