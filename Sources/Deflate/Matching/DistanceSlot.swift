/// Slots of distances, finer than distance symbols: one for each of the first 256 distances, then one for
/// each 128.
///
/// A slot is found with one comparison, and every slot belongs to one distance symbol. zlib's `_dist_code`
/// table has the same index.
enum DistanceSlot {
  /// Number of slots of a distance of 16 bits. The upper third lies beyond the window of 32 KiB.
  static var count: Int { 768 }

  /// The slot of a distance; the last slot for 0.
  @inline(__always)
  static func index(of distance: UInt16) -> Int {
    let value = Int(distance &- 1)
    return value < 256 ? value : 256 &+ value &>> 7
  }

  /// The distance symbol of each slot within the window.
  static let symbols = (0..<512).map { MatchSymbol(distance: smallestDistance(inSlot: $0)).index }

  private static func smallestDistance(inSlot index: Int) -> UInt16 {
    UInt16(index < 256 ? index + 1 : (index - 256) << 7 + 1)
  }
}
