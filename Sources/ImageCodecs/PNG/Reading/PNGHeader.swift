import PictureTypes

/// The IHDR chunk (PNG third edition, 11.2.1), read before libpng sees the file so that nothing is set up for
/// a picture over the limits.
struct PNGHeader {
  let width, height: Int
  let depth, colorType: Int
  let isInterlaced: Bool

  /// Nil where there is none or its checksum is wrong.
  init?(_ file: UnsafeBufferPointer<UInt8>) {
    guard let chunk = PNGChunk(file, at: 8), chunk.type == "IHDR", chunk.content.count == 13,
      chunk.isSound(file)
    else { return nil }
    let start = chunk.content.lowerBound
    func number(at offset: Int) -> Int {
      file[start + offset..<start + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(at: 0), number(at: 4))
    (depth, colorType) = (Int(file[start + 8]), Int(file[start + 9]))
    isInterlaced = file[start + 12] != 0
  }

  /// A byte of deflate unpacks to no more: a pair of codes of a bit each stands for 258 bytes.
  private static let deflateRatio = 1032

  private var channels: Int { [2: 3, 4: 2, 6: 4][colorType] ?? 1 }
  /// Bits of a stored pixel.
  var bitsPerPixel: Int { channels * depth }
  var isGray: Bool { colorType == 0 || colorType == 4 }

  /// How the pixels are read where their colours are converted.
  var layout: PixelLayout {
    isGray ? (depth == 16 ? .gray16 : .gray8) : (depth == 16 ? .rgba16 : .rgba8)
  }

  /// "8-bit RGBA, interlaced".
  var words: String {
    let names = [0: "gray", 2: "RGB", 3: "palette", 4: "gray with alpha", 6: "RGBA"]
    return "\(depth)-bit \(names[colorType] ?? "colour type \(colorType)")"
      + (isInterlaced ? ", interlaced" : "")
  }

  func check(_ limits: DecodeLimits, fileBytes: Int) throws(PhotoError) {
    try limits.check(width, height)
    try limits.check(width, height, bits: bitsPerPixel, fileBytes: fileBytes)
    if (width * bitsPerPixel + 7) / 8 * height > Self.deflateRatio * fileBytes { throw .truncated(.png) }
    let isWideWhole = depth == 16 && isInterlaced
    if isWideWhole { try limits.check(workingBytes: width * height * 8) }
  }
}
