import Raster

/// What an Exif block (a TIFF header and IFD0) says of a photo's orientation.
///
/// Anything that contradicts the format counts as upright: a photo is never refused for its metadata.
struct ExifOrientation {
  /// How the stored pixels must be turned.
  private(set) var orientation = Orientation.upright
  /// What is wrong with the block.
  private(set) var warning: PhotoWarning?

  /// No block at all.
  init() {}

  /// Reads a block of a JPEG, PNG or WebP.
  init(_ block: some Collection<UInt8>) {
    var bytes = Array(block)
    if bytes.starts(with: Self.mark) {
      bytes.removeFirst(Self.mark.count)
      warning = Self.warning("begins with JPEG's mark", assumed: "its orientation was used")
    }
    do throws(TIFFFault) {
      try read(try TIFFReader(bytes))
    } catch { warning = Self.warning(error.rawValue, assumed: "the photo is shown as stored") }
  }

  /// JPEG's mark before the block, which does not belong into other formats.
  static let mark = Array("Exif\0\0".utf8)

  private mutating func read(_ reader: TIFFReader) throws(TIFFFault) {
    guard let value = try reader.firstDirectoryInteger(tag: 0x0112) else { return }
    if !reader.hasWholeDirectory {
      warning = Self.warning(TIFFFault.cut.rawValue, assumed: "its orientation was used")
    }
    // Not in the standard, but what many programs write for "not known".
    if value == 0 { return }
    guard let stated = Orientation(rawValue: Int(value)) else {
      warning = Self.warning(
        "states orientation \(value), not 1 to 8", assumed: "the photo is shown as stored")
      return
    }
    orientation = stated
  }

  private static func warning(_ fault: String, assumed: String) -> PhotoWarning {
    PhotoWarning(
      code: .metadataBroken,
      message: "the Exif block \(fault); \(assumed). Where it lies on its side, turn it in a photo editor")
  }
}

/// What is wrong with a TIFF structure, in words that follow "the Exif block".
enum TIFFFault: String, Error {
  case header = "has no TIFF header"
  case place = "names a directory outside of itself"
  case cut = "ends within its directory"
  case type = "states the orientation in a type that holds no integer"
}

/// The little of TIFF that Exif orientation needs, in both byte orders, never reading out of bounds.
private struct TIFFReader {
  let bytes: [UInt8]
  let isLittleEndian: Bool

  init(_ bytes: [UInt8]) throws(TIFFFault) {
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0x00]: isLittleEndian = true
    case [0x4D, 0x4D, 0x00, 0x2A]: isLittleEndian = false
    default: throw .header
    }
    self.bytes = bytes
  }

  /// The SHORT or LONG value of the first entry of IFD0 with a tag.
  func firstDirectoryInteger(tag: UInt32) throws(TIFFFault) -> UInt32? {
    let start = Int(try integer(at: 4, bytes: 4, else: .cut))
    let count = try integer(at: start, bytes: 2, else: .place)
    for index in 0..<Int(count) {
      let entry = start + 2 + index * 12
      if try integer(at: entry, bytes: 2, else: .cut) == tag { return try value(ofEntry: entry) }
    }
    return nil
  }

  /// Whether all entries that the directory counts are there.
  var hasWholeDirectory: Bool {
    guard let start = try? Int(integer(at: 4, bytes: 4, else: .cut)),
      let count = try? Int(integer(at: start, bytes: 2, else: .cut))
    else { return false }
    return start + 2 + 12 * count <= bytes.count
  }

  private func value(ofEntry entry: Int) throws(TIFFFault) -> UInt32 {
    let (shortType, longType): (UInt32, UInt32) = (3, 4)
    return switch try integer(at: entry + 2, bytes: 2, else: .cut) {
    case shortType: try integer(at: entry + 8, bytes: 2, else: .cut)
    case longType: try integer(at: entry + 8, bytes: 4, else: .cut)
    default: throw .type
    }
  }

  private func integer(at offset: Int, bytes count: Int, else fault: TIFFFault) throws(TIFFFault) -> UInt32 {
    guard offset >= 0, offset + count <= bytes.count else { throw fault }
    let field = bytes[offset..<(offset + count)]
    return (isLittleEndian ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
