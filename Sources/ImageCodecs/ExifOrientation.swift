import Raster

extension Orientation {
  /// The orientation that an Exif block (a TIFF header and IFD0) states.
  ///
  /// Anything that contradicts the format, and any value outside 1…8, counts as upright: a photo is never
  /// refused for its metadata.
  init(exif block: some Collection<UInt8>) {
    let reader = TIFFReader(bytes: Array(block))
    let value = reader?.firstDirectoryShort(tag: 0x0112)
    self = value.flatMap { Orientation(rawValue: Int($0)) } ?? .upright
  }
}

/// The little of TIFF that Exif orientation needs, in both byte orders, never reading out of bounds.
private struct TIFFReader {
  let bytes: [UInt8]
  let isLittleEndian: Bool

  init?(bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0x00]: isLittleEndian = true
    case [0x4D, 0x4D, 0x00, 0x2A]: isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
  }

  /// The SHORT value of a tag of IFD0.
  func firstDirectoryShort(tag: UInt32) -> UInt32? {
    guard let start = integer(at: 4, bytes: 4), let count = integer(at: Int(start), bytes: 2) else {
      return nil
    }
    for index in 0..<Int(count) {
      let entry = Int(start) + 2 + index * 12
      guard let found = integer(at: entry, bytes: 2) else { return nil }
      if found == tag { return short(ofEntry: entry) }
    }
    return nil
  }

  private func short(ofEntry entry: Int) -> UInt32? {
    let (shortType, longType): (UInt32, UInt32) = (3, 4)
    return switch integer(at: entry + 2, bytes: 2) {
    case shortType: integer(at: entry + 8, bytes: 2)
    case longType: integer(at: entry + 8, bytes: 4)
    default: nil
    }
  }

  private func integer(at offset: Int, bytes count: Int) -> UInt32? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let field = bytes[offset..<(offset + count)]
    let bigEndian = isLittleEndian ? Array(field.reversed()) : Array(field)
    return bigEndian.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
