import ImageCodecs
import Raster
import TestSupport
import Testing

/// The squares ABC/DEF turned by each value of the tag, from Exif's definition.
private let upright: [(value: UInt32, letters: String)] = [
  (1, "ABC/DEF"), (2, "CBA/FED"), (3, "FED/CBA"), (4, "DEF/ABC"),
  (5, "AD/BE/CF"), (6, "DA/EB/FC"), (7, "FC/EB/DA"), (8, "CF/BE/AD"),
]

@Suite struct OrientationTests {
  @Test(arguments: upright, [false, true])
  func jpeg(wanted: (value: UInt32, letters: String), isLittleEndian: Bool) throws {
    let block = ExifBlock(orientation: wanted.value, isLittleEndian: isLittleEndian)
    let file = JPEGSegments.inserting(exif: block.bytes, into: JPEGFixtures.blocks)
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.pixmap.letters == wanted.letters)
    #expect(photo.header.orientation.rawValue == Int(wanted.value))
    #expect(photo.header.storedSize == PixelSize(width: 24, height: 16))
    #expect(photo.header.size == photo.pixmap.size)
    #expect(try PhotoDecoder().inspect(file) == photo.header)
  }

  @Test(arguments: upright, [false, true])
  func png(wanted: (value: UInt32, letters: String), isLittleEndian: Bool) throws {
    var file = PNGBuilder(width: 24, height: 16, .rgb, depth: 8) { x, y in
      JPEGFixtures.colors[Array("ABCDEF")[x / 8 + y / 8 * 3]] ?? []
    }
    file.chunks = [
      PNGChunk("eXIf", ExifBlock(orientation: wanted.value, isLittleEndian: isLittleEndian).bytes)
    ]
    #expect(try decoded(file).pixmap.letters == wanted.letters)
  }

  /// Some encoders use the type LONG.
  @Test(arguments: [false, true]) func longValue(isLittleEndian: Bool) throws {
    let block = ExifBlock(orientation: 6, isLittleEndian: isLittleEndian, type: 4)
    let file = JPEGSegments.inserting(exif: block.bytes, into: JPEGFixtures.blocks)
    #expect(try PhotoDecoder().inspect(file).orientation == .rotated90)
  }

  @Test func anotherSegmentBefore() throws {
    let exif = JPEGSegments.inserting(
      exif: ExifBlock(orientation: 8, isLittleEndian: true).bytes, into: JPEGFixtures.blocks)
    let file = JPEGSegments.inserting(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8), into: exif)
    #expect(try PhotoDecoder().inspect(file).orientation == .rotated270)
  }
}

/// A photo stored in all eight orientations, each compressed separately.
@Suite struct EightVariantsTests {
  /// The inverse of an orientation: the quarter turns are inverse to each other, the others to themselves.
  private static func inverse(_ orientation: Orientation) -> Orientation {
    switch orientation {
    case .rotated90: .rotated270
    case .rotated270: .rotated90
    default: orientation
    }
  }

  private func photo() throws -> Pixmap<PremultipliedPixel> {
    let photo = try PhotoDecoder().decode(DemoPhotos.bytes(of: "zoe.jpg"), reduction: 4).pixmap
    // Complete blocks of 8 × 8, so that the turned picture has the same blocks.
    var part = Pixmap<PremultipliedPixel>(width: 296, height: 400)
    part.draw(photo, atX: 0, y: 0)
    return part
  }

  @Test(arguments: Orientation.allCases, [1, 2]) func differByRoundingOnly(
    orientation: Orientation, reduction: Int
  )
    throws
  {
    let photo = try photo()
    let encoder = JPEGEncoder(quality: 95)
    let plain = try PhotoDecoder().decode(encoder.encode(photo), reduction: reduction)
    let stored = photo.oriented(Self.inverse(orientation))
    let file = JPEGSegments.inserting(
      exif: ExifBlock(orientation: UInt32(orientation.rawValue), isLittleEndian: true).bytes,
      into: try encoder.encode(stored))
    let turned = try PhotoDecoder().decode(file, reduction: reduction)
    #expect(turned.pixmap.size == plain.pixmap.size && turned.header.size == photo.size)
    let differences = zip(plain.pixmap.pixels, turned.pixmap.pixels).flatMap { one, other in
      zip(one.channels, other.channels).map { abs(Int($0) - Int($1)) }
    }
    // Quantised coefficients of a block and of the turned block are rounded equally but for ties.
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 0.5)
    #expect((differences.max() ?? 0) <= 12)
  }
}

/// Invalid blocks: the photo is shown as stored.
@Suite struct BrokenExifTests {
  private func expectUpright(_ block: [UInt8]) throws {
    let file = JPEGSegments.inserting(exif: block, into: JPEGFixtures.blocks)
    let photo = try PhotoDecoder().decode(file)
    #expect(photo.header.orientation == .upright)
    #expect(photo.pixmap.letters == "ABC/DEF")
  }

  @Test(arguments: [0, 9, 255, 65_535] as [UInt32], [3, 4] as [UInt16])
  func valuesOutsideTheTag(value: UInt32, type: UInt16) throws {
    try expectUpright(ExifBlock(orientation: value, isLittleEndian: true, type: type).bytes)
  }

  @Test(arguments: [1, 2, 5, 7, 0, 0xFFFF] as [UInt16])
  func otherTypes(type: UInt16) throws {
    try expectUpright(ExifBlock(orientation: 6, isLittleEndian: false, type: type).bytes)
  }

  @Test func otherHeaders() throws {
    let good = ExifBlock(orientation: 6, isLittleEndian: true).bytes
    try expectUpright([])
    try expectUpright([UInt8](repeating: 0, count: 40))
    try expectUpright([0x49, 0x4D] + good.dropFirst(2))
    try expectUpright([0x49, 0x49, 0x2B, 0x00] + good.dropFirst(4))
  }

  /// Directories outside the block, at its last byte, and with more entries than bytes.
  @Test(arguments: [0xFFFF_FFFF, 0x7FFF_FFFF, 50, 49, 1000] as [UInt32])
  func directoriesElsewhere(offset: UInt32) throws {
    let good = ExifBlock(orientation: 6, isLittleEndian: true).bytes
    try expectUpright(good[..<4] + offset.littleEndianBytes + good[8...])
  }

  /// The tag is in bytes 22 to 31 of 50. Shorter blocks lack it, and no block may be read past its end.
  @Test func everyBeginning() throws {
    let good = ExifBlock(orientation: 6, isLittleEndian: false).bytes
    for length in good.indices {
      let file = JPEGSegments.inserting(exif: Array(good[..<length]), into: JPEGFixtures.blocks)
      let wanted: Orientation = length < 32 ? .upright : .rotated90
      #expect(try PhotoDecoder().inspect(file).orientation == wanted, "\(length) bytes")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomDamage(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var block = ExifBlock(orientation: 6, isLittleEndian: generator.once(in: 2)).bytes
      for _ in 0..<3 {
        block[Int.random(in: block.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      let photo = try PhotoDecoder().decode(JPEGSegments.inserting(exif: block, into: JPEGFixtures.blocks))
      #expect(
        upright.contains {
          Int($0.value) == photo.header.orientation.rawValue && $0.letters == photo.pixmap.letters
        })
    }
  }
}
