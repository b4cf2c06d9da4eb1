import CorpusRunner
import Foundation
import ImageCodecs
import PictureTypes
import Raster
import Synchronization
import TestSupport
import Testing

/// A source that counts the bytes it reads, and fails the test where a range lies outside the file.
private final class CountingSource: Sendable {
  private let file: [UInt8]
  private let counts = Mutex((bytes: 0, reads: 0))

  init(_ file: [UInt8]) { self.file = file }

  var source: ByteSource {
    ByteSource(byteCount: file.count) { [self] range in
      #expect(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= file.count)
      counts.withLock { $0 = ($0.bytes + range.count, $0.reads + 1) }
      return Array(file[range.clamped(to: 0..<file.count)])
    }
  }

  var byteCount: Int { counts.withLock { $0.bytes } }
  var readCount: Int { counts.withLock { $0.reads } }
}

/// A header that is read from a source equals the one that decoding the whole file gives.
@Suite struct HeaderReadingTests {
  /// The number of bytes that the header takes.
  @discardableResult
  private func expectSameHeader(
    _ file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let counting = CountingSource(file)
    let header = try PhotoDecoder().inspect(counting.source)
    #expect(try header == PhotoDecoder().decode(file).header, sourceLocation: sourceLocation)
    return counting.byteCount
  }

  static let small: [[UInt8]] =
    JPEGFixtures.all + WebPFixtures.all + [
      WebPFixtures.profiled(ICCProfile.rgb(ICCProfile.sRGBColorants)),
      JPEGSegments.inserting(
        exif: ExifBlock(orientation: 5, isLittleEndian: true).bytes,
        into: JPEGSegments.inserting(
          profile: ICCProfile.rgb(ICCProfile.sRGBColorants), parts: 3, into: JPEGFixtures.blocks)),
    ]

  @Test(arguments: small) func smallFiles(file: [UInt8]) throws { try expectSameHeader(file) }

