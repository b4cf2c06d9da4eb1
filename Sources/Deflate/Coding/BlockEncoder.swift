/// Encodes one block of a deflate stream (RFC 1951, 3.2.3).
struct BlockEncoder {
  private let block: LZ77Block
  private let bytesPerPixel: Int
  /// The codes of literal/length symbols and of distance symbols.
  let literals, distances: HuffmanCode
  private let header: DynamicBlockHeader
  private let isFinal: Bool

  /// The maximum code length; the format allows 15. The bit writer takes 56 bits between flushes, which is 14
  /// for each of four literals.
  private static let maximumCodeLength = 14

  init(_ block: LZ77Block, bytesPerPixel: Int, isFinal: Bool) {
    self.block = block
    self.bytesPerPixel = bytesPerPixel
    self.isFinal = isFinal
    literals = HuffmanCode(frequencies: block.literalFrequencies, maximumLength: Self.maximumCodeLength)
    distances = HuffmanCode(frequencies: block.distanceFrequencies, maximumLength: Self.maximumCodeLength)
    header = DynamicBlockHeader(literalLengths: literals.lengths, distanceLengths: distances.lengths)
  }

  /// Writes the block with dynamic Huffman codes, or stored where that is not longer.
  func write(to writer: inout BitWriter) {
    let isCompressed = isCompressed
    let (bfinal, btype): (UInt64, UInt64) = (isFinal ? 1 : 0, isCompressed ? 2 : 0)
    writer.put(bfinal | btype << 1, 3)
    writer.flush()
    guard isCompressed else { return writeStored(to: &writer) }
    header.write(to: &writer)
    writeSequences(to: &writer)
  }

  /// Whether the block is smaller with codes than stored.
  ///
  /// Counts five extra bits for each length from symbol 265 on, the maximum; few lengths of a picture have
  /// any.
  private var isCompressed: Bool {
    func bitCount(_ code: HuffmanCode, _ frequencies: [UInt32]) -> Int {
      zip(code.lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }
    let lengthExtraBits = block.literalFrequencies[265...].reduce(0) { $0 + 5 * Int($1) }
    let distanceExtraBits = block.distanceFrequencies.enumerated().reduce(0) {
      $0 + max(0, $1.offset / 2 - 1) * Int($1.element)
    }
    let codes =
      header.bitCount + bitCount(literals, block.literalFrequencies)
      + bitCount(distances, block.distanceFrequencies)
    return codes + lengthExtraBits + distanceExtraBits < block.bytes.count * 8
  }

  private func writeStored(to writer: inout BitWriter) {
    writer.align()
    // LEN and its complement NLEN (RFC 1951, 3.2.4).
    let count = UInt64(block.bytes.count)
    writer.put(count | (~count & 0xFFFF) << 16, 32)
    writer.flush()
    writer.append(block.bytes)
  }

  private func writeSequences(to writer: inout BitWriter) {
    // A local copy, which the compiler keeps in registers.
    var output = writer
    let tokenEncoder = PixelTokenEncoder(literals, distances, bytesPerPixel: bytesPerPixel)
    literals.words.withUnsafeBufferPointer { words in
      guard let words = words.baseAddress, var position = block.bytes.baseAddress else { return }
      var tokens = block.tokens
      for sequence in block.sequences {
        Self.write(position, count: Int(sequence.literalCount), words, to: &output)
        position += Int(sequence.literalCount)
        if sequence.pixelCount > 0 {
          tokenEncoder.write(position, tokens, count: Int(sequence.pixelCount), words, to: &output)
          position += Int(sequence.pixelCount) * bytesPerPixel
          tokens += Int(sequence.pixelCount)
        }
        if sequence.matchLength > 0 {
          position += Int(sequence.matchLength)
          writeMatch(sequence, words, to: &output)
        }
      }
      output.put(words[LZ77Block.endOfBlock])
      output.flush()
    }
    writer = output
  }

  /// Writes literals, four between two flushes.
  @inline(__always)
  private static func write(
    _ bytes: UnsafePointer<UInt8>, count: Int, _ words: UnsafePointer<CodeWord>, to output: inout BitWriter
  ) {
    var index = 0
    while index &+ 4 <= count {
      let word = CodeWord.joined(
        words[Int(bytes[index])], words[Int(bytes[index &+ 1])], words[Int(bytes[index &+ 2])],
        words[Int(bytes[index &+ 3])])
      output.put(word.bits, word.length)
      output.flush()
      index &+= 4
    }
    while index < count {
      output.put(words[Int(bytes[index])])
      output.flush()
      index &+= 1
    }
  }

  @inline(__always)
  private func writeMatch(
    _ sequence: LZ77Sequence, _ words: UnsafePointer<CodeWord>, to output: inout BitWriter
  ) {
    let length = MatchSymbol(length: sequence.matchLength)
    let distance = MatchSymbol(distance: sequence.distance)
    output.put(words[LZ77Block.firstLengthSymbol &+ length.index])
    output.put(length.extraBits, length.extraBitCount)
    output.put(distances.words[distance.index])
    output.put(distance.extraBits, distance.extraBitCount)
    output.flush()
  }
}
