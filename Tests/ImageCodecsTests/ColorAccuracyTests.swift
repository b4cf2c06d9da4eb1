import CLCMS
import Foundation
@testable import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// LittleCMS in floating point without optimisation, as a reference: relative colorimetric with black point
/// compensation, to its sRGB profile.
private func reference(_ profile: [UInt8], _ format: UInt32, _ colors: [Double]) throws -> [Double] {
  let input = try #require(cmsOpenProfileFromMem(profile, UInt32(profile.count)))
  let output = try #require(cmsCreate_sRGBProfile())
  defer { for handle in [input, output] { cmsCloseProfile(handle) } }
  let flags = UInt32(cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE | cmsFLAGS_BLACKPOINTCOMPENSATION)
  let transform = try #require(cmsCreateTransform(input, format, output, rgbDouble, 1, flags))
  defer { cmsDeleteTransform(transform) }
  let channels = Int((format >> 3) & 15)
  var result = [Double](repeating: 0, count: colors.count / channels * 3)
  cmsDoTransform(transform, colors, &result, UInt32(colors.count / channels))
  return result.map { min(1, max(0, $0)) * 255 }
}

/// TYPE_RGB_DBL, TYPE_GRAY_DBL and TYPE_CMYK_DBL of lcms2.h.
private let rgbDouble: UInt32 = 1 << 22 | 4 << 16 | 3 << 3
private let grayDouble: UInt32 = 1 << 22 | 3 << 16 | 1 << 3
private let inkDouble: UInt32 = 1 << 22 | 6 << 16 | 4 << 3

private let profiles: [(name: String, bytes: [UInt8])] = [
  ("Display P3", ICCProfile.rgb(ICCProfile.p3Colorants)),
  ("linear P3", ICCProfile.rgb(ICCProfile.p3Colorants, .power(1))),
  ("P3 of gamma 1.8", ICCProfile.rgb(ICCProfile.p3Colorants, .power(1.8))),
  ("sRGB's primaries, gamma 2.4", ICCProfile.rgb(ICCProfile.sRGBColorants, .power(2.4))),
  ("swapped", ICCProfile.rgb(ICCProfile.sRGBColorants.reversed())),
]

@Suite struct ColorAccuracyTests {
  /// Rounding alone may give a mean error of half a level. No error exceeds two levels.
  private func expectNear(_ found: [Int], _ wanted: [Double]) {
    let errors = zip(found, wanted).map { abs(Double($0) - $1) }
    #expect(errors.count == wanted.count && errors.count > 700)
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.5)
    #expect(errors.max() ?? 9 <= 2)
  }

  private func noise(_ count: Int, upTo limit: Int) -> [Int] {
    var generator = SeededGenerator(seed: 17)
    return (0..<count).map { _ in Int.random(in: 0...limit, using: &generator) }
  }

  @Test(arguments: profiles, [8, 16])
  func matrices(profile: (name: String, bytes: [UInt8]), depth: Int) throws {
    let largest = 1 << depth - 1
    let samples = noise(3 * 4096, upTo: largest)
    var file = PNGBuilder(width: 64, height: 64, .rgb, depth: depth) { x, y in
      Array(samples[(y * 64 + x) * 3..<(y * 64 + x) * 3 + 3])
    }
    file.chunks = [PNGChunk("iCCP", Array("p\0\0".utf8) + PNGBuilder.zlib(profile.bytes))]
    let photo = try decoded(file)
    #expect(photo.isColorConverted && photo.warnings.isEmpty)
    let found = photo.pixmap.pixels.flatMap { $0.channels.dropLast() }
    expectNear(
      found, try reference(profile.bytes, rgbDouble, samples.map { Double($0) / Double(largest) }))
  }

  @Test(arguments: [1, 1.8, 2.2, 2.6], [8, 16])
  func grays(exponent: Double, depth: Int) throws {
    let profile = ICCProfile.gray(.power(exponent))
    let largest = 1 << depth - 1
    let samples = (0..<256).map { $0 * largest / 255 }
    var file = PNGBuilder(width: 256, height: 1, .gray, depth: depth) { x, _ in [samples[x]] }
    file.chunks = [PNGChunk("iCCP", Array("p\0\0".utf8) + PNGBuilder.zlib(profile))]
    let found = try decoded(file).pixmap.pixels.flatMap { $0.channels.dropLast() }
    expectNear(found, try reference(profile, grayDouble, samples.map { Double($0) / Double(largest) }))
  }

  /// Tables between inks and Lab. LittleCMS counts inks in percent.
  @Test(arguments: [PixelLayout.cmyk8, .cmyk8Inverted])
  func inks(layout: PixelLayout) throws {
    let profile = ICCProfile.blackInkOnly
    let samples = noise(4 * 4096, upTo: 255).map { UInt8($0) }
    var pixels = samples
    let transform = try #require(ColorTransform(from: .profile(profile), layout, to: .sRGB))
    pixels.withUnsafeMutableBytes { transform.convert($0) }
    // A colour converted alone equals the same colour among others.
    var alone = Array(samples[..<400])
    alone.withUnsafeMutableBytes { transform.convert($0) }
    #expect(alone == Array(pixels[..<400]))
    let inks = samples.map { Double(layout == .cmyk8 ? $0 : 255 - $0) / 2.55 }
    let found = pixels.enumerated().filter { $0.offset % 4 != 3 }.map { Int($0.element) }
    expectNear(found, try reference(profile, inkDouble, inks))
    #expect(stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 })
  }
}

