/// Splits filtered rows into literals and matches (LZ77), block by block.
///
/// Finds runs: bytes that equal the pixel before or the row above for at least eight bytes. The bytes between
/// runs are literals, or are parsed by a ``PixelParser``.
struct BlockParser: ~Copyable {
  /// The minimum length of a run; runs are searched for in steps of a word of eight bytes.
  private static let wordLength = 8
  /// The limits of a match length (RFC 1951, 3.2.5).
  private static let (minimumMatch, maximumMatch) = (3, 258)

  private let bytes: UnsafeBufferPointer<UInt8>
  private let pixelDistance: Int
  /// The distance of the row above, or 0 where it lies beyond the window of 32 KiB.
  private let rowDistance: Int
  private var buffer: SequenceBuffer
  private var pixelParser: PixelParser?

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, bytesPerPixel: Int, bytesPerRow: Int,
    strategy: RowCompressor.Strategy
  ) {
    self.bytes = bytes
    pixelDistance = bytesPerPixel
    rowDistance = bytesPerRow > bytesPerPixel && bytesPerRow <= 32_767 ? bytesPerRow : 0
    buffer = SequenceBuffer(bytes, bytesPerPixel: bytesPerPixel)
    switch strategy {
    case .runLength: pixelParser = nil
    case .pixelMatching: pixelParser = PixelParser(bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
    }
  }

  /// Parses a block of at most `SequenceBuffer.maximumBlockLength` bytes. Blocks must be passed in ascending
  /// order.
  mutating func parse(_ block: Range<Int>) -> LZ77Block {
    var position = max(block.lowerBound, pixelDistance)
    while position + Self.wordLength <= block.upperBound {
      let distance = runDistance(at: position, end: block.upperBound)
      position =
        distance > 0
        ? appendRun(distance, around: position, end: block.upperBound) : position &+ Self.wordLength
    }
    parseGap(until: block.upperBound)
    return buffer.finishBlock(block)
  }

  /// Takes the costs of the following blocks from the codes of an encoded block.
  mutating func updateCosts(from block: BlockEncoder) { pixelParser?.updateCosts(from: block) }

  /// The distance at which the word at `position` repeats, or 0.
  ///
  /// A repeat of the row above must be two words long. Where its second word begins a run of pixels it is
  /// left to that run, whose distance is shorter to code.
  @inline(__always)
  private func runDistance(at position: Int, end: Int) -> Int {
    let value = bytes.word(position)
    if value == bytes.word(position &- pixelDistance) { return pixelDistance }
    guard rowDistance > 0, position >= rowDistance, value == bytes.word(position &- rowDistance) else {
      return 0
    }
    let nextPosition = position &+ Self.wordLength
    guard nextPosition &+ Self.wordLength <= end else { return 0 }
    let next = bytes.word(nextPosition)
    return next == bytes.word(nextPosition &- rowDistance)
      && next != bytes.word(nextPosition &- pixelDistance) ? rowDistance : 0
  }

  /// Appends the run that contains the word at `position`, split into matches. Returns the end of the run.
  private mutating func appendRun(_ distance: Int, around position: Int, end: Int) -> Int {
    var start = position
    let earliest = max(buffer.pending, distance)
    while start > earliest, bytes[start &- 1] == bytes[start &- 1 &- distance] { start &-= 1 }
    // A repeat of the row above is cut after one match: runs of pixels may begin within it, which are
    // cheaper.
    let stop = repeatEnd(
      distance, from: position &+ Self.wordLength,
      end: distance == pixelDistance ? end : min(end, start &+ Self.maximumMatch))
    parseGap(until: start)
    while start < stop {
      // The rest must not be shorter than the minimum match.
      let rest = stop &- start
      let length = rest > Self.maximumMatch ? min(Self.maximumMatch, rest &- Self.minimumMatch) : rest
      buffer.appendMatch(length, at: start, distance: distance)
      start &+= length
    }
    return stop
  }

  /// Parses the bytes between the last run and `end`.
  private mutating func parseGap(until end: Int) {
    if pixelParser == nil {
      buffer.countLiterals(buffer.pending..<end)
    } else {
      pixelParser?.parse(buffer.pending..<end, into: &buffer)
    }
  }

  /// The end of the bytes from `start` on that repeat at `distance`.
  private func repeatEnd(_ distance: Int, from start: Int, end: Int) -> Int {
    var position = start
    while position &+ Self.wordLength <= end {
      let difference = bytes.word(position) ^ bytes.word(position &- distance)
      if difference != 0 { return position &+ difference.trailingZeroBitCount &>> 3 }
      position &+= Self.wordLength
    }
    while position < end, bytes[position] == bytes[position &- distance] { position &+= 1 }
    return position
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes from `position` on, the first byte lowest.
  @inline(__always)
  func word(_ position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(baseAddress! + position).loadUnaligned(as: UInt64.self))
  }
}
