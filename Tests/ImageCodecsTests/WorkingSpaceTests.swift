import CLCMS
import Foundation
@testable import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// sRGB colours and their values in Display P3: sRGB's light times the inverse of P3's matrix times sRGB's,
/// computed in floating point with NumPy.
private let pairs: [(sRGB: [Int], p3: [Int])] = [
  ([255, 0, 0], [234, 51, 35]), ([0, 255, 0], [117, 251, 76]), ([0, 0, 255], [0, 0, 245]),
  ([255, 255, 255], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]), ([128, 128, 128], [128, 128, 128]),
  ([200, 100, 50], [187, 105, 62]),
]

@Suite struct WorkingSpaceTests {
  private let decoder = PhotoDecoder(workingSpace: .displayP3)

  private func row(_ colors: [[Int]]) -> Pixmap<StraightPixel> {
    Pixmap(width: colors.count, height: 1) { x, _ in
      StraightPixel(red: UInt8(colors[x][0]), green: UInt8(colors[x][1]), blue: UInt8(colors[x][2]))
    }
  }

  private func expect(_ photo: DecodedPhoto, _ wanted: [[Int]], within tolerance: Int = 1) {
    #expect(photo.colorSpace == .displayP3)
    for (pixel, color) in zip(photo.pixmap.pixels, wanted) {
      #expect(pixel.distance(to: color + [255]) <= tolerance)
    }
  }

  @Test func untaggedAndTaggedSRGB() throws {
    let colors = pairs.map(\.sRGB)
    let untagged = PNGBuilder(width: colors.count, height: 1, .rgb, depth: 8) { x, _ in colors[x] }
    for file in [untagged.file, try PNGEncoder().encode(row(colors))] {
      let photo = try decoder.decode(file)
      expect(photo, pairs.map(\.p3))
      #expect(photo.isColorConverted)
    }
  }

  @Test func sixteenBitsAndGray() throws {
    let colors = pairs.map { $0.sRGB.map { $0 * 257 } }
    expect(
      try decoder.decode(PNGBuilder(width: 7, height: 1, .rgb, depth: 16) { x, _ in colors[x] }.file),
      pairs.map(\.p3))
    let gray = PNGBuilder(width: 256, height: 1, .gray, depth: 8) { x, _ in [x] }
    expect(try decoder.decode(gray.file), (0...255).map { [$0, $0, $0] })
  }

  @Test func aPhotoOfTheSpaceIsLeftAsItIs() throws {
    let colors = row(pairs.map(\.p3))
    let file = try PNGEncoder(colorSpace: .displayP3).encode(colors)
    let photo = try decoder.decode(file)
    #expect(photo.pixmap == colors.premultiplied())
    #expect(!photo.isColorConverted && photo.warnings.isEmpty)
    #expect(photo.header.colorSource.description.contains("Display P3"))
  }

  @Test(arguments: [JPEGFixtures.blocks, JPEGFixtures.adobeCMYK, JPEGFixtures.gray])
  func jpeg(file: [UInt8]) throws {
    let inSRGB = try PhotoDecoder().decode(file).pixmap
    let photo = try decoder.decode(file)
    let straight = PNGBuilder(width: inSRGB.width, height: inSRGB.height, .rgb, depth: 8) { x, y in
      Array(inSRGB[x, y].channels[..<3])
    }
    // The same colours in a PNG file.
    #expect(photo.pixmap == (try decoder.decode(straight.file).pixmap))
  }
}

@Suite struct TaggedOutputTests {
  private let picture = Pixmap<StraightPixel>(width: 9, height: 7) { x, y in
    StraightPixel(red: UInt8(x * 28), green: UInt8(y * 36), blue: UInt8(250 - x * y))
  }

