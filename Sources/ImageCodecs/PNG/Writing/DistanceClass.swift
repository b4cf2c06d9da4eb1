/// Distances by which of deflate's symbols they have, finer than symbols are: each of the first 256, and then 128 each, so that it takes
/// a comparison to tell them apart.
enum DistanceClass {
  /// How many there are of what 16 bits hold. The upper third are further away than deflate reaches.
  static var count: Int { 768 }

  /// The class of a distance; the last for 0.
  @inline(__always)
  static func number(of distance: UInt16) -> Int {
    let value = Int(distance &- 1)
    return value < 256 ? value : 256 &+ value &>> 7
  }

  /// The number of each class's symbol, of those that deflate reaches.
  static let symbols = (0..<512).map { DeflateSymbol(distance: first(in: $0)).number }

  private static func first(in number: Int) -> UInt16 {
    UInt16(number < 256 ? number + 1 : (number - 256) << 7 + 1)
  }
}
