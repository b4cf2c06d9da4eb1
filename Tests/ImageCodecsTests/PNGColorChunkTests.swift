import Foundation
import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// A file of one row of colours with chunks that describe them.
private func png(_ colors: [[Int]], _ chunks: [PNGChunk], _ type: PNGBuilder.ColorType = .rgb, depth: Int = 8)
  -> [UInt8]
{
  var file = PNGBuilder(width: colors.count, height: 1, type, depth: depth) { x, _ in colors[x] }
  file.chunks = chunks
  return file.file
}

private func gamma(_ value: UInt32) -> PNGChunk { PNGChunk("gAMA", value.bigEndianBytes) }
private func codePoints(_ bytes: UInt8...) -> PNGChunk { PNGChunk("cICP", bytes) }
private func profile(_ bytes: [UInt8]) -> PNGChunk {
  PNGChunk("iCCP", Array("p\0\0".utf8) + PNGBuilder.zlib(bytes))
}
private func chromaticities(_ values: [UInt32]) -> PNGChunk {
  PNGChunk("cHRM", values.flatMap(\.bigEndianBytes))
}

private let sRGBPrimaries: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
private let p3Primaries: [UInt32] = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
/// Red and green are exchanged.
private let swapped = profile(
  ICCProfile.rgb([ICCProfile.sRGBColorants[1], ICCProfile.sRGBColorants[0], ICCProfile.sRGBColorants[2]]))