  @Test(arguments: ColorSpace.allCases)
  func pngSaysItsSpace(space: ColorSpace) throws {
    let file = try PNGEncoder(colorSpace: space).encode(picture)
    let chunks = try #require(PNGChunk.parse(file))
    let beforeData = chunks.prefix { $0.type != "IDAT" }.map(\.type)
    #expect(Set(beforeData) == (space == .sRGB ? ["IHDR", "sRGB"] : ["IHDR", "cICP", "iCCP"]))
    if space == .displayP3 {
      #expect(chunks.contains(PNGChunk("cICP", [12, 13, 0, 1])))
    }
    #expect(try PhotoDecoder().inspect(file).profile == (space == .sRGB ? nil : space.profile))
    #expect(try PhotoDecoder(workingSpace: space).decode(file).pixmap == picture.premultiplied())
    #expect(try PNGEncoder(colorSpace: space).encode(picture) == file)
  }

  @Test(arguments: ColorSpace.allCases)
  func jpegSaysItsSpace(space: ColorSpace) throws {
    let file = try JPEGEncoder(quality: 95, colorSpace: space).encode(picture.premultiplied())
    let header = try PhotoDecoder().inspect(file)
    #expect(header.profile == space.profile)
    #expect(header.colorSource == .profile(name: space == .sRGB ? "sRGB" : "Display P3"))
    let photo = try PhotoDecoder(workingSpace: space).decode(file)
    #expect(!photo.isColorConverted && photo.warnings.isEmpty)
    // Samples are the same in either colour space.
    let other = try JPEGEncoder(quality: 95, colorSpace: space == .sRGB ? .displayP3 : .sRGB).encode(
      picture.premultiplied())
    #expect(JPEGSegments.removing(0xE2, from: file) == JPEGSegments.removing(0xE2, from: other))
  }
}

@Suite struct CompactProfileTests {
  /// The transform of LittleCMS in 16 bits between the profile and a reference profile.
  private func converted(_ colors: [UInt16], _ profile: [UInt8], to target: cmsHPROFILE) throws -> [UInt16] {
    let input = try #require(cmsOpenProfileFromMem(profile, UInt32(profile.count)))
    defer { cmsCloseProfile(input) }
    // TYPE_RGB_16 of lcms2.h.
    let rgb16: UInt32 = 4 << 16 | 3 << 3 | 2
    let transform = try #require(
      cmsCreateTransform(input, rgb16, target, rgb16, 1, UInt32(cmsFLAGS_NOOPTIMIZE)))
    defer { cmsDeleteTransform(transform) }
    var result = colors
    cmsDoTransform(transform, colors, &result, UInt32(colors.count / 3))
    return result
  }

  private let grid: [UInt16] = {
    let levels = stride(from: 0, through: 255, by: 15).map { UInt16($0) * 257 }
    return levels.flatMap { r in levels.flatMap { g in levels.flatMap { [r, g, $0] } } }
  }()

  private func expectSame(_ found: [UInt16], _ wanted: [UInt16]) {
    // One level of 8 bits is 257; the differences are smaller.
    #expect(zip(found, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 128 })
  }

  @Test func sRGBIsLittleCMSsOwn() throws {
    let own = try #require(cmsCreate_sRGBProfile())
    defer { cmsCloseProfile(own) }
    expectSame(try converted(grid, ColorSpace.sRGB.profile, to: own), grid)
  }

  /// The primaries of SMPTE EG 432-1 under D65 with sRGB's curve, built by LittleCMS from the chromaticities.
  @Test func displayP3IsThatOfItsPrimaries() throws {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let curve = cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    defer { cmsFreeToneCurve(curve) }
    var curves = [curve, curve, curve]
    let own = try #require(cmsCreateRGBProfile(&white, &primaries, &curves))
    defer { cmsCloseProfile(own) }
    expectSame(try converted(grid, ColorSpace.displayP3.profile, to: own), grid)
  }

  @Test(arguments: ColorSpace.allCases)
  func theBytesAreFewAndFixed(space: ColorSpace) {
    let profile = space.profile
    #expect(profile.count < 520 && profile.count % 4 == 0)
    #expect(profile[..<4].reduce(0) { $0 << 8 | Int($1) } == profile.count)
    // Creation date and identifier.
    #expect(profile[24..<36].allSatisfy { $0 == 0 } && profile[84..<128].allSatisfy { $0 == 0 })
    #expect(space.profile == profile)
  }
}
