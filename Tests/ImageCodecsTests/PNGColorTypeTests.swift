import ImageCodecs
import Raster
import TestSupport
import Testing

/// A colour type with a bit depth.
struct PNGKind: Sendable, CustomTestStringConvertible {
  var type: PNGBuilder.ColorType
  var depth: Int
  var largest: Int { 1 << depth - 1 }
  var testDescription: String { "\(type) of \(depth) bits" }

  static let colors: [PNGKind] =
    [1, 2, 4, 8, 16].map { PNGKind(type: .gray, depth: $0) }
    + [PNGBuilder.ColorType.rgb, .grayAlpha, .rgba].flatMap { type in
      [8, 16].map { PNGKind(type: type, depth: $0) }
    }

  /// The nearest sample of 8 bits.
  func byte(_ sample: Int) -> Int { Int((Double(sample) * 255 / Double(largest)).rounded()) }

  /// Red, green, blue and alpha of the samples of a pixel.
  func channels(_ samples: [Int]) -> [Int] {
    let bytes = samples.map(byte)
    return switch type {
    case .gray: [bytes[0], bytes[0], bytes[0], 255]
    case .grayAlpha: [bytes[0], bytes[0], bytes[0], bytes[1]]
    case .rgb: bytes + [255]
    default: bytes
    }
  }

  /// A file of noise and its samples.
  func noise(width: Int, height: Int, seed: UInt64) -> (file: PNGBuilder, samples: [[Int]]) {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<width * height).map { _ in
      (0..<type.channels).map { _ in Int.random(in: 0...largest, using: &generator) }
    }
    return (
      PNGBuilder(width: width, height: height, type, depth: depth) { samples[$1 * width + $0] }, samples
    )
  }
}

/// Colour multiplied by alpha, rounded.
func premultiplied(_ channels: [Int]) -> [Int] {
  channels[..<3].map { Int((Double($0 * channels[3]) / 255).rounded()) } + [channels[3]]
}

func decoded(_ builder: PNGBuilder) throws -> DecodedPhoto { try PhotoDecoder().decode(builder.file) }

@Suite struct PNGColorTypeTests {
  @Test(arguments: PNGKind.colors, [false, true])
  func samplesBecomeChannels(kind: PNGKind, isInterlaced: Bool) throws {
    for (width, height) in [(1, 1), (3, 5), (13, 11), (8, 8)] {
      var (file, samples) = kind.noise(width: width, height: height, seed: 71)
      file.isInterlaced = isInterlaced
      let photo = try decoded(file)
      #expect(photo.pixmap.size == PixelSize(width: width, height: height))
      #expect(photo.pixmap.pixels.map(\.channels) == samples.map { premultiplied(kind.channels($0)) })
      #expect(photo.header.hasAlpha == (kind.type == .grayAlpha || kind.type == .rgba))
      #expect(photo.warnings.isEmpty)
      #expect(!photo.isColorConverted)
    }
  }

  /// Every 16-bit value becomes the nearest of 8 bits: v / 257 rounded, not v / 256 truncated.
  @Test func sixteenBitsAreRounded() throws {
    let photo = try decoded(PNGBuilder(width: 256, height: 256, .gray, depth: 16) { [$1 * 256 + $0] })
    for (value, pixel) in photo.pixmap.pixels.enumerated() where Int(pixel.red) != (value + 128) / 257 {
      Issue.record("\(value) became \(pixel.red)")
    }
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func palette(depth: Int, isInterlaced: Bool) throws {
    let count = min(1 << depth, 200)
    let colors = (0..<count).map { [$0, 255 - $0, ($0 * 7) % 256] }
    var file = PNGBuilder(width: 19, height: 13, .palette, depth: depth) { [($0 + $1 * 19) % count] }
    file.isInterlaced = isInterlaced
    file.chunks = [PNGChunk("PLTE", colors.flatMap { $0.map { UInt8($0) } })]
    let photo = try decoded(file)
    #expect(
      photo.pixmap.pixels.indices.allSatisfy {
        photo.pixmap.pixels[$0].channels == colors[$0 % count] + [255]
      })
    #expect(!photo.header.hasAlpha)
  }

  /// tRNS may be shorter than the palette; the other entries are opaque.
  @Test(arguments: [1, 2, 4, 8])
  func paletteWithAlpha(depth: Int) throws {
    let count = min(1 << depth, 16)
    let colors = (0..<count).map { [$0 * 9, 200, 255 - $0] }
    let alphas = (0..<count).map { $0 < count / 2 ? $0 * 30 : 255 }
    var file = PNGBuilder(width: 16, height: 2, .palette, depth: depth) { x, _ in [x % count] }
    file.chunks = [
      PNGChunk("PLTE", colors.flatMap { $0.map { UInt8($0) } }),
      PNGChunk("tRNS", alphas.prefix(count / 2).map { UInt8($0) }),
    ]
    let photo = try decoded(file)
    let wanted = (0..<32).map { premultiplied(colors[$0 % 16 % count] + [alphas[$0 % 16 % count]]) }
    #expect(photo.pixmap.pixels.map(\.channels) == wanted)
    #expect(photo.header.hasAlpha)
  }

  /// Only the exact value of tRNS is clear, also with 16 bits.
  @Test(arguments: [1, 2, 4, 8, 16])
  func grayColorKey(depth: Int) throws {
    let kind = PNGKind(type: .gray, depth: depth)
    let key = kind.largest / 2
    let values = [key, max(0, key - 1), key + 1, kind.largest]
    var file = PNGBuilder(width: 4, height: 1, .gray, depth: depth) { x, _ in [values[x]] }
    file.chunks = [PNGChunk("tRNS", UInt16(key).bigEndianBytes)]
    let photo = try decoded(file)
    let wanted = values.map { $0 == key ? [0, 0, 0, 0] : kind.channels([$0]) }
    #expect(photo.pixmap.pixels.map(\.channels) == wanted)
    #expect(photo.header.hasAlpha)
  }

  @Test(arguments: [8, 16])
  func rgbColorKey(depth: Int) throws {
    let kind = PNGKind(type: .rgb, depth: depth)
    let key = [kind.largest / 3, 7, kind.largest]
    let pixels = [key, [key[0] + 1, 7, key[2]], [key[0], 7, key[2] - 1], [7, key[0], key[2]]]
    var file = PNGBuilder(width: 4, height: 1, .rgb, depth: depth) { x, _ in pixels[x] }
    file.chunks = [PNGChunk("tRNS", key.flatMap { UInt16($0).bigEndianBytes })]
    let wanted = [[0, 0, 0, 0]] + pixels.dropFirst().map { kind.channels($0) }
    #expect(try decoded(file).pixmap.pixels.map(\.channels) == wanted)
  }

  @Test func chunksThatSayNothingOfThePixels() throws {
    var file = PNGBuilder(width: 2, height: 1, .rgb, depth: 8) { x, _ in [x * 200, 100, 50] }
    file.chunks = [
      PNGChunk("tEXt", Array("Comment\0hello".utf8)), PNGChunk("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1]),
      PNGChunk("prVt", [1, 2, 3]), PNGChunk("gAMA", UInt32(45_455).bigEndianBytes),
    ]
    file.trailingChunks = [
      PNGChunk("tEXt", Array("Author\0me".utf8)), PNGChunk("tIME", [7, 232, 1, 2, 3, 4, 5]),
    ]
    let photo = try decoded(file)
    #expect(photo.pixmap.pixels.map(\.channels) == [[0, 100, 50, 255], [200, 100, 50, 255]])
    #expect(photo.warnings.isEmpty)
  }
}