/// sRGB's encoding of linear light (IEC 61966-2-1), as a level.
private func level(ofLight light: Double) -> Int {
  Int((255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
}

/// The light of a value by the inverse of BT.709's camera curve.
private func lightOf709(_ value: Double) -> Double {
  value < 0.081 ? value / 4.5 : pow((value + 0.099) / 1.099, 1 / 0.45)
}

@Suite struct PNGGammaTests {
  private let levels = (0..<256).map { [$0] }

  @Test(arguments: [5_000, 35_000, 50_000, 55_556, 100_000, 250_000, 1_000_000] as [UInt32])
  func valuesAreLightToThePower(value: UInt32) throws {
    let photo = try PhotoDecoder().decode(png(levels, [gamma(value)], .gray))
    #expect(photo.isColorConverted && photo.warnings.isEmpty)
    for (index, pixel) in photo.pixmap.pixels.enumerated() {
      let wanted = level(ofLight: pow(Double(index) / 255, 100_000 / Double(value)))
      #expect(pixel.distance(to: [wanted, wanted, wanted, 255]) <= 1)
    }
  }

  /// 16 bits are converted before they are rounded to 8: otherwise linear light of 1/65535 to 128/65535 would
  /// be black.
  @Test(arguments: [PNGBuilder.ColorType.gray, .rgb], [false, true])
  func sixteenBits(type: PNGBuilder.ColorType, isInterlaced: Bool) throws {
    let values = [0, 1, 10, 50, 100, 128, 200, 1000, 30_000, 65_535]
    var file = PNGBuilder(width: values.count, height: 3, type, depth: 16) { x, _ in
      [Int](repeating: values[x], count: type.channels)
    }
    file.chunks = [gamma(100_000)]
    file.isInterlaced = isInterlaced
    let photo = try decoded(file)
    for (index, pixel) in photo.pixmap.pixels.enumerated() {
      let wanted = level(ofLight: Double(values[index % values.count]) / 65_535)
      #expect(pixel.distance(to: [wanted, wanted, wanted, 255]) <= 1)
    }
  }

  /// A gamma of 1/2.2 alone stands for sRGB.
  @Test(arguments: [45_454, 45_455] as [UInt32])
  func oneOverTwoPointTwoAloneIsSRGB(value: UInt32) throws {
    let photo = try PhotoDecoder().decode(png(levels, [gamma(value)], .gray))
    #expect(!photo.isColorConverted && photo.warnings.isEmpty)
    #expect(photo.pixmap.pixels.map(\.red) == (0...255).map { UInt8($0) })
  }

  @Test(arguments: [0, 1, 4_999, 1_000_001, 2_147_483_647] as [UInt32])
  func impossibleValuesAreIgnored(value: UInt32) throws {
    let photo = try PhotoDecoder().decode(png(levels, [gamma(value)], .gray))
    #expect(photo.pixmap.pixels.map(\.red) == (0...255).map { UInt8($0) })
    #expect(photo.warnings.map(\.code) == [.colorInfoIgnored])
    #expect(photo.header.colorSource == .assumedSRGB)
  }

  @Test func behindTheData() throws {
    var file = PNGBuilder(width: 2, height: 1, .gray, depth: 8) { x, _ in [x * 100] }
    file.trailingChunks = [gamma(100_000)]
    let photo = try decoded(file)
    #expect(photo.pixmap.pixels.map(\.red) == [0, 100])
    #expect(photo.warnings.map(\.code) == [.colorInfoIgnored])
  }

  /// Display P3's primaries, computed with NumPy as in ``ColorProfileTests``, with a gamma of one: linear
  /// light.
  @Test func primaries() throws {
    let colors = [[200, 100, 50], [60, 180, 120], [90, 100, 230]]
    let photo = try PhotoDecoder().decode(png(colors, [gamma(100_000), chromaticities(p3Primaries)]))
    // Linear Display P3 to linear sRGB, both D65.
    let matrix = [[1.224940, -0.224940, 0], [-0.042057, 1.042057, 0], [-0.019638, -0.078636, 1.098274]]
    for (pixel, color) in zip(photo.pixmap.pixels, colors) {
      let wanted = matrix.map { row in
        let light = zip(row, color).map { $0 * Double($1) / 255 }.reduce(0, +)
        return level(ofLight: min(1, max(0, light)))
      }
      #expect(pixel.distance(to: wanted + [255]) <= 1)
    }
    #expect(photo.header.colorSource == .gamma(1, hasChromaticities: true))
  }

  @Test(arguments: [
    [UInt32](repeating: 0, count: 8), [31_270, 0, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000],
    [31_270, 32_900, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000],
    [31_270, 32_900, 90_000, 90_000, 30_000, 60_000, 15_000, 6_000], [31_270, 32_900],
  ])
  func impossibleChromaticitiesAreIgnored(values: [UInt32]) throws {
    let photo = try PhotoDecoder().decode(png([[0, 128, 255]], [gamma(100_000), chromaticities(values)]))
    let wanted = level(ofLight: 128.0 / 255)
    #expect(photo.pixmap[0, 0].distance(to: [0, wanted, 255, 255]) <= 1)
    #expect(photo.warnings.map(\.code) == [.colorInfoIgnored])
  }
}

@Suite struct PNGCodePointTests {
  private let gray = [[40, 40, 40], [128, 128, 128], [220, 220, 220]]

  /// ITU-T H.273, table 3.
  @Test(
    arguments: [
      (13, 0), (8, 1), (4, 2), (5, 3), (1, 4), (6, 4), (14, 4), (15, 4),
    ] as [(UInt8, Int)])
  func transferFunctions(transfer: UInt8, curve: Int) throws {
    let curves: [@Sendable (Double) -> Double] = [
      { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }, { $0 }, { pow($0, 2.2) },
      { pow($0, 2.8) }, lightOf709,
    ]
    let photo = try PhotoDecoder().decode(png(gray, [codePoints(1, transfer, 0, 1)]))
    for (pixel, color) in zip(photo.pixmap.pixels, gray) {
      let wanted = level(ofLight: curves[curve](Double(color[0]) / 255))
      #expect(pixel.distance(to: [wanted, wanted, wanted, 255]) <= 1)
    }
    #expect(photo.warnings.isEmpty)
    #expect(photo.isColorConverted == (transfer != 13))
  }

  /// The same colours as in ``ColorProfileTests``, described by other chunks.
  @Test(arguments: [
    ([200, 100, 50], [215, 93, 31]), ([60, 180, 120], [0, 183, 114]), ([128, 128, 128], [128, 128, 128]),
  ])
  func displayP3(color: [Int], wanted: [Int]) throws {
    let photo = try PhotoDecoder().decode(png([color], [codePoints(12, 13, 0, 1)]))
    #expect(photo.pixmap[0, 0].distance(to: wanted + [255]) <= 1)
    #expect(photo.header.colorSource.description.contains("Display P3"))
  }

  @Test(
    arguments: [
      [], [1], [1, 13], [1, 13, 0, 1, 0], [1, 13, 1, 1], [1, 13, 0, 0], [2, 13, 0, 1], [1, 2, 0, 1],
      [9, 16, 0, 1],
      [9, 18, 0, 1], [0, 0, 0, 0], [255, 255, 255, 255],
    ] as [[UInt8]])
  func whatCannotBeUsedIsIgnored(bytes: [UInt8]) throws {
    let photo = try PhotoDecoder().decode(png(gray, [PNGChunk("cICP", bytes), gamma(100_000)]))
    let wanted = gray.map { level(ofLight: Double($0[0]) / 255) }
    #expect(zip(photo.pixmap.pixels, wanted).allSatisfy { abs(Int($0.red) - $1) <= 1 })
    #expect(photo.warnings.map(\.code) == [.colorInfoIgnored])
    #expect(photo.header.colorSource == .gamma(1, hasChromaticities: false))
  }
}

/// PNG third edition, 4.3: cICP before iCCP before sRGB before gAMA with cHRM.
@Suite struct PNGPrecedenceTests {
  private static let color = [200, 100, 50]
  private static let linear = color.map { level(ofLight: Double($0) / 255) }

  @Test(
    arguments: [
      ([codePoints(1, 13, 0, 1), swapped, gamma(100_000)], color),
      ([swapped, codePoints(1, 13, 0, 1)], color),
      ([gamma(100_000), swapped], [100, 200, 50]),
      ([PNGChunk("sRGB", [0]), gamma(100_000), chromaticities(p3Primaries)], color),
      ([gamma(100_000), PNGChunk("sRGB", [1])], color),
      ([gamma(100_000), chromaticities(sRGBPrimaries)], linear),
      ([PNGChunk("sRGB", [4]), gamma(100_000)], linear),
    ] as [([PNGChunk], [Int])])
  func theBetterOneCounts(chunks: [PNGChunk], wanted: [Int]) throws {
    let photo = try PhotoDecoder().decode(png([Self.color], chunks))
    #expect(photo.pixmap[0, 0].distance(to: wanted + [255]) <= 1, "\(photo.header.colorSource)")
  }

  @Test func aWrongChecksumIsNoChunk() throws {
    var file = png([Self.color], [gamma(100_000)])
    let place = try #require(file.indices.first { file[$0...].starts(with: "gAMA".utf8) })
    file[place + 4 + 4] ^= 1
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.pixmap[0, 0].channels == Self.color + [255])
    #expect(photo.warnings.map(\.code) == [.metadataBroken])
  }
}
