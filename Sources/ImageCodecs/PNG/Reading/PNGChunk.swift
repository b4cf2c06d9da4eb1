import CZlib

/// One chunk: where it lies in the file.
struct PNGChunk {
  let type: String
  /// From its length to its checksum.
  let range: Range<Int>

  var content: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }
  var end: Int { range.upperBound }

  /// Whether a reader may pass over it (the first letter is small).
  var isAncillary: Bool { (type.utf8.first ?? 0) & 0x20 != 0 }

  /// Nil where no whole chunk begins at `place`.
  init?(_ file: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place + 12 <= file.count, Self.type(file, at: place).allSatisfy(Self.isLetter) else { return nil }
    let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard place + 12 + length <= file.count else { return nil }
    type = String(decoding: Self.type(file, at: place), as: UTF8.self)
    range = place..<place + 12 + length
  }

  /// Whether its checksum is right.
  func isSound(_ file: UnsafeBufferPointer<UInt8>) -> Bool {
    let checked = UnsafeBufferPointer(rebasing: file[range.lowerBound + 4..<content.upperBound])
    let stated = file[content.upperBound..<end].reduce(0) { $0 << 8 | UInt($1) }
    return crc32_z(0, checked.baseAddress, checked.count) == stated
  }

  /// The type of a chunk that begins at `place` and reaches beyond the end of the file; nil where what is
  /// there makes no chunk at all.
  static func cutType(_ file: UnsafeBufferPointer<UInt8>, at place: Int) -> String? {
    guard place + 8 <= file.count, file[place] < 0x80, type(file, at: place).allSatisfy(isLetter) else {
      return nil
    }
    return String(decoding: type(file, at: place), as: UTF8.self)
  }

  private static func type(_ file: UnsafeBufferPointer<UInt8>, at place: Int) -> Slice<
    UnsafeBufferPointer<UInt8>
  > {
    file[place + 4..<place + 8]
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
