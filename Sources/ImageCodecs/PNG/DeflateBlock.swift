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
      var pixels = parsed.pixelDistances
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
      Self.put(words[256], to: &output)
      output.flush()
    }
    writer = output
  }

  @inline(__always)
  private static func write(
    _ bytes: UnsafePointer<UInt8>, count: Int, _ words: UnsafePointer<UInt32>, to output: inout BitWriter
  ) {
    var index = 0
    while index &+ 4 <= count {
      // Two and two joined first, so that fewer steps wait for each other.
      let (one, two) = (words[Int(bytes[index])], words[Int(bytes[index &+ 1])])
      let (three, four) = (words[Int(bytes[index &+ 2])], words[Int(bytes[index &+ 3])])
      let first = UInt64(one & 0xFFFF) | UInt64(two & 0xFFFF) &<< UInt64(one &>> 16)
      let second = UInt64(three & 0xFFFF) | UInt64(four & 0xFFFF) &<< UInt64(three &>> 16)
      let (length, rest) = (UInt64(one &>> 16 &+ two &>> 16), UInt64(three &>> 16 &+ four &>> 16))
      output.put(first | second &<< length, length &+ rest)
      output.flush()
      index &+= 4
    }
    while index < count {
      put(words[Int(bytes[index])], to: &output)
      output.flush()
      index &+= 1
    }
  }

  @inline(__always)
  private func write(
    _ sequence: DeflateSequence, _ words: UnsafePointer<UInt32>, to output: inout BitWriter
  ) {
    let (length, distance) = (
      DeflateSymbol(length: sequence.length), DeflateSymbol(distance: sequence.distance)
    )
    Self.put(words[257 &+ length.number], to: &output)
    output.put(length.rest, length.restLength)
    Self.put(distances.words[distance.number], to: &output)
    output.put(distance.rest, distance.restLength)
    output.flush()
  }

  @inline(__always)
  private static func put(_ word: UInt32, to output: inout BitWriter) {
    output.put(UInt64(word & 0xFFFF), UInt64(word &>> 16))
  }
}
