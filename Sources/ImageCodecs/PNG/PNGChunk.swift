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

  static let texts: Set = ["tEXt", "zTXt", "iTXt"]

  /// Whether a cut chunk of pixel data begins at `place`.
  static func isIDAT(_ file: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    isCut(file, at: place) { $0 == "IDAT" }
  }

  /// Whether a cut text begins at `place`.
  static func isText(_ file: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    isCut(file, at: place, texts.contains)
  }

  private static func isCut(
    _ file: UnsafeBufferPointer<UInt8>, at place: Int, _ condition: (String) -> Bool
  ) -> Bool {
    place + 8 <= file.count && condition(String(decoding: type(file, at: place), as: UTF8.self))
  }

  private static func type(_ file: UnsafeBufferPointer<UInt8>, at place: Int) -> Slice<
    UnsafeBufferPointer<UInt8>
  > {
    file[place + 4..<place + 8]
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
