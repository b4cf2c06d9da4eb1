/// Where each pixel lies that was seen last, and each pair of pixels, modulo 65,536, by a hash of the bytes. Places need not be true, since bytes
/// are compared; those that were never set are of the first byte.
struct PixelPlaces {
  /// Few enough for a processor's nearer memory; more find hardly more.
  private static var pixelBits: UInt32 { 14 }
  private static var pairBits: UInt64 { 15 }
  private static var pixels: Int { 1 << pixelBits }
  private static var count: Int { pixels + 1 << pairBits }

  /// Of pixels, and then of pairs.
  private let places: UnsafeMutablePointer<UInt16>

  init() {
    places = .allocate(capacity: Self.count)
    places.initialize(repeating: 0, count: Self.count)
  }

  func deallocate() { places.deallocate() }

  /// The place of a pixel, its first byte lowest.
  @inline(__always)
  func ofPixel(_ pixel: UInt64) -> UnsafeMutablePointer<UInt16> {
    places + Int((UInt32(truncatingIfNeeded: pixel) &* 0x9E37_79B1) &>> (32 &- Self.pixelBits))
  }

  /// The place of a pair of pixels, its first byte lowest.
  @inline(__always)
  func ofPair(_ pair: UInt64) -> UnsafeMutablePointer<UInt16> {
    places + Self.pixels + Int((pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.pairBits))
  }
}
