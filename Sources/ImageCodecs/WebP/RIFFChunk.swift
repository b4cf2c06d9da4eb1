/// A chunk of a WebP file (RFC 9649, 2.3): a type of four letters and its content.
struct RIFFChunk: Hashable {
  let type: String
  let content: [UInt8]

  init(_ type: String, _ content: [UInt8]) {
    self.type = type
    self.content = content
  }

  /// Type, length, content, and a zero byte after content of odd length.
  var bytes: [UInt8] {
    Array(type.utf8) + Self.number(content.count, bytes: 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  /// The complete chunks of a WebP file.
  static func parse(_ file: UnsafeBufferPointer<UInt8>) -> [RIFFChunk] {
    var (offset, chunks) = (12, [RIFFChunk]())
    while offset + 8 <= file.count {
      let length = littleEndian(Array(file[offset + 4..<offset + 8])[...])
      guard offset + 8 + length <= file.count else { break }
      let content = UnsafeBufferPointer(rebasing: file[(offset + 8)..<(offset + 8 + length)])
      chunks.append(RIFFChunk(String(decoding: file[offset..<offset + 4], as: UTF8.self), Array(content)))
      offset += 8 + length + length % 2
    }
    return chunks
  }

  /// A WebP file of `chunks`.
  ///
  /// - Throws: ``EncodeError`` where the file would be larger than the format allows.
  static func file(_ chunks: [RIFFChunk]) throws(EncodeError) -> [UInt8] {
    let parts = chunks.map(\.bytes)
    let length = parts.reduce(4) { $0 + $1.count }
    guard length <= UInt32.max - 9 else { throw EncodeError(reason: "WebP files hold 4 GB at most") }
    var file = Array("RIFF".utf8) + number(length, bytes: 4) + Array("WEBP".utf8)
    file.reserveCapacity(length + 8)
    for part in parts { file += part }
    return file
  }

  /// The lowest `count` bytes of a number, the least significant one first.
  static func number(_ value: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
