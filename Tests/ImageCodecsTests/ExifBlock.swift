import TestSupport

/// Builds the start of an Exif block: a TIFF header with one directory.
struct ExifBlock {
  var isLittleEndian = false
  /// The directory entries.
  var entries: [(tag: UInt16, type: UInt16, count: UInt32, value: UInt32)] = []

  /// A block that states an orientation between other tags.
  init(orientation: UInt32, isLittleEndian: Bool, type: UInt16 = 3) {
    self.isLittleEndian = isLittleEndian
    entries = [(0x0100, 4, 1, 4000), (0x0112, type, 1, orientation), (0x0128, 3, 1, 2)]
  }

  var bytes: [UInt8] {
    let mark: [UInt8] = isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
    let header = mark + ordered(UInt16(42)) + ordered(UInt32(8)) + ordered(UInt16(entries.count))
    return header + entries.flatMap(entry) + ordered(UInt32(0))
  }

  /// A SHORT is stored in the first two of the four bytes of the value.
  private func entry(_ entry: (tag: UInt16, type: UInt16, count: UInt32, value: UInt32)) -> [UInt8] {
    let value = entry.type == 3 ? ordered(UInt16(entry.value)) + [0, 0] : ordered(entry.value)
    return ordered(entry.tag) + ordered(entry.type) + ordered(entry.count) + value
  }

  private func ordered(_ value: some FixedWidthInteger) -> [UInt8] {
    isLittleEndian ? value.littleEndianBytes : value.bigEndianBytes
  }
}
