import ImageCodecs
import Raster
import TestSupport
import Testing

/// Unsupported kinds of JPEG have an error of their own, not that of damaged files.
@Suite struct JPEGKindTests {
  /// The file with another marker, precision or height in its frame header (ITU-T T.81, B.2.2).
  private func file(marker: UInt8 = 0xC0, precision: UInt8 = 8, height: UInt16 = 16) -> [UInt8] {
    var file = JPEGSegments.resized(JPEGFixtures.blocks, width: 24, height: height)
    let frame = JPEGSegments.frame(in: JPEGFixtures.blocks)
    file[frame - 3] = marker
    file[frame] = precision
    return file
  }

  private func expectUnsupported(_ file: [UInt8], _ words: String) {
    for error in [
      refusal { () throws(PhotoError) in try PhotoDecoder().decode(file) },
      refusal { () throws(PhotoError) in try PhotoDecoder().inspect(file) },
    ] {
      #expect(error?.code == "photo-unsupported")
      #expect(error?.description.contains(words) == true, "\(error as Any)")
      #expect(error?.description.contains("export it again") == true)
    }
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC9, 0xCA] as [UInt8])
  func twelveBits(marker: UInt8) { expectUnsupported(file(marker: marker, precision: 12), "12 bits") }

  @Test(arguments: [0xC3, 0xCB] as [UInt8])
  func lossless(marker: UInt8) { expectUnsupported(file(marker: marker), "lossless") }

  @Test(arguments: [0xC5, 0xC6, 0xC7, 0xCD, 0xCE, 0xCF] as [UInt8])
  func hierarchical(marker: UInt8) { expectUnsupported(file(marker: marker), "hierarchical") }

  @Test(arguments: [2, 5] as [UInt8])
  func otherNumbersOfChannels(count: UInt8) {
    let content = [8, 0, 16, 0, 24, count] + [UInt8](repeating: 0x11, count: 3 * Int(count))
    expectUnsupported([0xFF, 0xD8] + JPEGSegments.segment(0xC0, content), "\(count) channels")
  }

  @Test func heightAtTheEnd() { expectUnsupported(file(height: 0), "DNL") }

  /// The names of libjpeg's `djpeg -verbose -verbose`.
  @Test(arguments: [
    (JPEGFixtures.blocks, "baseline, 8 bits, YCbCr 4:4:4"),
    (JPEGFixtures.progressive, "progressive, 8 bits, YCbCr 4:4:4"),
    (JPEGFixtures.smooth, "progressive, 8 bits, YCbCr 4:2:0"), (JPEGFixtures.gray, "baseline, 8 bits, gray"),
    (JPEGFixtures.plainRGB, "baseline, 8 bits, RGB 4:4:4"),
    (JPEGFixtures.adobeYCCK, "baseline, 8 bits, YCCK 4:4:4"),
    (JPEGFixtures.adobeCMYK, "baseline, 8 bits, CMYK 4:4:4"),
  ])
  func encodingInWords(file: [UInt8], words: String) throws {
    #expect(try PhotoDecoder().inspect(file).encoding == words)
  }

  @Test func inksWithoutAProfileAreSaidSo() throws {
    #expect(try PhotoDecoder().inspect(JPEGFixtures.adobeCMYK).colorSource == .plainInks)
    #expect(try PhotoDecoder().inspect(JPEGFixtures.blocks).colorSource == .assumedSRGB)
  }

  @Test func bytesBehindTheEndAreNoFault() throws {
    let photo = try PhotoDecoder().decode(JPEGFixtures.blocks + JPEGFixtures.gray + [1, 2, 3])
    #expect(photo.pixmap.letters == "ABC/DEF" && photo.warnings.isEmpty)
  }

  @Test func strayBytesBetweenSegmentsAreAWarning() throws {
    let stray = JPEGFixtures.blocks[..<20] + [1, 2, 3, 4] + JPEGFixtures.blocks[20...]
    let photo = try PhotoDecoder().decode(Array(stray))
    #expect(photo.pixmap.letters == "ABC/DEF")
    #expect(photo.warnings.map(\.code) == [.dataDamaged])
    #expect(photo.warnings.allSatisfy { $0.message.contains("(libjpeg: ") })
  }

  @Test func arithmeticCoding() throws {
    let photo = try PhotoDecoder().decode(JPEGFixtures.arithmetic)
    #expect(photo.pixmap == (try PhotoDecoder().decode(JPEGFixtures.blocks).pixmap))
    #expect(photo.header.encoding == "sequential, 8 bits, arithmetic coding, YCbCr 4:4:4")
    for missing in [1, 2, 6, 20] {
      let error = refusal { () throws(PhotoError) in
        try PhotoDecoder().decode(Array(JPEGFixtures.arithmetic.dropLast(missing)))
      }
      #expect(error == .truncated(.jpeg))
    }
  }

  /// The codes of the first row are removed up to the restart marker; the second row is complete.
  @Test func damageBetweenRestartMarkersIsAWarning() throws {
    let file = JPEGFixtures.restarts
    #expect(try PhotoDecoder().decode(file).warnings.isEmpty)
    let scan = try #require(JPEGSegments.all(in: file).last).payload + 10
    let marker = try #require(file.indices.dropFirst(scan).first { file[$0] == 0xFF && file[$0 + 1] == 0xD0 })
    let photo = try PhotoDecoder().decode(Array(file[..<(scan + 2)] + file[marker...]))
    #expect(photo.pixmap.letters.hasSuffix("/DEF"))
    #expect(photo.warnings.map(\.code) == [.dataDamaged])
    #expect(photo.warnings.allSatisfy { $0.message.contains("strips of the picture may be wrong") })
  }

  private func noise(seed: UInt64) throws -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let noise = Picture(width: 64, height: 64) { _, _ in
      func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
      return PremultipliedPixel(red: byte(), green: byte(), blue: byte())
    }
    return try JPEGEncoder(quality: 90).encode(noise)
  }

  /// Half of the data, then the end marker: the file ends properly, but half of the picture is missing.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func dataThatStopsAtAMarkerIsRefused(seed: UInt64) throws {
    let file = try noise(seed: seed)
    let half = Array(file[..<(file.count / 2)]) + [0, 0xFF, 0xD9]
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(half) }
    #expect(error?.code == "photo-corrupt")
    #expect(error?.description.contains("damaged") == true)
  }

  /// Extra bytes at the end of a scan, as damaged codes leave them.
  @Test func bytesLeftOverAreAWarning() throws {
    let file = try noise(seed: 4)
    let longer = file[..<(file.count - 2)] + [UInt8](repeating: 0x5A, count: 40) + [0xFF, 0xD9]
    let photo = try PhotoDecoder().decode(Array(longer))
    #expect(photo.pixmap == (try PhotoDecoder().decode(file).pixmap))
    #expect(photo.warnings.map(\.code) == [.dataDamaged])
    #expect(photo.warnings.allSatisfy { $0.message.contains("check the picture") })
  }
}

