/// A chunk of a WebP file (RFC 9649).
package struct WebPChunk: Sendable, Hashable {
  /// The chunk type (FourCC), four letters.
  package var type: String
  /// The chunk payload, without the padding byte.
  package var data: [UInt8]

  /// Creates a chunk of the given type and payload.
  package init(_ type: String, _ data: [UInt8]) {
    self.type = type
    self.data = data
  }

  /// The encoded chunk.
  package var bytes: [UInt8] {
    Array(type.utf8) + UInt32(data.count).littleEndianBytes + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// Parses the chunks of a file; nil if it is not a WebP file or a length is wrong.
  package static func parse(_ file: [UInt8]) -> [WebPChunk]? {
    guard file.count >= 12, file.starts(with: Array("RIFF".utf8)), file[8..<12].elementsEqual("WEBP".utf8),
      number(file[4..<8]) == file.count - 8
    else { return nil }
    return sequence(file[12...])
  }

  /// Parses consecutive chunks; nil if a length is wrong.
  package static func sequence(_ bytes: some Collection<UInt8>) -> [WebPChunk]? {
    var (rest, chunks) = (Array(bytes)[...], [WebPChunk]())
    while !rest.isEmpty {
      guard rest.count >= 8 else { return nil }
      let length = number(rest.dropFirst(4).prefix(4))
      let chunk = WebPChunk(
        String(decoding: rest.prefix(4), as: UTF8.self), Array(rest.dropFirst(8).prefix(length)))
      guard chunk.bytes.elementsEqual(rest.prefix(chunk.bytes.count)) else { return nil }
      chunks.append(chunk)
      rest = rest.dropFirst(chunk.bytes.count)
    }
    return chunks
  }

  /// Parses a little-endian integer.
  package static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The bytes of a file that contains `chunks`.
  package static func file(_ chunks: [WebPChunk]) -> [UInt8] {
    let body = Array("WEBP".utf8) + chunks.flatMap(\.bytes)
    return Array("RIFF".utf8) + UInt32(body.count).littleEndianBytes + body
  }
}
