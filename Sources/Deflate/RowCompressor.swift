import CDeflate

/// Compresses rows of filtered pixels to a zlib stream (RFC 1950).
///
/// Both strategies use dynamic Huffman codes (RFC 1951, 3.2.7) for each block of 65,535 bytes. Filtered
/// photos hold few long repeats, so the general search of libdeflate finds little in them: packing a card of
/// 600 × 800 pixels takes it 7.5 ms at level 1, ``Strategy/runLength`` 1.5 ms and ``Strategy/pixelMatching``
/// 5 ms.
package struct RowCompressor: Sendable {
  /// Which matches are searched for.
  package enum Strategy: Sendable {
    /// Runs alone: bytes equal to the pixel before or to the row above. The counterpart of zlib's `Z_RLE`.
    case runLength
    /// Runs, and between them single pixels and pairs of pixels that equal earlier ones at any distance.
    case pixelMatching
  }

  /// A zlib stream and what the search found.
  package struct Output: Sendable {
    /// The zlib stream.
    package fileprivate(set) var stream: [UInt8] = []
    /// Number of pixels outside runs. Zero for ``Strategy/runLength``, which does not count them.
    package fileprivate(set) var pixelCount = 0
    /// Number of those pixels that belong to a pair matched to an earlier pair.
    package fileprivate(set) var pairedPixelCount = 0
  }

  private let bytesPerPixel, bytesPerRow: Int
  private let strategy: Strategy

  /// A compressor for rows of one picture.
  ///
  /// - Parameters:
  ///   - bytesPerPixel: 3 or 4.
  ///   - bytesPerRow: Includes the filter type byte before the first pixel of the row.
  package init(bytesPerPixel: Int, bytesPerRow: Int, strategy: Strategy) {
    self.bytesPerPixel = bytesPerPixel
    self.bytesPerRow = bytesPerRow
    self.strategy = strategy
  }

  /// The zlib stream of `rows`; the same rows give the same stream on every machine.
  package func compress(_ rows: [UInt8]) -> Output {
    var output = Output()
    output.stream = rows.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: Self.bound(source.count)) { target, count in
        guard let start = target.baseAddress else { return }
        count = write(source, to: start, &output)
      }
    }
    return output
  }

  /// The maximum number of bytes written: a header of two bytes, a checksum of four, five bytes for each
  /// stored block, and the eight bytes that a `BitWriter` may write ahead.
  private static func bound(_ count: Int) -> Int {
    6 + count + 6 * (count / SequenceBuffer.maximumBlockLength + 1) + 16
  }

  private func write(
    _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ output: inout Output
  ) -> Int {
    // CMF: deflate, window of 32 KiB. FLG: fastest algorithm (RFC 1950, 2.2).
    (target[0], target[1]) = (0x78, 0x01)
    var writer = BitWriter(target + 2)
    var parser = BlockParser(
      source, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow, strategy: strategy)
    var start = 0
    repeat {
      let end = min(start + SequenceBuffer.maximumBlockLength, source.count)
      let block = parser.parse(start..<end)
      output.pixelCount += block.pixelCount
      output.pairedPixelCount += 2 * block.pairCount
      let encoder = BlockEncoder(block, bytesPerPixel: bytesPerPixel, isFinal: end == source.count)
      encoder.write(to: &writer)
      parser.updateCosts(from: encoder)
      start = end
    } while start < source.count
    writer.align()
    let checksum = libdeflate_adler32(1, source.baseAddress, source.count)
    writer.put(UInt64(checksum.byteSwapped), 32)
    writer.flush()
    return writer.position - target
  }
}
