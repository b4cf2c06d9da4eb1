/// A fault of a TIFF structure. The raw value completes "the Exif block".
enum TIFFFault: String, Error {
  case header = "has no TIFF header"
  case offset = "refers to a directory outside the block"
  case truncated = "ends within its directory"
  case type = "states the orientation in a type that is not an integer"
}

/// Reads values of the directories of a TIFF structure, in either byte order.
struct TIFFReader {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  /// The bytes that precede the block in a JPEG file, and do not belong into other formats.
  static let signature = Array("Exif\0\0".utf8)
  /// Bytes of a directory entry: tag, type, count, and value or offset.
  private static let entryLength = 12
  /// The types of TIFF 6.0 that are read.
  private enum EntryType {
    static let ascii: UInt32 = 2
    static let short: UInt32 = 3
    static let long: UInt32 = 4
    static let rational: UInt32 = 5
  }

  /// - Throws: ``TIFFFault/header``.
  init(_ bytes: [UInt8]) throws(TIFFFault) {
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0x00]: isLittleEndian = true
    case [0x4D, 0x4D, 0x00, 0x2A]: isLittleEndian = false
    default: throw .header
    }
    self.bytes = bytes
  }

  /// The offset of IFD0, the first directory.
  ///
  /// - Throws: ``TIFFFault/truncated``.
  var firstDirectory: Int {
    get throws(TIFFFault) { Int(try integer(at: 4, bytes: 4, else: .truncated)) }
  }

  /// The value of the first entry of a directory with a tag; nil where there is none.
  ///
  /// - Throws: ``TIFFFault`` where the directory is damaged or the value is neither a SHORT nor a LONG.
  func integer(tag: UInt32, inDirectoryAt start: Int) throws(TIFFFault) -> UInt32? {
    guard let entry = try entry(tag: tag, inDirectoryAt: start) else { return nil }
    return switch try type(ofEntry: entry) {
    case EntryType.short: try integer(at: entry + 8, bytes: 2, else: .truncated)
    case EntryType.long: try integer(at: entry + 8, bytes: 4, else: .truncated)
    default: throw .type
    }
  }

  /// Whether IFD0 has all the entries that it counts.
  var hasWholeDirectory: Bool {
    guard let start = try? firstDirectory,
      let count = try? Int(integer(at: start, bytes: 2, else: .truncated))
    else { return false }
    return start + 2 + Self.entryLength * count <= bytes.count
  }

  /// The characters of an entry of at most four of them, without the terminating zero; nil where there is
  /// none.
  ///
  /// - Throws: ``TIFFFault`` where the directory is damaged.
  func shortText(tag: UInt32, inDirectoryAt start: Int) throws(TIFFFault) -> String? {
    guard let entry = try entry(tag: tag, inDirectoryAt: start),
      try type(ofEntry: entry) == EntryType.ascii
    else { return nil }
    let count = Int(try integer(at: entry + 4, bytes: 4, else: .truncated))
    guard count <= 4, entry + 8 + count <= bytes.count else { return nil }
    return String(decoding: bytes[(entry + 8)..<(entry + 8 + count)].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The fractions of an entry that has `count` of them; nil where there is none, or one with another number
  /// or with a denominator of zero.
  ///
  /// - Throws: ``TIFFFault`` where the directory or the value is damaged.
  func rationals(_ count: Int, tag: UInt32, inDirectoryAt start: Int) throws(TIFFFault) -> [Double]? {
    guard let entry = try entry(tag: tag, inDirectoryAt: start),
      try type(ofEntry: entry) == EntryType.rational,
      try integer(at: entry + 4, bytes: 4, else: .truncated) == count
    else { return nil }
    let offset = Int(try integer(at: entry + 8, bytes: 4, else: .truncated))
    var numbers: [Double] = []
    for index in 0..<count {
      let numerator = try integer(at: offset + 8 * index, bytes: 4, else: .truncated)
      let denominator = try integer(at: offset + 8 * index + 4, bytes: 4, else: .truncated)
      guard denominator != 0 else { return nil }
      numbers.append(Double(numerator) / Double(denominator))
    }
    return numbers
  }

  /// The offset of the first entry of a directory with a tag; nil where there is none.
  private func entry(tag: UInt32, inDirectoryAt start: Int) throws(TIFFFault) -> Int? {
    let count = try integer(at: start, bytes: 2, else: .offset)
    for index in 0..<Int(count) {
      let entry = start + 2 + index * Self.entryLength
      if try integer(at: entry, bytes: 2, else: .truncated) == tag { return entry }
    }
    return nil
  }

  private func type(ofEntry entry: Int) throws(TIFFFault) -> UInt32 {
    try integer(at: entry + 2, bytes: 2, else: .truncated)
  }

  private func integer(at offset: Int, bytes count: Int, else fault: TIFFFault) throws(TIFFFault) -> UInt32 {
    guard offset >= 0, offset + count <= bytes.count else { throw fault }
    let field = bytes[offset..<(offset + count)]
    return (isLittleEndian ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
