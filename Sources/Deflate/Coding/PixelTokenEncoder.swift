/// Writes the literals and matches of pixel tokens.
struct PixelTokenEncoder {
  /// The packed symbols of a match whose length has no extra bits: everything but the value of the extra
  /// bits.
  ///
  ///      63              48 47        40 39        32 31                       0
  ///     ┌──────────────────┬────────────┬────────────┬──────────────────────────┐
  ///     │ base distance    │ total bits │ code bits  │ length code, above it    │
  ///     │ of the symbol    │            │            │ the distance code        │
  ///     └──────────────────┴────────────┴────────────┴──────────────────────────┘
  ///
  /// Code bits is the number of bits of both codes; total bits adds the extra bits of the distance.
  private struct MatchSymbols {
    private let value: UInt64

    init(length: CodeWord, distance: CodeWord, symbol: Int) {
      let (extraBitCount, base) = MatchSymbol.distanceBase(ofSymbol: symbol)
      let codeBits = length.length + distance.length
      value =
        length.bits | distance.bits << length.length | codeBits << 32 | (codeBits + extraBitCount) << 40
        | base << 48
    }

    private init() { value = 0 }

    /// No bits at all.
    static let none = Self()

    /// The codes, then the extra bits of `distance`.
    @inline(__always)
    func bits(distance: UInt64) -> UInt64 {
      // Shifts use the lowest six bits of their operand, which hold the code bits.
      value & 0xFFFF_FFFF | (distance &- value &>> 48) &<< (value &>> 32)
    }

    @inline(__always) var bitCount: UInt64 { value &>> 40 & 0xFF }
  }

  private let bytesPerPixel: Int
  /// The symbols for each kind of ``PixelToken``; none for literals and the second pixels of pairs.
  private let matches: [MatchSymbols]

  init(_ literals: HuffmanCode, _ distances: HuffmanCode, bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    matches =
      (1...2).flatMap { pixelCount in
        let length = literals.words[PixelToken.lengthSymbol(pixelCount: pixelCount, bytesPerPixel)]
        let symbols = distances.words.enumerated().map { symbol, word in
          MatchSymbols(length: length, distance: word, symbol: symbol)
        }
        return DistanceSlot.symbols.map { symbols[$0] }
          + Array(repeating: .none, count: DistanceSlot.count - DistanceSlot.symbols.count)
      } + [.none, .none]
  }

  /// Writes the pixels from `bytes` on as `tokens` say.
  ///
  /// - Parameter words: The code words of literals.
  @inline(__always)
  func write(
    _ bytes: UnsafePointer<UInt8>, _ tokens: UnsafePointer<PixelToken>, count: Int,
    _ words: UnsafePointer<CodeWord>, to writer: inout BitWriter
  ) {
    // Two calls, so that the compiler specialises the loop for each pixel length.
    if bytesPerPixel == 4 {
      write(bytesPerPixel: 4, bytes, tokens, count, words, &writer)
    } else {
      write(bytesPerPixel: 3, bytes, tokens, count, words, &writer)
    }
  }

  /// Computes both the literals and the match of each pixel and selects one without a branch: which one it is
  /// cannot be predicted.
  @inline(__always)
  private func write(
    bytesPerPixel: Int, _ bytes: UnsafePointer<UInt8>, _ tokens: UnsafePointer<PixelToken>, _ count: Int,
    _ words: UnsafePointer<CodeWord>, _ output: inout BitWriter
  ) {
    matches.withUnsafeBufferPointer { matches in
      let matches = matches.baseAddress!
      var writer = output
      for index in 0..<count {
        let pixel = bytes + index &* bytesPerPixel
        let literals = CodeWord.joined(
          words[Int(pixel[0])], words[Int(pixel[1])], words[Int(pixel[2])],
          bytesPerPixel == 4 ? words[Int(pixel[3])] : CodeWord())
        let token = tokens[index]
        let match = matches[token.kind]
        let mask: UInt64 = token.kind == PixelToken.literal ? .max : 0
        writer.put(
          literals.bits & mask | match.bits(distance: token.distance) & ~mask,
          literals.length & mask | match.bitCount & ~mask)
        writer.flush()
      }
      output = writer
    }
  }
}