  @Test(arguments: [1, 2, 4, 8, 16]) func pngOfEveryKind(depth: Int) throws {
    for (type, depths) in [
      (PNGBuilder.ColorType.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]),
      (.grayAlpha, [8, 16]), (.rgba, [8, 16]),
    ] where depths.contains(depth) {
      for isInterlaced in [false, true] {
        var png = PNGBuilder(width: 20, height: 9, type, depth: depth) { _, _ in
          Array(repeating: 1, count: type.channels)
        }
        png.isInterlaced = isInterlaced
        if type == .palette {
          png.chunks = [PNGChunk("PLTE", [0, 0, 0, 9, 9, 9]), PNGChunk("tRNS", [255, 99])]
        } else if type == .gray {
          png.chunks = [PNGChunk("tRNS", [0, 1]), PNGChunk("gAMA", UInt32(100_000).bigEndianBytes)]
        } else {
          png.chunks = [PNGChunk("sRGB", [0]), PNGChunk("tEXt", Array("a\0b".utf8)), PNGChunk("juNk", [1])]
        }
        png.trailingChunks = [PNGChunk("eXIf", ExifBlock(orientation: 6, isLittleEndian: false).bytes)]
        try expectSameHeader(png.file)
        #expect(try PhotoDecoder().inspect(ByteSource(png.file)).orientation == .rotated90)
      }
    }
  }

  /// The photos of the demo deck: JPEG files whose metadata takes less than 64 KiB.
  @Test func demoPhotos() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: DemoPhotos.folder)
    #expect(!names.isEmpty)
    for name in names {
      #expect(try expectSameHeader(DemoPhotos.bytes(of: name)) <= 1 << 16, "\(name)")
    }
  }

  // MARK: Large files

  private static func noise(_ width: Int, _ height: Int) -> Pixmap<PremultipliedPixel> {
    var generator = SeededGenerator(seed: 7)
    return Pixmap(width: width, height: height) { _, _ in
      let bits = generator.next()
      return PremultipliedPixel(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
    }
  }

  /// A JPEG of some 5 MB takes its metadata and five windows; a comment and an application segment are
  /// skipped.
  @Test func largeJPEG() throws {
    let encoded = try JPEGEncoder(quality: 95).encode(Self.noise(1900, 1200))
    let exif = ExifBlock(orientation: 8, isLittleEndian: true).bytes + [UInt8](repeating: 1, count: 20_000)
    let comment = JPEGSegments.inserting(0xFE, [UInt8](repeating: 65, count: 60_000), into: encoded)
    let maker = JPEGSegments.inserting(0xE4, [UInt8](repeating: 0xFF, count: 60_000), into: comment)
    let file = JPEGSegments.inserting(exif: exif, into: maker)
    #expect(file.count > 4_500_000)
    #expect(try expectSameHeader(file) <= exif.count + 5 * 4096 + 100)
  }

  /// Of a PNG with data in chunks of 8 KiB only the headers of the chunks are read, and Exif after them is
  /// found.
  @Test func pngOfManyDataChunks() throws {
    let whole = try PNGEncoder(effort: .fast).encode(Self.noise(1200, 800).straightened())
    let chunks = try #require(PNGChunk.parse(whole))
    let data = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    let pieces = stride(from: 0, to: data.count, by: 8192).map {
      PNGChunk("IDAT", Array(data[$0..<min($0 + 8192, data.count)]))
    }
    let exif = PNGChunk("eXIf", ExifBlock(orientation: 3, isLittleEndian: true).bytes)
    let all = chunks.filter { !["IDAT", "IEND"].contains($0.type) } + pieces + [exif, PNGChunk("IEND", [])]
    let file = PNGChunk.signature + all.flatMap(\.bytes)
    #expect(pieces.count > 300)
    #expect(try expectSameHeader(file) <= 4096 * 3 + 12 * pieces.count)
    #expect(try PhotoDecoder().inspect(ByteSource(file)).orientation == .rotated180)
  }

  /// A WebP with its Exif block at the end and an alpha chunk before the image.
  @Test(arguments: [nil, 90]) func largeWebP(quality: Int?) throws {
    var picture = Self.noise(700, 500).straightened()
    for y in 0..<200 { picture[y, y] = .clear }
    let encoded = try WebPEncoder(quality: quality, method: 0).encode(picture)
    var chunks = try #require(WebPChunk.parse(encoded)).filter { $0.type != "VP8X" }
    let size = UInt32(699).littleEndianBytes.prefix(3) + UInt32(499).littleEndianBytes.prefix(3)
    chunks.insert(WebPChunk("VP8X", [0x18, 0, 0, 0] + size), at: 0)
    chunks.append(WebPChunk("EXIF", ExifBlock(orientation: 6, isLittleEndian: true).bytes))
    let file = WebPChunk.file(chunks)
    #expect(file.count > 200_000)
    #expect(try expectSameHeader(file) <= 3 * 4096)
    #expect(try PhotoDecoder().inspect(ByteSource(file)).orientation == .rotated90)
  }

  // MARK: Damage

  /// A header is found in a truncated file only where decoding it throws.
  @Test func everyBeginning() throws {
    var png = PNGBuilder(width: 3, height: 2, .rgba, depth: 8) { _, _ in [1, 2, 3, 4] }
    png.chunks = [PNGChunk("gAMA", UInt32(45_455).bigEndianBytes), PNGChunk("tEXt", Array("a\0b".utf8))]
    png.trailingChunks = [PNGChunk("eXIf", ExifBlock(orientation: 6, isLittleEndian: true).bytes)]
    for file in Self.small + [png.file] {
      for count in 1..<file.count { expectConsistent(Array(file[..<count])) }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func changedBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for file in Self.small {
      for _ in 0..<30 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          damaged[.random(in: 0..<file.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        expectConsistent(damaged)
      }
    }
  }

  /// Where decoding succeeds the header is the same; where there is no header decoding throws the same error.
  private func expectConsistent(_ file: [UInt8]) {
    let decoder = PhotoDecoder(limits: DecodeLimits(pixels: 1_000_000))
    let photo = try? decoder.decode(file)
    do throws(PhotoError) {
      let header = try decoder.inspect(CountingSource(file).source)
      if let photo { #expect(header == photo.header) }
    } catch {
      #expect(refusal { () throws(PhotoError) in try decoder.decode(file) } == error)
    }
  }

  @Test func errorsOfTheSourceAreThrown() {
    let failing = ByteSource(byteCount: 1000) { _ throws(PhotoError) in throw .unreadable(reason: "gone") }
    #expect(
      refusal { () throws(PhotoError) in try PhotoDecoder().inspect(failing) } == .unreadable(reason: "gone"))
    let file = JPEGFixtures.blocks
    let shrinking = ByteSource(byteCount: file.count) { range in Array(file[range].dropLast()) }
    let error = refusal { () throws(PhotoError) in try PhotoDecoder().inspect(shrinking) }
    #expect(error?.code == "photo-unreadable")
  }
}

/// The same for the pictures of the folder that `DECKLE_CORPUS` names.
@Suite(.enabled(if: TestCorpus.folder != nil, "DECKLE_CORPUS names no folder"))
struct HeaderReadingCorpusTests {
  @Test(arguments: TestCorpus.kinds)
  func everyFileOfAKind(kind: String) throws {
    let corpus = try #require(TestCorpus.index).get()
    for file in corpus.files where file.kind == kind {
      let bytes = try corpus.bytes(of: file)
      let decoded = Result { () throws(PhotoError) in try PhotoDecoder().decode(bytes).header }
      let counting = CountingSource(bytes)
      let inspected = Result { () throws(PhotoError) in try PhotoDecoder().inspect(counting.source) }
      switch (inspected, decoded) {
      case (.success(let header), .success(let whole)): #expect(header == whole, "\(file)")
      case (.failure(let error), .failure(let whole)): #expect(error == whole, "\(file)")
      case (.failure(let error), .success): Issue.record("\(file): \(error)")
      case (.success, .failure): break
      }
    }
  }
}
