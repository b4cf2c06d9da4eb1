/// A chunk of a PNG file.
package struct PNGChunk: Sendable, Hashable {
  /// The PNG signature.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunk type, four letters.
  package var type: String
  /// The chunk data.
  package var data: [UInt8]

  /// Creates a chunk of the given type and data.
  package init(_ type: String, _ data: [UInt8]) {
    self.type = type
    self.data = data
  }

  /// The encoded chunk: length, type, data, CRC.
  package var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return UInt32(data.count).bigEndianBytes + body + Checksum.crc32(body).bigEndianBytes
  }

  /// Parses the chunks of a file; nil if it is not a PNG file, or a length or CRC is wrong.
  package static func parse(_ file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: signature) else { return nil }
    var (rest, chunks) = (file.dropFirst(8), [PNGChunk]())
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return nil }
      let body = rest.dropFirst(4).prefix(length + 4)
      let chunk = PNGChunk(String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4)))
      guard chunk.bytes.elementsEqual(rest.prefix(length + 12)) else { return nil }
      chunks.append(chunk)
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }
}
