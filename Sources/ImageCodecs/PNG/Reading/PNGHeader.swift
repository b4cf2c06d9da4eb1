import PictureTypes

/// The IHDR chunk (PNG third edition, 11.2.1), read before libpng gets the file, so that nothing is allocated
/// for a picture over the limits.
struct PNGHeader {
  let width, height: Int
  let depth, colorType: Int
  let isInterlaced: Bool

  /// Nil where the first chunk is not a sound IHDR chunk.
  ///
  /// - Throws: ``PhotoError`` where the source cannot be read.
  init?(_ file: inout SourceWindow) throws(PhotoError) {
    guard let chunk = try PNGChunk(&file, at: 8), chunk.type == "IHDR", chunk.content.count == 13,
      try chunk.isSound(&file)
    else { return nil }
    let content = try file.bytes(chunk.content)
    (width, height) = (bigEndian(content[..<4]), bigEndian(content[4..<8]))
    (depth, colorType) = (Int(content[8]), Int(content[9]))
    isInterlaced = content[12] != 0
  }

  /// The maximum number of bytes that one byte of a deflate stream decompresses to: two codes of one bit each
  /// stand for a match of 258 bytes.
  private static let maximumDeflateRatio = 1032

  private var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// Bits of a stored pixel.
  var bitsPerPixel: Int { channels * depth }
  var isGray: Bool { colorType == 0 || colorType == 4 }

  /// The layout of pixels whose colours are converted.
  var layout: PixelLayout {
    isGray ? (depth == 16 ? .gray16 : .gray8) : (depth == 16 ? .rgba16 : .rgba8)
  }

  /// A description such as "8-bit RGBA, interlaced".
  var encoding: String {
    let names = [0: "gray", 2: "RGB", 3: "palette", 4: "gray with alpha", 6: "RGBA"]
    return "\(depth)-bit \(names[colorType] ?? "colour type \(colorType)")"
      + (isInterlaced ? ", interlaced" : "")
  }

  /// Throws where the picture is over the limits or the file is too short for it.
  ///
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)`` or ``PhotoError/truncated(_:)``.
  func check(_ limits: DecodeLimits, fileBytes: Int) throws(PhotoError) {
    try limits.check(width, height)
    try limits.check(width, height, bits: bitsPerPixel, fileBytes: fileBytes)
    if (width * bitsPerPixel + 7) / 8 * height > Self.maximumDeflateRatio * fileBytes {
      throw .truncated(.png)
    }
    // Interlaced pictures of 16 bits are decoded whole before their colours are converted.
    if depth == 16, isInterlaced { try limits.check(workingBytes: width * height * 8) }
  }
}
