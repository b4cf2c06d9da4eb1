import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// Complete files of several kinds.
private let files: [[UInt8]] = {
  let picture = Pixmap<StraightPixel>(width: 19, height: 13) { x, y in
    StraightPixel(red: UInt8(x * 13), green: UInt8(y * 19), blue: UInt8(x * y), alpha: UInt8(255 - x))
  }
  var palette = PNGBuilder(width: 9, height: 9, .palette, depth: 2) { [($0 + $1) % 4] }
  palette.isInterlaced = true
  palette.chunks = [
    PNGChunk("PLTE", (0..<12).map { UInt8($0 * 20) }), PNGChunk("tRNS", [0, 99]),
    PNGChunk("eXIf", ExifBlock(orientation: 6, isLittleEndian: true).bytes),
  ]
  let profiled = JPEGSegments.inserting(
    profile: ICCProfile.rgb(ICCProfile.p3Colorants), parts: 2,
    into: JPEGSegments.inserting(
      exif: ExifBlock(orientation: 6, isLittleEndian: true).bytes, into: JPEGFixtures.blocks))
  return [
    (try? PNGEncoder().encode(picture)) ?? [], palette.file, JPEGFixtures.gray, JPEGFixtures.progressive,
    JPEGFixtures.smooth, JPEGFixtures.adobeYCCK, profiled,
  ]
}()

private let decoder = PhotoDecoder(limits: DecodeLimits(pixels: 1_000_000, workingBytes: 16 << 20))

@Suite struct TruncationTests {
  /// The number of bytes of the end marker: EOI, or IEND with its length and checksum.
  private func endBytes(_ file: [UInt8]) -> Int { PhotoFormat(sniffing: file) == .png ? 12 : 2 }

  /// A file truncated in its header or a scan is reported as truncated.
  @Test(arguments: files.indices)
  func everyBeginningIsTruncated(index: Int) throws {
    let file = files[index]
    #expect(throws: Never.self) { try decoder.decode(file) }
    for count in 1..<(file.count - endBytes(file)) {
      let beginning = Array(file[..<count])
      let wanted = PhotoFormat(sniffing: beginning).map { PhotoError.truncated($0) } ?? .notAPicture(nil)
      let error = refusal { () throws(PhotoError) in try decoder.decode(beginning) }
      #expect(error == wanted, "\(count) of \(file.count): \(error as Any)")
    }
  }

  /// The picture is complete, so it is decoded with a warning.
  @Test(arguments: files.indices)
  func aMissingEndIsAWarning(index: Int) throws {
    let file = files[index]
    let whole = try decoder.decode(file)
    #expect(whole.warnings.isEmpty)
    for missing in 1...endBytes(file) {
      let photo = try decoder.decode(Array(file.dropLast(missing)))
      #expect(photo.pixmap == whole.pixmap)
      #expect(photo.warnings.map(\.code) == [.dataDamaged])
      #expect(photo.warnings.allSatisfy { $0.message.contains("the end of the") })
    }
  }

  @Test(arguments: [PhotoFormat.png, .jpeg])
  func theMessageNamesTheFormat(format: PhotoFormat) {
    let words = PhotoError.truncated(format).description
    #expect(words.contains("\(format.rawValue) data ends before the picture is complete"))
  }

  /// Zeros in place of the second half of the pixels, as after an interrupted download.
  @Test func zerosForTheRest() throws {
    let file = files[0]
    let half = Array(file[..<(file.count / 2)]) + [UInt8](repeating: 0, count: file.count / 2)
    let error = refusal { () throws(PhotoError) in try decoder.decode(half) }
    #expect(error?.code == "photo-corrupt")
    #expect(error?.description.contains("PNG data is damaged") == true)
  }
}

@Suite struct MutationTests {
  /// Every decoded picture is valid and has the size of its header.
  @Test(arguments: files.indices, 0..<3 as Range<UInt64>)
  func changedBytesAreReadOrRefused(index: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (read, refused) = (0, 0)
    for _ in 0..<150 {
      let damaged = mutated(files[index], using: &generator)
      guard let photo = try? decoder.decode(damaged) else {
        refused += 1
        continue
      }
      read += 1
      #expect(photo.pixmap.size == photo.header.size)
      #expect(photo.pixmap.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
    }
    #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }

  @Test(arguments: 10..<14 as Range<UInt64>)
  func noiseAfterASignature(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for start in [PNGChunk.signature, [0xFF, 0xD8, 0xFF]] {
      let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let error = refusal { () throws(PhotoError) in try decoder.decode(start + noise) }
      #expect(["photo-corrupt", "photo-truncated", "photo-over-limit"].contains(error?.code ?? ""))
    }
  }

  /// A wrong CRC of a critical chunk is damage.
  @Test func everyBitOfThePixelDataIsChecked() throws {
    let file = PNGBuilder(width: 4, height: 4, .gray, depth: 8) { [$0 * 60 + $1] }.file
    let data = try #require(file.indices.first { file[$0...].starts(with: "IDAT".utf8) })
    for place in data..<(file.count - 12) {
      var damaged = file
      damaged[place] ^= 0x10
      #expect(throws: PhotoError.self, "byte \(place)") { try decoder.decode(damaged) }
    }
  }

  private func mutated(_ file: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var result = file
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 2..<result.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: result.remove(at: place)
      case 1: result.insert(.random(in: 0...255, using: &generator), at: place)
      case 2: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      default: result[place] = .random(in: 0...255, using: &generator)
      }
    }
    return result
  }
}
