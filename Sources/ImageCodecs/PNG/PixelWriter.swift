/// Writes pixels that repeat earlier ones or stand for themselves.
struct PixelWriter {
  private let pixelLength: Int
  /// For each class of distances the bits of length and distance, and above them how many they are, how many follow, and which distance
  /// has none of those set.
  private let matches: [UInt64]

  init(_ literals: HuffmanCode, _ distances: HuffmanCode, pixelLength: Int) {
    self.pixelLength = pixelLength
    let length = UInt64(literals.words[257 + pixelLength - 3])
    let words = distances.words.enumerated().map { symbol, word in
      let distance = UInt64(word)
      let count = length >> 16 + distance >> 16
      let (rest, base) = DeflateSymbol.distances(ofSymbol: symbol)
      return length & 0xFFFF | (distance & 0xFFFF) << (length >> 16) | count << 32 | rest << 40 | base << 48
    }
    matches =
      DistanceClass.symbols.map { words[$0] }
      + Array(repeating: 0, count: DistanceClass.count - DistanceClass.symbols.count)
  }

  /// Both ways of writing a pixel are made and one is chosen, since a branch could not be foretold.
  @inline(__always)
  func write(
    _ bytes: UnsafePointer<UInt8>, _ distances: UnsafePointer<UInt16>, count: Int,
    _ words: UnsafePointer<UInt32>, to output: inout BitWriter
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
    _ words: UnsafePointer<UInt32>, _ output: inout BitWriter
  ) {
    matches.withUnsafeBufferPointer { matches in
      let matches = matches.baseAddress!
      var writer = output
      for index in 0..<count {
        let pixel = bytes + index &* pixelLength
        let (one, two) = (words[Int(pixel[0])], words[Int(pixel[1])])
        let (three, four) = (words[Int(pixel[2])], pixelLength == 4 ? words[Int(pixel[3])] : 0)
        let first = UInt64(one & 0xFFFF) | UInt64(two & 0xFFFF) &<< UInt64(one &>> 16)
        let second = UInt64(three & 0xFFFF) | UInt64(four & 0xFFFF) &<< UInt64(three &>> 16)
        let (length, rest) = (UInt64(one &>> 16 &+ two &>> 16), UInt64(three &>> 16 &+ four &>> 16))
        let distance = distances[index]
        let match = matches[DistanceClass.number(of: distance)]
        let matchLength = match &>> 32 & 0xFF
        let matchBits = match & 0xFFFF_FFFF | (UInt64(distance) &- match &>> 48) &<< matchLength
        let mask: UInt64 = distance == 0 ? .max : 0
        writer.put(
          (first | second &<< length) & mask | matchBits & ~mask,
          (length &+ rest) & mask | (matchLength &+ match &>> 40 & 0xFF) & ~mask)
        writer.flush()
      }
      output = writer
    }
  }
}
