import CLCMS
import Foundation
import ImageCodecs
import PictureTypes
import Raster
import TestSupport
import Testing

/// An Exif block that states colours: IFD0, the Exif directory and the interoperability directory.
private struct ColorBlock: Sendable {
  var colorSpace: UInt16?
  var index: String?
  /// Numerators over 10,000: white point and primaries.
  var white: [UInt32]?
  var primaries: [UInt32]?
  var gamma: (numerator: UInt32, denominator: UInt32)?
  var denominator: UInt32 = 10_000
  var isLittleEndian = false

  static let adobeWhite: [UInt32] = [3127, 3290]
  static let adobePrimaries: [UInt32] = [6400, 3300, 2100, 7100, 1500, 600]

  private typealias Entry = (tag: UInt16, type: UInt16, count: UInt32, value: [UInt8])

  var bytes: [UInt8] {
    let first = 8
    let entries: [(UInt16, [UInt32])] = [white.map { (0x13E, $0) }, primaries.map { (0x13F, $0) }]
      .compactMap { $0 }
    let exif = first + size(entries.count + 1)
    let exifCount = (colorSpace == nil ? 0 : 1) + (index == nil ? 0 : 1) + (gamma == nil ? 0 : 1)
    let other = exif + size(exifCount)
    var data = other + size(1)
    var (block, values) = (header, [UInt8]())
    func stored(_ tag: UInt16, _ fractions: [(UInt32, UInt32)]) -> Entry {
      defer { data += 8 * fractions.count }
      values += fractions.flatMap { ordered($0.0) + ordered($0.1) }
      return (tag, 5, UInt32(fractions.count), ordered(UInt32(data)))
    }
    block += directory(
      entries.map { tag, numbers in stored(tag, numbers.map { ($0, denominator) }) }
        + [(0x8769, 4, 1, ordered(UInt32(exif)))])
    var inner: [Entry] = []
    if let colorSpace { inner.append((0xA001, 3, 1, ordered(colorSpace) + [0, 0])) }
    if index != nil { inner.append((0xA005, 4, 1, ordered(UInt32(other)))) }
    if let gamma { inner.append(stored(0xA500, [gamma])) }
    block += directory(inner)
    return block + directory([(0x0001, 2, 4, Array((index ?? "---").utf8) + [0])]) + values
  }

  private var header: [UInt8] {
    (isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]) + ordered(UInt16(42)) + ordered(UInt32(8))
  }

  private func size(_ count: Int) -> Int { 2 + 12 * count + 4 }

  private func directory(_ entries: [Entry]) -> [UInt8] {
    ordered(UInt16(entries.count))
      + entries.flatMap { ordered($0.tag) + ordered($0.type) + ordered($0.count) + $0.value }
      + ordered(UInt32(0))
  }

  private func ordered(_ value: some FixedWidthInteger) -> [UInt8] {
    isLittleEndian ? value.littleEndianBytes : value.bigEndianBytes
  }
}

/// Colours that are stated by Exif only.
@Suite struct ExifColorTests {
  private static let adobe: [ColorBlock] = [
    ColorBlock(colorSpace: 2), ColorBlock(colorSpace: 0xFFFF, index: "R03"), ColorBlock(index: "R03"),
    ColorBlock(colorSpace: 2, index: "R98"),
    ColorBlock(
      colorSpace: 0xFFFF, white: ColorBlock.adobeWhite, primaries: ColorBlock.adobePrimaries,
      gamma: (22, 10)),
  ]
  /// Blocks that state sRGB, or nothing that can be used.
  private static let plain: [ColorBlock] = [
    ColorBlock(), ColorBlock(colorSpace: 1), ColorBlock(colorSpace: 0xFFFF),
    ColorBlock(colorSpace: 1, index: "R03"), ColorBlock(colorSpace: 0xFFFF, index: "R98"),
    ColorBlock(index: "THM"), ColorBlock(white: ColorBlock.adobeWhite, primaries: ColorBlock.adobePrimaries),
    ColorBlock(primaries: ColorBlock.adobePrimaries, gamma: (22, 10)),
    ColorBlock(
      white: ColorBlock.adobeWhite, primaries: ColorBlock.adobePrimaries, gamma: (22, 10), denominator: 0),
    ColorBlock(
      white: ColorBlock.adobeWhite, primaries: ColorBlock.adobePrimaries, gamma: (22, 0)),
  ]

  // MARK: Files

  private enum Format: CaseIterable { case jpeg, png, webp }

  /// Every colour of a grid, as the file has it without colour information.
  private static let colors: [[Int]] = stride(from: 0, through: 255, by: 51).flatMap { red in
    stride(from: 0, through: 255, by: 51).flatMap { green in
      stride(from: 0, through: 255, by: 51).map { [red, green, $0] }
    }
  }

