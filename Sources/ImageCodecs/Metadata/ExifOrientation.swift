import Raster

/// The orientation that an Exif block (a TIFF header and IFD0) states.
///
/// A block that contradicts the format counts as upright, with a warning: no photo is refused for its
/// metadata.
struct ExifOrientation {
  /// How the stored pixels must be turned.
  private(set) var orientation = Orientation.upright
  /// What is wrong with the block.
  private(set) var warning: PhotoWarning?

  /// The orientation of a file without an Exif block.
  init() {}

  /// Reads a block of a JPEG, PNG or WebP file.
  init(_ block: [UInt8]) {
    var bytes = block
    if bytes.starts(with: Self.signature) {
      bytes.removeFirst(Self.signature.count)
      warning = Self.warning("begins with the signature of JPEG files", assumed: "its orientation was used")
    }
    do throws(TIFFFault) {
      try read(try TIFFReader(bytes))
    } catch { warning = Self.warning(error.rawValue, assumed: "the photo is not turned") }
  }

  /// The bytes that precede the block in a JPEG file, and do not belong into other formats.
  static let signature = Array("Exif\0\0".utf8)

  /// The tag of the orientation (Exif 2.32, 4.6.4 A).
  private static let orientationTag: UInt32 = 0x0112

  private mutating func read(_ reader: TIFFReader) throws(TIFFFault) {
    guard let value = try reader.firstDirectoryInteger(tag: Self.orientationTag) else { return }
    if !reader.hasWholeDirectory {
      warning = Self.warning(TIFFFault.truncated.rawValue, assumed: "its orientation was used")
    }
    // Not in the standard, but many programs write it for an unknown orientation.
    if value == 0 { return }
    guard let stated = Orientation(rawValue: Int(value)) else {
      warning = Self.warning(
        "states orientation \(value), not 1 to 8", assumed: "the photo is not turned")
      return
    }
    orientation = stated
  }

  private static func warning(_ fault: String, assumed: String) -> PhotoWarning {
    PhotoWarning(
      code: .metadataBroken,
      message: "the Exif block \(fault); \(assumed); if the photo lies on its side, turn it in a photo editor"
    )
  }
}

/// A fault of a TIFF structure. The raw value completes "the Exif block".
enum TIFFFault: String, Error {
  case header = "has no TIFF header"
  case offset = "refers to a directory outside the block"
  case truncated = "ends within its directory"
  case type = "states the orientation in a type that is not an integer"
}

/// Reads integers of the first directory of a TIFF structure, in either byte order.
private struct TIFFReader {
  let bytes: [UInt8]
  let isLittleEndian: Bool

  /// Bytes of a directory entry: tag, type, count, and value or offset.
  private static let entryLength = 12

  /// - Throws: ``TIFFFault/header``.
  init(_ bytes: [UInt8]) throws(TIFFFault) {
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0x00]: isLittleEndian = true
    case [0x4D, 0x4D, 0x00, 0x2A]: isLittleEndian = false
    default: throw .header
    }
    self.bytes = bytes
  }

  /// The value of the first entry of IFD0 with a tag; nil where there is none.
  ///
  /// - Throws: ``TIFFFault`` where the directory is damaged or the value is neither a SHORT nor a LONG.
  func firstDirectoryInteger(tag: UInt32) throws(TIFFFault) -> UInt32? {
    let start = Int(try integer(at: 4, bytes: 4, else: .truncated))
    let count = try integer(at: start, bytes: 2, else: .offset)
    for index in 0..<Int(count) {
      let entry = start + 2 + index * Self.entryLength
      if try integer(at: entry, bytes: 2, else: .truncated) == tag { return try value(ofEntry: entry) }
    }
    return nil
  }

  /// Whether the directory has all the entries that it counts.
  var hasWholeDirectory: Bool {
    guard let start = try? Int(integer(at: 4, bytes: 4, else: .truncated)),
      let count = try? Int(integer(at: start, bytes: 2, else: .truncated))
    else { return false }
    return start + 2 + Self.entryLength * count <= bytes.count
  }

  private func value(ofEntry entry: Int) throws(TIFFFault) -> UInt32 {
    let (shortType, longType): (UInt32, UInt32) = (3, 4)
    return switch try integer(at: entry + 2, bytes: 2, else: .truncated) {
    case shortType: try integer(at: entry + 8, bytes: 2, else: .truncated)
    case longType: try integer(at: entry + 8, bytes: 4, else: .truncated)
    default: throw .type
    }
  }

  private func integer(at offset: Int, bytes count: Int, else fault: TIFFFault) throws(TIFFFault) -> UInt32 {
    guard offset >= 0, offset + count <= bytes.count else { throw fault }
    let field = bytes[offset..<(offset + count)]
    return (isLittleEndian ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