@Suite struct TransformCacheTests {
  private func photos(_ count: Int) throws -> [[UInt8]] {
    let profile = ICCProfile.rgb(ICCProfile.p3Colorants)
    return try (0..<count).map { index in
      let pixel = PremultipliedPixel(red: UInt8(index), green: 90, blue: 200)
      let file = try JPEGEncoder().encode(Picture(width: 16, height: 16, filledWith: pixel))
      return JPEGSegments.inserting(profile: profile, into: JPEGSegments.removing(0xE2, from: file))
    }
  }

  @Test func photosOfOneProfileShareATransform() throws {
    let decoder = PhotoDecoder()
    for photo in try photos(200) { #expect(try decoder.decode(photo).isColorConverted) }
    #expect(decoder.colorTransformCount == 1)
  }

  @Test func theCacheIsBounded() throws {
    let cache = TransformCache(capacity: 3)
    let sources = (0..<5).map {
      SourceColor.described(RGBDescription(primaries: .p3, curve: .power(1 + Double($0))))
    }
    for source in sources + sources[2...] { #expect(cache.transform(from: source, .rgba8, to: .sRGB) != nil) }
    #expect(cache.builtCount == 5)
    #expect(cache.transform(from: sources[0], .rgba8, to: .sRGB) != nil)
    #expect(cache.builtCount == 6)
  }

  /// The cache also holds colours that cannot be converted.
  @Test func brokenProfilesAreOpenedOnce() throws {
    let decoder = PhotoDecoder()
    var profile = ICCProfile.rgb(ICCProfile.p3Colorants)
    profile.replaceSubrange(132..<136, with: "nope".utf8)
    let file = JPEGSegments.inserting(profile: profile, into: JPEGFixtures.blocks)
    for _ in 0..<5 { #expect(try decoder.decode(file).warnings.map(\.code) == [.profileUnusable]) }
    #expect(decoder.colorTransformCount == 1)
  }

  @Test func threadsGiveTheSameBytes() async throws {
    let files = try photos(24)
    let decoder = PhotoDecoder()
    let alone = try files.map { try PhotoDecoder().decode($0).pixmap }
    let together = try await withThrowingTaskGroup(of: (Int, Picture).self) { group in
      for (index, file) in files.enumerated() { group.addTask { (index, try decoder.decode(file).pixmap) } }
      return try await group.reduce(into: [Int: Picture]()) { $0[$1.0] = $1.1 }
    }
    #expect(files.indices.allSatisfy { together[$0] == alone[$0] })
  }
}
