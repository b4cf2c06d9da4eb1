/// Writes pixels that repeat earlier ones or stand for themselves.
struct PixelWriter {
  private let pixelLength: Int
  /// For each class of pixels the codes of length and distance, above them (from bit 32) how many bits they have, and (from 40) with
  /// what tells which of the symbol's distances it is; and (from 48) the first of those.
  private let matches: [UInt64]

  init(_ literals: HuffmanCode, _ distances: HuffmanCode, pixelLength: Int) {
    self.pixelLength = pixelLength
    matches =
      (1...2).flatMap { pixels in
        let words = Self.words(literals.words[257 + pixels * pixelLength - 3], distances)
        let unreached = DistanceClass.count - DistanceClass.symbols.count
        return DistanceClass.symbols.map { words[$0] } + Array(repeating: 0, count: unreached)
      } + [0, 0]
  }

  private static func words(_ length: CodeWord, _ distances: HuffmanCode) -> [UInt64] {
    distances.words.enumerated().map { symbol, word in
      let (restLength, first) = DeflateSymbol.distances(ofSymbol: symbol)
      let count = length.length + word.length
      return length.bits | word.bits << length.length | count << 32 | (count + restLength) << 40 | first << 48
    }
  }

  /// Both ways of writing a pixel are made and one is chosen, since a branch could not be foretold.
  @inline(__always)
  func write(
    _ bytes: UnsafePointer<UInt8>, _ pixels: UnsafePointer<PixelToken>, count: Int,
    _ words: UnsafePointer<CodeWord>, to output: inout BitWriter
  ) {
    if pixelLength == 4 {
      write(of: 4, bytes, pixels, count, words, &output)
    } else {
      write(of: 3, bytes, pixels, count, words, &output)
    }
  }

  @inline(__always)
  private func write(
    of pixelLength: Int, _ bytes: UnsafePointer<UInt8>, _ pixels: UnsafePointer<PixelToken>, _ count: Int,
    _ words: UnsafePointer<CodeWord>, _ output: inout BitWriter
  ) {
    matches.withUnsafeBufferPointer { matches in
      let matches = matches.baseAddress!
      var writer = output
      for index in 0..<count {
        let pixel = bytes + index &* pixelLength
        let literal = CodeWord.joined(
          words[Int(pixel[0])], words[Int(pixel[1])], words[Int(pixel[2])],
          pixelLength == 4 ? words[Int(pixel[3])] : CodeWord())
        let token = pixels[index]
        let match = matches[token.number]
        // Shifts look at the lowest six bits alone.
        let rest = (token.distance &- match &>> 48) &<< (match &>> 32)
        let mask: UInt64 = token.number == PixelToken.literal ? .max : 0
        writer.put(
          literal.bits & mask | (match & 0xFFFF_FFFF | rest) & ~mask,
          literal.length & mask | match &>> 40 & 0xFF & ~mask)
        writer.flush()
      }
      output = writer
    }
  }
}
