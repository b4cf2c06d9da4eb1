import PictureTypes

/// The ICC profile of a working space.
///
/// Version 4 (ICC.1:2010), whose parametric curve stores sRGB's curve exactly in 32 bytes; version 2 needs a
/// table of several kilobytes. Current browsers, systems and editors support it. It contains no date, so a
/// space always has the same bytes.
struct CompactProfile {
  let bytes: [UInt8]

  init(_ space: ColorSpace) {
    let tags = Self.tags(space)
    let start = 128 + 4 + 12 * tags.map(\.names.count).reduce(0, +)
    var (table, data) = ([UInt8](), [UInt8]())
    for tag in tags {
      for name in tag.names {
        table += Array(name.utf8) + Self.number(start + data.count) + Self.number(tag.data.count)
      }
      data += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
    }
    let count = (start - 132) / 12
    bytes = Self.header(size: start + data.count) + Self.number(count) + table + data
  }

  private typealias Tag = (names: [String], data: [UInt8])

  private static func tags(_ space: ColorSpace) -> [Tag] {
    let colorants = space == .sRGB ? sRGBColorants : displayP3Colorants
    return [
      (["desc"], text(space == .sRGB ? "sRGB" : "Display P3")), (["cprt"], text("CC0")),
      (["wtpt"], xyz(d50)), (["chad"], Array("sf32".utf8) + zeros(4) + adaptation.flatMap(number)),
      (["rXYZ"], xyz(colorants[0])), (["gXYZ"], xyz(colorants[1])), (["bXYZ"], xyz(colorants[2])),
      (["rTRC", "gTRC", "bTRC"], curve),
    ]
  }

  /// The header (ICC.1:2010, 7.2): a display profile between RGB and XYZ, relative colorimetric.
  private static func header(size: Int) -> [UInt8] {
    number(size) + zeros(4) + number(0x0420_0000) + Array("mntrRGB XYZ ".utf8) + zeros(12)
      + Array("acsp".utf8) + zeros(24) + number(1) + d50.flatMap(number) + zeros(48)
  }

  // The following numbers have 16 bits of fraction (s15Fixed16Number).

  private static let d50 = [0xF6D6, 0x10000, 0xD32D]
  /// Bradford's adaptation from D65 to D50, row by row.
  private static let adaptation = [
    0x10C42, 0x5DE, -0xCDB, 0x793, 0xFD90, -0x45F, -0x25E, 0x3DC, 0xC06E,
  ]
  /// X, Y, Z of red, green and blue under D50: the primaries of BT.709 and of SMPTE EG 432-1 with D65,
  /// adapted. Rounded so that the columns add up to D50 but for the last bit, which keeps white neutral.
  private static let sRGBColorants = [
    [0x6FA0, 0x38F5, 0x390], [0x6297, 0xB787, 0x18D9], [0x249F, 0xF84, 0xB6C4],
  ]
  private static let displayP3Colorants = [
    [0x83DF, 0x3DBF, -0x45], [0x4ABF, 0xB137, 0xAB9], [0x2838, 0x110B, 0xC8B9],
  ]

  /// A parametric curve of type 3 with sRGB's numbers (IEC 61966-2-1): 2.4, 1/1.055, 0.055/1.055, 1/12.92,
  /// 0.04045.
  private static let curve =
    Array("para".utf8) + zeros(4) + [0, 3, 0, 0]
    + [0x26666, 0xF2A7, 0xD59, 0x13D0, 0xA5B].flatMap(number)

  private static func xyz(_ values: [Int]) -> [UInt8] {
    Array("XYZ ".utf8) + zeros(4) + values.flatMap(number)
  }

  /// A text of type `mluc` with one record, in American English.
  private static func text(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    return Array("mluc".utf8) + zeros(4) + number(1) + number(12) + Array("enUS".utf8)
      + number(units.count) + number(28) + units
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func number(_ value: Int) -> [UInt8] {
    let bits = UInt32(truncatingIfNeeded: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
  }
}