  private func file(_ format: Format, exif block: [UInt8]?) throws -> [UInt8] {
    let picture = try PhotoDecoder().decode(pngFile([])).pixmap
    switch format {
    case .png: return pngFile(block.map { [PNGChunk("eXIf", $0)] } ?? [])
    case .jpeg:
      let file = JPEGSegments.removing(0xE2, from: try JPEGEncoder(quality: 100).encode(picture))
      return block.map { JPEGSegments.inserting(exif: $0, into: file) } ?? file
    case .webp:
      let size = picture.size
      let chunks = try #require(WebPChunk.parse(WebPEncoder(quality: nil).encode(picture.straightened())))
      let canvas = [size.width - 1, size.height - 1].flatMap { UInt32($0).littleEndianBytes.prefix(3) }
      let flags: UInt8 = block == nil ? 0 : 0x08
      return WebPChunk.file(
        [WebPChunk("VP8X", [flags, 0, 0, 0] + canvas)] + chunks.filter { $0.type == "VP8L" }
          + (block.map { [WebPChunk("EXIF", $0)] } ?? []))
    }
  }

  private func pngFile(_ chunks: [PNGChunk]) -> [UInt8] {
    var builder = PNGBuilder(width: Self.colors.count, height: 1, .rgb, depth: 8) { x, _ in Self.colors[x] }
    builder.chunks = chunks
    return builder.file
  }

  // MARK: Adobe RGB

  /// Adobe RGB (1998) to XYZ by its specification (4.3.5.3), XYZ to sRGB by IEC 61966-2-1. Both have D65.
  private static func sRGB(ofAdobe color: [Int]) -> [Double] {
    let light = color.map { pow(Double($0) / 255, 563.0 / 256) }
    let toXYZ = [[0.57667, 0.18556, 0.18823], [0.29734, 0.62736, 0.07529], [0.02703, 0.07069, 0.99134]]
    let toRGB = [[3.2406, -1.5372, -0.4986], [-0.9689, 1.8758, 0.0415], [0.0557, -0.2040, 1.0570]]
    func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
    }
    return times(toRGB, times(toXYZ, light)).map { value in
      let value = min(1, max(0, value))
      return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
  }

  /// Pixels are within a level and a half of the formula: rounding to levels, and the matrices' four digits.
  @Test(arguments: adobe.indices, [false, true])
  func adobeRGBIsConverted(index: Int, isLittleEndian: Bool) throws {
    var block = Self.adobe[index]
    block.isLittleEndian = isLittleEndian
    for format in Format.allCases {
      let stored = try PhotoDecoder().decode(file(format, exif: nil))
      #expect(!stored.isColorConverted && stored.header.colorSource == .assumedSRGB)
      let bytes = try file(format, exif: block.bytes)
      let photo = try PhotoDecoder().decode(bytes)
      #expect(photo.isColorConverted && photo.warnings.isEmpty, "\(format)")
      #expect(photo.header.colorSource.description.hasPrefix("Exif: Adobe RGB (1998), "))
      #expect(try PhotoDecoder().inspect(bytes) == photo.header)
      for (old, new) in zip(stored.pixmap.pixels, photo.pixmap.pixels) {
        let wanted = Self.sRGB(ofAdobe: old.channels.prefix(3).map { Int($0) })
        let isNear = zip(new.channels, wanted).allSatisfy { abs(Double($0) - $1) <= 1.5 }
        #expect(isNear, "\(format): \(old) became \(new), expected \(wanted)")
      }
    }
  }

  @Test(arguments: plain.indices) func otherBlocksChangeNothing(index: Int) throws {
    for format in Format.allCases {
      let stored = try PhotoDecoder().decode(file(format, exif: nil))
      let photo = try PhotoDecoder().decode(file(format, exif: Self.plain[index].bytes))
      #expect(photo.pixmap == stored.pixmap && !photo.isColorConverted && photo.warnings.isEmpty)
      #expect(photo.header.colorSource == .assumedSRGB)
    }
  }

  // MARK: Precedence

  @Test func aProfileRanksFirst() throws {
    let profile = ICCProfile.rgb(ICCProfile.p3Colorants)
    let chunk = PNGChunk("iCCP", Array("p\0\0".utf8) + PNGBuilder.zlib(profile))
    let exif = PNGChunk("eXIf", ColorBlock(colorSpace: 2).bytes)
    let both = try PhotoDecoder().decode(pngFile([chunk, exif]))
    #expect(both.pixmap == (try PhotoDecoder().decode(pngFile([chunk])).pixmap))
    let jpeg = JPEGSegments.inserting(profile: profile, into: try file(.jpeg, exif: nil))
    let tagged = JPEGSegments.inserting(exif: ColorBlock(colorSpace: 2).bytes, into: jpeg)
    #expect(try PhotoDecoder().decode(tagged).pixmap == PhotoDecoder().decode(jpeg).pixmap)
  }

  /// PNG third edition, 4.3: the chunks of colours have their order; Exif is not among them.
  @Test(arguments: [PNGChunk("sRGB", [0]), PNGChunk("gAMA", UInt32(100_000).bigEndianBytes)])
  func chunksOfColoursRankFirst(chunk: PNGChunk) throws {
    let exif = PNGChunk("eXIf", ColorBlock(colorSpace: 2).bytes)
    let both = try PhotoDecoder().decode(pngFile([chunk, exif]))
    #expect(both.pixmap == (try PhotoDecoder().decode(pngFile([chunk])).pixmap))
  }

