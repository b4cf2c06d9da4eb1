/// A part of a WebP file (RFC 9649, 2.3): four letters and its content.
struct RIFFChunk: Hashable {
  let type: String
  let content: [UInt8]

  init(_ type: String, _ content: [UInt8]) {
    self.type = type
    self.content = content
  }

  /// Letters, length, content, and a zero where that has an odd number of bytes.
  var bytes: [UInt8] {
    Array(type.utf8) + Self.number(content.count, bytes: 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  /// The chunks of a WebP file.
  static func parse(_ file: UnsafeBufferPointer<UInt8>) -> [RIFFChunk] {
    var (place, chunks) = (12, [RIFFChunk]())
    while place + 8 <= file.count {
      let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      guard place + 8 + length <= file.count else { break }
      let content = UnsafeBufferPointer(rebasing: file[(place + 8)..<(place + 8 + length)])
      chunks.append(RIFFChunk(String(decoding: file[place..<place + 4], as: UTF8.self), Array(content)))
      place += 8 + length + length % 2
    }
    return chunks
  }

  /// A WebP file of `chunks`.
  static func file(_ chunks: [RIFFChunk]) throws(EncodeError) -> [UInt8] {
    let parts = chunks.map(\.bytes)
    let length = parts.reduce(4) { $0 + $1.count }
    guard length <= UInt32.max - 9 else { throw EncodeError(reason: "WebP files hold 4 GB at most") }
    var file = Array("RIFF".utf8) + number(length, bytes: 4) + Array("WEBP".utf8)
    file.reserveCapacity(length + 8)
    for part in parts { file += part }
    return file
  }

  /// The lowest bytes of a number, the least significant first.
  static func number(_ value: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
