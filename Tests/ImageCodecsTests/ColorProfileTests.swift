import Foundation
import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// PNG files of a row of colours with an embedded profile.
private func png(_ colors: [[Int]], _ type: PNGBuilder.ColorType = .rgb, profile: [UInt8]) -> [UInt8] {
  var file = PNGBuilder(width: colors.count, height: 1, type, depth: 8) { x, _ in colors[x] }
  file.chunks = [PNGChunk("iCCP", Array("profile\0\0".utf8) + PNGBuilder.zlib(profile))]
  return file.file
}

/// sRGB's encoding of linear light (IEC 61966-2-1), as a level.
private func level(ofLight light: Double) -> Double {
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
}

private func noise(_ count: Int, channels: Int) -> [[Int]] {
  var generator = SeededGenerator(seed: 91)
  return (0..<count).map { _ in (0..<channels).map { _ in Int.random(in: 0...255, using: &generator) } }
}

@Suite struct ColorProfileTests {
  /// Only red and green are exchanged.
  @Test func swappedPrimaries() throws {
    let sRGB = ICCProfile.sRGBColorants
    let colors = noise(100, channels: 3)
    let photo = try PhotoDecoder().decode(png(colors, profile: ICCProfile.rgb([sRGB[1], sRGB[0], sRGB[2]])))
    #expect(photo.isColorConverted)
    #expect(photo.warnings.isEmpty)
    for (pixel, color) in zip(photo.pixmap.pixels, colors) {
      #expect(pixel.distance(to: [color[1], color[0], color[2], 255]) <= 1)
    }
  }

  /// Computed in floating point with NumPy: the inverse of sRGB's colourant matrix times Display P3's, on
  /// linear light, clamped to the gamut of sRGB.
  @Test(arguments: [
    ([200, 100, 50], [215, 93, 31]), ([60, 180, 120], [0, 183, 114]), ([90, 100, 230], [88, 100, 238]),
    ([180, 170, 60], [182, 170, 24]), ([255, 0, 0], [255, 0, 0]), ([128, 128, 128], [128, 128, 128]),
    ([255, 255, 255], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]),
  ])
  func displayP3(color: [Int], wanted: [Int]) throws {
    let profile = ICCProfile.rgb(ICCProfile.p3Colorants)
    for file in [png([color], profile: profile), try jpeg(color, profile: profile)] {
      let photo = try PhotoDecoder().decode(file)
      #expect(photo.isColorConverted)
      #expect(photo.pixmap[0, 0].distance(to: wanted + [255]) <= (photo.header.format == .png ? 1 : 4))
      #expect(photo.header.profile == profile)
    }
  }

  private func jpeg(_ color: [Int], profile: [UInt8]) throws -> [UInt8] {
    let pixel = PremultipliedPixel(red: UInt8(color[0]), green: UInt8(color[1]), blue: UInt8(color[2]))
    let file = try JPEGEncoder(quality: 100).encode(Picture(width: 8, height: 8, filledWith: pixel))
    return JPEGSegments.inserting(
      profile: profile, parts: 3, into: JPEGSegments.removing(0xE2, from: file))
  }

  @Test func alphaIsKept() throws {
    let sRGB = ICCProfile.sRGBColorants
    let colors = noise(64, channels: 4)
    let file = png(colors, .rgba, profile: ICCProfile.rgb([sRGB[2], sRGB[1], sRGB[0]]))
    let photo = try PhotoDecoder().decode(file)
    for (pixel, color) in zip(photo.pixmap.pixels, colors) {
      #expect(pixel.distance(to: premultiplied([color[2], color[1], color[0], color[3]])) <= 1)
      #expect(Int(pixel.alpha) == color[3])
    }
  }

  /// sRGB written by these tests and by LittleCMS 2.19 (Pillow's `ImageCms.createProfile("sRGB")`).
  @Test(arguments: [ICCProfile.rgb(ICCProfile.sRGBColorants), littleCMSsRGB])
  func sRGBLeavesPixelsAsTheyAre(profile: [UInt8]) throws {
    let colors = noise(300, channels: 3)
    let photo = try PhotoDecoder().decode(png(colors, profile: profile))
    #expect(photo.pixmap.pixels.map(\.channels) == colors.map { $0 + [255] })
    #expect(!photo.isColorConverted)
    #expect(photo.warnings.isEmpty)
    #expect(photo.header.profile == profile)
  }

  @Test(arguments: [PNGBuilder.ColorType.gray, .grayAlpha])
  func grayProfile(type: PNGBuilder.ColorType) throws {
    let levels = (0..<256).map { type == .gray ? [$0] : [$0, 255 - $0 / 2] }
    let photo = try PhotoDecoder().decode(png(levels, type, profile: ICCProfile.gray(.power(1.8))))
    #expect(photo.isColorConverted)
    for (value, pixel) in photo.pixmap.pixels.enumerated() {
      let wanted = Int(level(ofLight: pow(Double(value) / 255, 1.8)).rounded())
      let alpha = type == .gray ? 255 : 255 - value / 2
      #expect(pixel.distance(to: premultiplied([wanted, wanted, wanted, alpha])) <= 1)
    }
  }

  @Test func grayProfileInAGrayJPEG() throws {
    let file = JPEGSegments.inserting(profile: ICCProfile.gray(.power(1)), into: JPEGFixtures.gray)
    let photo = try PhotoDecoder().decode(file)
    let wanted = Int(level(ofLight: 120.0 / 255).rounded())
    #expect(photo.pixmap[12, 12].distance(to: [wanted, wanted, wanted, 255]) <= 2)
  }
}

private let littleCMSsRGB = base64(
  """
  AAACTGxjbXMEQAAAbW50clJHQiBYWVogB+oACwAeAAQAMQApYWNzcEFQUEwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEA
  AAAA0y1sY21zAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALZGVzYwAAAQgAAAA2Y3BydAAA
  AUAAAABMd3RwdAAAAYwAAAAUY2hhZAAAAaAAAAAsclhZWgAAAcwAAAAUYlhZWgAAAeAAAAAUZ1hZWgAAAfQAAAAUclRSQwAAAggA
  AAAgZ1RSQwAAAggAAAAgYlRSQwAAAggAAAAgY2hybQAAAigAAAAkbWx1YwAAAAAAAAABAAAADGVuVVMAAAAaAAAAHABzAFIARwBC
  ACAAYgB1AGkAbAB0AC0AaQBuAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAADAAAAAcAE4AbwAgAGMAbwBwAHkAcgBpAGcAaAB0ACwA
  IAB1AHMAZQAgAGYAcgBlAGUAbAB5WFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7of//
  /aIAAAPcAADAblhZWiAAAAAAAABvoAAAOPUAAAOQWFlaIAAAAAAAACSfAAAPhAAAtsNYWVogAAAAAAAAYpcAALeHAAAY2XBhcmEA
  AAAAAAMAAAACZmYAAPKnAAANWQAAE9AAAApbY2hybQAAAAAAAwAAAACj1wAAVHsAAEzNAACZmgAAJmYAAA9c
  """)