  /// A profile that cannot be used is not replaced: the warning says that sRGB was assumed.
  @Test func aBrokenProfileIsNotReplaced() throws {
    let broken = JPEGSegments.inserting(profile: [1, 2, 3], into: try file(.jpeg, exif: nil))
    let photo = try PhotoDecoder().decode(
      JPEGSegments.inserting(exif: ColorBlock(colorSpace: 2).bytes, into: broken))
    #expect(!photo.isColorConverted && photo.warnings.map(\.code) == [.profileUnusable])
  }

  // MARK: Other chromaticities

  /// LittleCMS in floating point, relative colorimetric.
  private func reference(_ numbers: [UInt32], gamma: Double) throws -> [[Double]] {
    let xy = numbers.map { Double($0) / 10_000 }
    func point(_ index: Int) -> cmsCIExyY { cmsCIExyY(x: xy[2 * index], y: xy[2 * index + 1], Y: 1) }
    var white = point(0)
    var primaries = cmsCIExyYTRIPLE(Red: point(1), Green: point(2), Blue: point(3))
    let curve = try #require(cmsBuildGamma(nil, gamma))
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    let input = try #require(cmsCreateRGBProfile(&white, &primaries, &curves))
    let output = try #require(cmsCreate_sRGBProfile())
    defer { for handle in [input, output] { cmsCloseProfile(handle) } }
    let double: UInt32 = 1 << 22 | 4 << 16 | 3 << 3
    let transform = try #require(
      cmsCreateTransform(input, double, output, double, 1, UInt32(cmsFLAGS_NOOPTIMIZE)))
    defer { cmsDeleteTransform(transform) }
    return Self.colors.map { color in
      var result = [0.0, 0, 0]
      cmsDoTransform(transform, color.map { Double($0) / 255 }, &result, 1)
      return result.map { min(1, max(0, $0)) * 255 }
    }
  }

  @Test(
    arguments: [
      ([3127, 3290, 6800, 3200, 2650, 6900, 1500, 600], (26, 10)),
      ([3457, 3585, 7347, 2653, 1596, 8404, 366, 1], (18, 10)),
      ([3127, 3290, 6400, 3300, 3000, 6000, 1500, 600], (1, 1)),
    ] as [([UInt32], (UInt32, UInt32))])
  func chromaticitiesAndGammaMakeAProfile(numbers: [UInt32], gamma: (UInt32, UInt32)) throws {
    let block = ColorBlock(
      colorSpace: 0xFFFF, white: Array(numbers[..<2]), primaries: Array(numbers[2...]),
      gamma: (gamma.0, gamma.1))
    let photo = try PhotoDecoder().decode(file(.png, exif: block.bytes))
    let exponent = Double(gamma.0) / Double(gamma.1)
    #expect(photo.header.colorSource.description == "Exif: chromaticities and gamma \(exponent)")
    let wanted = try reference(numbers, gamma: exponent)
    for (pixel, wanted) in zip(photo.pixmap.pixels, wanted) {
      #expect(zip(pixel.channels, wanted).allSatisfy { abs(Double($0) - $1) <= 1.5 }, "\(pixel) \(wanted)")
    }
  }

  @Test(
    arguments: [
      ([3127, 3290, 6400, 3300, 6400, 3300, 1500, 600], (22, 10)), ([0, 0, 0, 0, 0, 0, 0, 0], (22, 10)),
      ([3127, 3290, 64_000, 3300, 2100, 7100, 1500, 600], (22, 10)),
      ([3127, 3290, 6400, 3300, 2100, 7100, 1500, 600], (1, 1_000_000)),
      ([3127, 3290, 6400, 3300, 2100, 7100, 1500, 600], (4_000_000_000, 1)),
    ] as [([UInt32], (UInt32, UInt32))])
  func impossibleValuesAreIgnoredWithAWarning(numbers: [UInt32], gamma: (UInt32, UInt32)) throws {
    let block = ColorBlock(
      white: Array(numbers[..<2]), primaries: Array(numbers[2...]), gamma: (gamma.0, gamma.1))
    for format in Format.allCases {
      let photo = try PhotoDecoder().decode(file(format, exif: block.bytes))
      #expect(!photo.isColorConverted && photo.warnings.map(\.code) == [.colorInfoIgnored])
    }
  }

  // MARK: Damage

  @Test func everyBeginningIsRead() throws {
    for block in Self.adobe {
      for length in 0..<block.bytes.count {
        let file = try file(.png, exif: Array(block.bytes[..<length]))
        #expect(try PhotoDecoder().inspect(file).storedSize.width == Self.colors.count)
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func changedBytesAreRead(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var block = Self.adobe[Int.random(in: Self.adobe.indices, using: &generator)].bytes
      for _ in 0..<4 {
        block[Int.random(in: block.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      #expect(try PhotoDecoder().decode(file(.png, exif: block)).pixmap.width == Self.colors.count)
    }
  }
}
