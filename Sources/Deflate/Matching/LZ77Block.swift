/// The tokens of one block and the frequencies of its symbols. Valid until the parser parses the next block.
struct LZ77Block {
  /// The literal/length symbol that ends a block, and the first one that stands for a length.
  static let (endOfBlock, firstLengthSymbol) = (256, 257)

  let bytes: UnsafeBufferPointer<UInt8>
  let sequences: UnsafeBufferPointer<LZ77Sequence>
  /// The pixel tokens of all sequences.
  let tokens: UnsafePointer<PixelToken>
  /// Number of tokens, and of pairs of pixels among them that match an earlier pair.
  let pixelCount, pairCount: Int
  /// Frequencies of the 286 literal/length symbols and the 30 distance symbols.
  let literalFrequencies, distanceFrequencies: [UInt32]
}

/// Some literals, then some pixel tokens, then a match.
///
///      0                 4                 8         10        12 bytes
///     ┌─────────────────┬─────────────────┬─────────┬─────────┐
///     │ literal count   │ pixel count     │ match   │ distance│
///     │                 │                 │ length  │         │
///     └─────────────────┴─────────────────┴─────────┴─────────┘
struct LZ77Sequence {
  /// Number of literal bytes, and of the pixels that follow them.
  let literalCount, pixelCount: UInt32
  /// Length of the match, 3…258 bytes, or 0 for none, and its distance in bytes.
  let matchLength, distance: UInt16
}
