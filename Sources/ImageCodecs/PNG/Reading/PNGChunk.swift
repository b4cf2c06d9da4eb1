import CZlib

/// One chunk (PNG third edition, 5.3): its type and its position in the file.
struct PNGChunk {
  /// Bytes of the length and the type before the content, and of the checksum after it.
  static let (headerLength, checksumLength) = (8, 4)

  let type: String
  /// From its length to its checksum.
  let range: Range<Int>

  var content: Range<Int> { range.lowerBound + Self.headerLength..<range.upperBound - Self.checksumLength }
  var end: Int { range.upperBound }

  /// Whether a decoder may ignore the chunk: the first letter of its type is a small one.
  var isAncillary: Bool { (type.utf8.first ?? 0) & 0x20 != 0 }

  /// The chunk at `offset`; nil where no complete chunk begins there.
  ///
  /// - Throws: ``PhotoError`` where the source cannot be read.
  init?(_ file: inout SourceWindow, at offset: Int) throws(PhotoError) {
    guard offset + Self.headerLength + Self.checksumLength <= file.byteCount else { return nil }
    let header = try file.bytes(offset..<offset + Self.headerLength)
    let length = bigEndian(header[..<4])
    let end = offset + Self.headerLength + length + Self.checksumLength
    guard header[4...].allSatisfy(Self.isLetter), end <= file.byteCount else { return nil }
    type = String(decoding: header[4...], as: UTF8.self)
    range = offset..<end
  }

  /// Whether the checksum is correct.
  ///
  /// - Throws: ``PhotoError`` where the source cannot be read.
  func isSound(_ file: inout SourceWindow) throws(PhotoError) -> Bool {
    var checksum: UInt = 0
    let checked = range.lowerBound + 4..<content.upperBound
    // In pieces, so that a large chunk is never in memory whole.
    for start in stride(from: checked.lowerBound, to: checked.upperBound, by: 1 << 16) {
      let piece = try file.bytes(start..<min(start + 1 << 16, checked.upperBound))
      checksum = crc32_z(checksum, piece, piece.count)
    }
    return try checksum == UInt(bigEndian(file.bytes(content.upperBound..<end)[...]))
  }

  /// The type of a chunk that begins at `offset` and extends past the end of the file; nil where the bytes
  /// there are not the header of a chunk.
  ///
  /// - Throws: ``PhotoError`` where the source cannot be read.
  static func truncatedType(_ file: inout SourceWindow, at offset: Int) throws(PhotoError) -> String? {
    guard offset + headerLength <= file.byteCount else { return nil }
    let header = try file.bytes(offset..<offset + headerLength)
    guard header[0] < 0x80, header[4...].allSatisfy(isLetter) else { return nil }
    return String(decoding: header[4...], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

/// A number whose most significant byte comes first.
func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