/// ICC.1:2010, B.4: parts are numbered from one and state the number of parts.
@Suite struct ProfilePartTests {
  private static let profile = ICCProfile.rgb(ICCProfile.p3Colorants)

  private func file(_ parts: [(number: UInt8, total: UInt8, range: Range<Int>)]) -> [UInt8] {
    parts.reversed().reduce(JPEGFixtures.blocks) { file, part in
      JPEGSegments.inserting(
        0xE2, Array("ICC_PROFILE\0".utf8) + [part.number, part.total] + Self.profile[part.range], into: file)
    }
  }

  private static let end = profile.count

  @Test(
    arguments: [
      [(1, 1, 0..<end)], [(1, 2, 0..<99), (2, 2, 99..<end)], [(2, 2, 99..<end), (1, 2, 0..<99)],
      [(3, 3, 200..<end), (1, 3, 0..<99), (2, 3, 99..<200)],
    ] as [[(UInt8, UInt8, Range<Int>)]])
  func inAnyOrder(parts: [(UInt8, UInt8, Range<Int>)]) throws {
    let header = try PhotoDecoder().inspect(file(parts))
    #expect(header.profile == Self.profile)
  }

  @Test(
    arguments: [
      [(1, 2, 0..<end)], [(0, 1, 0..<end)], [(0, 2, 0..<99), (1, 2, 99..<end)],
      [(1, 2, 0..<99), (1, 2, 0..<99), (2, 2, 99..<end)], [(1, 2, 0..<99), (2, 3, 99..<end)],
      [(1, 99, 0..<99), (2, 99, 99..<end)],
    ] as [[(UInt8, UInt8, Range<Int>)]])
  func whatIsNotCompleteIsIgnored(parts: [(UInt8, UInt8, Range<Int>)]) throws {
    let photo = try PhotoDecoder().decode(file(parts))
    #expect(photo.header.profile == nil && !photo.isColorConverted)
    #expect(photo.warnings.map(\.code) == [.profileUnusable])
    #expect(photo.pixmap.letters == "ABC/DEF")
  }
}
