/// A block of bytes, in what sequences it is written and how often each symbol occurs. Valid until the next is parsed.
struct ParsedBlock {
  let bytes: UnsafeBufferPointer<UInt8>
  let sequences: UnsafeBufferPointer<DeflateSequence>
  /// The pixels of all sequences.
  let pixels: UnsafePointer<PixelToken>
  /// How many there are, and how many pairs of them repeat earlier ones.
  let pixelCount, pairCount: Int
  /// 286 and 30 of them.
  let literalsAndLengths, distances: [UInt32]
}

/// Bytes as they are, then pixels, then bytes that repeat earlier ones.
struct DeflateSequence {
  /// How many bytes stand for themselves, and how many pixels come then.
  let literals, pixels: UInt32
  /// How many bytes repeat those `distance` before: 3…258, or 0 for none.
  let length, distance: UInt16
}
