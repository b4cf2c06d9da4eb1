import ImageCodecs
import Raster
import TestSupport
import Testing

/// Unusable profiles: pixels are unchanged, and there is a warning.
@Suite struct BrokenProfileTests {
  private let good = ICCProfile.rgb(ICCProfile.p3Colorants)

  private func expectUnconverted(_ file: [UInt8], _ letters: String? = nil) throws {
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.pixmap == (try PhotoDecoder().decode(JPEGFixtures.blocks).pixmap))
    #expect(!photo.isColorConverted)
    #expect(photo.warnings.count == 1)
    #expect(photo.warnings.allSatisfy { $0.code == .profileUnusable && $0.message.contains("profile") })
  }

  @Test(arguments: [1, 40, 127, 131, 140, 200])
  func cutShortInAJPEG(count: Int) throws {
    try expectUnconverted(
      JPEGSegments.inserting(profile: Array(good.prefix(count)), into: JPEGFixtures.blocks))
  }

  @Test func noiseInAJPEG() throws {
    var generator = SeededGenerator(seed: 95)
    let noise = (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try expectUnconverted(JPEGSegments.inserting(profile: noise, into: JPEGFixtures.blocks))
  }

  /// A profile for one channel is not usable for three.
  @Test func grayProfileInAColourJPEG() throws {
    try expectUnconverted(
      JPEGSegments.inserting(profile: ICCProfile.gray(.power(1)), into: JPEGFixtures.blocks))
  }

  @Test func inkProfileInAColourJPEG() throws {
    try expectUnconverted(JPEGSegments.inserting(profile: ICCProfile.blackInkOnly, into: JPEGFixtures.blocks))
  }

  /// libpng checks profiles too, and its message names the chunk.
  @Test(arguments: [0, 100, 131, 200])
  func cutShortInAPNG(count: Int) throws {
    var file = PNGBuilder(width: 2, height: 1, .rgb, depth: 8) { x, _ in [x * 200, 100, 50] }
    file.chunks = [PNGChunk("iCCP", Array("p\0\0".utf8) + PNGBuilder.zlib(Array(good.prefix(count))))]
    let photo = try decoded(file)
    #expect(photo.pixmap.pixels.map(\.channels) == [[0, 100, 50, 255], [200, 100, 50, 255]])
    #expect(!photo.isColorConverted)
    #expect(photo.warnings.count == 1)
    #expect(photo.warnings.allSatisfy { $0.message.contains("iCCP") })
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomDamageIsSurvived(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      var profile = good
      for _ in 0..<4 {
        profile[Int.random(in: profile.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      let photo = try PhotoDecoder().decode(
        JPEGSegments.inserting(profile: profile, into: JPEGFixtures.blocks))
      #expect(photo.pixmap.size == PixelSize(width: 24, height: 16))
      #expect(photo.pixmap.isOpaque)
    }
  }
}

@Suite struct InkProfileTests {
  /// Black ink of 102 / 255 gives L* = 60, Y = ((60 + 16) / 116)³ = 0.2812, sRGB level 145.
  @Test(arguments: [JPEGFixtures.adobeCMYK, JPEGFixtures.adobeYCCK, JPEGFixtures.plainCMYK])
  func profileOfTheInks(file: [UInt8]) throws {
    let photo = try PhotoDecoder().decode(
      JPEGSegments.inserting(profile: ICCProfile.blackInkOnly, into: file))
    #expect(photo.isColorConverted)
    #expect(photo.pixmap.pixels.allSatisfy { $0.distance(to: [145, 145, 145, 255]) <= 2 })
  }

  @Test(arguments: [ICCProfile.rgb(ICCProfile.p3Colorants), [1, 2, 3]])
  func otherProfiles(profile: [UInt8]) throws {
    let photo = try PhotoDecoder().decode(
      JPEGSegments.inserting(profile: profile, into: JPEGFixtures.adobeCMYK))
    #expect(!photo.isColorConverted)
    #expect(photo.warnings.count == 1)
    #expect(photo.pixmap.pixels.allSatisfy { $0.distance(to: [31, 122, 153, 255]) <= 2 })
  }
}
