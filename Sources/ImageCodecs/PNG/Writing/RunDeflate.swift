import CDeflate

/// Packs filtered rows in zlib's format by Huffman codes and runs, in a quarter of the time of libdeflate's quickest level, and if wanted by
/// pixels and pairs of them, in two thirds. Where pictures are of grain, that finds nearly all there is to find.
struct RunDeflate {
  /// Bytes of a pixel, and of a row with its filter's number.
  let pixelLength, rowLength: Int
  /// Whether pixels that repeat earlier ones, and pairs of them, are looked for, too.
  let matchesPixels: Bool

  /// Packed bytes, and what was found.
  struct Packed {
    fileprivate(set) var bytes: [UInt8] = []
    /// How many pixels lie in no run, and how many of them repeat an earlier pair of pixels.
    fileprivate(set) var pixels = 0, pairedPixels = 0
  }

  /// Packs bytes, the same for the same bytes on every machine.
  func packed(_ bytes: [UInt8]) -> Packed {
    var packed = Packed()
    packed.bytes = bytes.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: Self.bound(source.count)) { target, count in
        guard let start = target.baseAddress else { return }
        count = write(source, to: start, &packed)
      }
    }
    return packed
  }

  /// The packed bytes.
  func zlib(_ bytes: [UInt8]) -> [UInt8] { packed(bytes).bytes }

  /// Bytes that are as many as there can be: two of a header, four of a checksum, five beside each block that is stored as it is, and as
  /// many as a writer may reach ahead.
  private static func bound(_ count: Int) -> Int {
    6 + count + 6 * (count / DeflateSequences.longestBlock + 1) + 16
  }

  private func write(
    _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ packed: inout Packed
  ) -> Int {
    // Deflate with a window of 32,768 bytes, packed as quickly as possible (RFC 1950, 2.2).
    (target[0], target[1]) = (0x78, 0x01)
    var writer = BitWriter(target + 2)
    var parser = RunParser(
      source, pixelLength: pixelLength, rowLength: rowLength, matchesPixels: matchesPixels)
    var start = 0
    repeat {
      let end = min(start + DeflateSequences.longestBlock, source.count)
      let parsed = parser.parse(start..<end)
      packed.pixels += parsed.pixelCount
      packed.pairedPixels += 2 * parsed.pairCount
      let block = DeflateBlock(parsed, pixelLength: pixelLength, isLast: end == source.count)
      block.write(to: &writer)
      parser.learn(block)
      start = end
    } while start < source.count
    writer.align()
    let checksum = libdeflate_adler32(1, source.baseAddress, source.count)
    writer.put(UInt64(checksum.byteSwapped), 32)
    writer.flush()
    return writer.place - target
  }
}
