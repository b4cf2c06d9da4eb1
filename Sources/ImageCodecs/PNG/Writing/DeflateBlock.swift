/// Writes blocks of deflate's format (RFC 1951, 3.2).
struct DeflateBlock {
  private let parsed: ParsedBlock
  private let pixelLength: Int
  /// The codes of literals and lengths, and of distances.
  let literals, distances: HuffmanCode
  private let header: CodeLengths
  private let isLast: Bool

  /// The longest code. Four literals are written at once, which leaves 14 bits of the 56 for each.
  private static let longestCode = 14

  init(_ parsed: ParsedBlock, pixelLength: Int, isLast: Bool) {
    self.parsed = parsed
    self.pixelLength = pixelLength
    self.isLast = isLast
    literals = HuffmanCode(frequencies: parsed.literalsAndLengths, limit: Self.longestCode)
    distances = HuffmanCode(frequencies: parsed.distances, limit: Self.longestCode)
    header = CodeLengths(literals.lengths, distances.lengths)
  }

  /// Writes the block packed, or as it is where that takes no more room.
  func write(to writer: inout BitWriter) {
    let type: UInt64 = isPacked ? 2 : 0
    writer.put((isLast ? 1 : 0) | type << 1, 3)
    writer.flush()
    guard isPacked else { return writeStored(to: &writer) }
    header.write(to: &writer)
    writeSequences(to: &writer)
  }

  /// Whether codes take less room than the bytes themselves with their count.
  private var isPacked: Bool {
    func bits(_ code: HuffmanCode, _ frequencies: [UInt32]) -> Int {
      zip(code.lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }
    // What follows a length is at most 5 bits, and few lengths have any; what follows a distance is half its number.
    let ofLengths = parsed.literalsAndLengths[265...].reduce(0) { $0 + 5 * Int($1) }
    let ofDistances = parsed.distances.enumerated().reduce(0) {
      $0 + max(0, $1.offset / 2 - 1) * Int($1.element)
    }
    let all = header.bits + bits(literals, parsed.literalsAndLengths) + bits(distances, parsed.distances)
    return all + ofLengths + ofDistances < parsed.bytes.count * 8
  }

  private func writeStored(to writer: inout BitWriter) {
    writer.align()
    let count = UInt64(parsed.bytes.count)
    writer.put(count | (~count & 0xFFFF) << 16, 32)
    writer.flush()
    writer.append(parsed.bytes)
  }

  private func writeSequences(to writer: inout BitWriter) {
    var output = writer
    let pixelWriter = PixelWriter(literals, distances, pixelLength: pixelLength)
    literals.words.withUnsafeBufferPointer { words in
      guard let words = words.baseAddress, var place = parsed.bytes.baseAddress else { return }
      var pixels = parsed.pixels
      for sequence in parsed.sequences {
        Self.write(place, count: Int(sequence.literals), words, to: &output)
        place += Int(sequence.literals)
        if sequence.pixels > 0 {
          pixelWriter.write(place, pixels, count: Int(sequence.pixels), words, to: &output)
          place += Int(sequence.pixels) * pixelLength
          pixels += Int(sequence.pixels)
        }
        guard sequence.length > 0 else { continue }
        place += Int(sequence.length)
        write(sequence, words, to: &output)
      }
      output.put(words[256])
      output.flush()
    }
    writer = output
  }

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
  private func write(
    _ sequence: DeflateSequence, _ words: UnsafePointer<CodeWord>, to output: inout BitWriter
  ) {
    let (length, distance) = (
      DeflateSymbol(length: sequence.length), DeflateSymbol(distance: sequence.distance)
    )
    output.put(words[257 &+ length.number])
    output.put(length.rest, length.restLength)
    output.put(distances.words[distance.number])
    output.put(distance.rest, distance.restLength)
    output.flush()
  }
}
