/// Writes pixels that repeat earlier ones or stand for themselves.
struct PixelWriter {
  private let pixelLength: Int
  /// For each class of distances the codes of length and distance, above them (from bit 32) how many bits they have, and (from 40) with
  /// what tells which of the symbol's distances it is; and (from 48) the first of those.
  private let matches: [UInt64]

  init(_ literals: HuffmanCode, _ distances: HuffmanCode, pixelLength: Int) {
    self.pixelLength = pixelLength
    let length = literals.words[257 + pixelLength - 3]
    let words = distances.words.enumerated().map { symbol, word in
      let (restLength, first) = DeflateSymbol.distances(ofSymbol: symbol)
      let count = length.length + word.length
      return length.bits | word.bits << length.length | count << 32 | (count + restLength) << 40 | first << 48
    }
    matches =
      DistanceClass.symbols.map { words[$0] }
      + Array(repeating: 0, count: DistanceClass.count - DistanceClass.symbols.count)
  }

  /// Both ways of writing a pixel are made and one is chosen, since a branch could not be foretold.
  @inline(__always)
  func write(
    _ bytes: UnsafePointer<UInt8>, _ distances: UnsafePointer<UInt16>, count: Int,
    _ words: UnsafePointer<CodeWord>, to output: inout BitWriter
  ) {
    if pixelLength == 4 {
      write(of: 4, bytes, distances, count, words, &output)
    } else {
      write(of: 3, bytes, distances, count, words, &output)
    }
  }

  @inline(__always)
  private func write(
    of pixelLength: Int, _ bytes: UnsafePointer<UInt8>, _ distances: UnsafePointer<UInt16>, _ count: Int,
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
        let distance = distances[index]
        let match = matches[DistanceClass.number(of: distance)]
        // Shifts look at the lowest six bits alone.
        let rest = (UInt64(distance) &- match &>> 48) &<< (match &>> 32)
        let mask: UInt64 = distance == 0 ? .max : 0
        writer.put(
          literal.bits & mask | (match & 0xFFFF_FFFF | rest) & ~mask,
          literal.length & mask | match &>> 40 & 0xFF & ~mask)
        writer.flush()
      }
      output = writer
    }
  }
}
