import CZlib
import Raster

/// A PNG file that is being written, chunk by chunk (PNG third edition, 5).
struct PNGFile {
  /// What was written so far.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What one chunk is given at most; PNG's own limit is 2³¹ − 1 bytes.
  static let longestContent = 1 << 30

  /// A file that says how large the picture is, how its pixels are stored, and what their numbers mean.
  ///
  /// - Parameter channels: 3 for RGB, 4 for straight RGBA, 8 bits each.
  init(size: PixelSize, channels: Int, colorSpace: ColorSpace) throws(EncodeError) {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= Int32.max else {
      throw EncodeError(reason: "it has \(size) pixels; PNG takes 1 to 2147483647 on each side")
    }
    let colorType: UInt8 = channels == 4 ? 6 : 2
    append("IHDR", Self.number(size.width) + Self.number(size.height) + [8, colorType, 0, 0, 0])
    try append(colorSpace)
  }

  /// Adds a chunk with its length and checksum.
  mutating func append(_ type: StaticString, _ content: some Collection<UInt8>) {
    bytes += Self.number(content.count)
    let start = bytes.count
    type.withUTF8Buffer { bytes += $0 }
    bytes += content
    let checksum = bytes.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress! + start, $0.count - start) }
    bytes += Self.number(Int(checksum))
  }

  /// Adds the picture's own data: a zlib stream of its filtered rows.
  mutating func append(data packed: [UInt8]) {
    for start in stride(from: 0, to: packed.count, by: Self.longestContent) {
      append("IDAT", packed[start..<min(start + Self.longestContent, packed.count)])
    }
  }

  /// The file once its end is marked.
  consuming func finished() -> [UInt8] {
    append("IEND", [])
    return bytes
  }

  /// sRGB's own chunk with the perceptual intent; for Display P3 its code points (H.273: primaries of P3, sRGB's curve, RGB, full
  /// range) and, for readers that do not know those, a profile.
  private mutating func append(_ space: ColorSpace) throws(EncodeError) {
    guard space == .displayP3 else { return append("sRGB", [0]) }
    append("cICP", [12, 13, 0, 1])
    append("iCCP", Array("Display P3".utf8) + [0, 0] + (try Deflate.zlib(space.profile, level: 12)))
  }

  /// Four bytes, the most significant first.
  static func number(_ value: Int) -> [UInt8] {
    let bits = UInt32(truncatingIfNeeded: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
  }
}
