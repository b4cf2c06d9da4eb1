import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// No metadata of a source reaches an output.
@Suite struct PrivacyTests {
  private static let secrets = ["GPS-SECRET", "XMP-SECRET", "TEXT-SECRET", "COMMENT-SECRET", "IPTC-SECRET"]

  /// An Exif block with a GPS directory as written by a phone: tag 0x8825 and a text after the directory.
  private var exif: [UInt8] {
    var block = ExifBlock(orientation: 1, isLittleEndian: true)
    block.entries.append((0x8825, 4, 1, 62))
    return block.bytes + Array("GPS-SECRET".utf8)
  }

  private var jpeg: [UInt8] {
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>XMP-SECRET</x:xmpmeta>".utf8)
    var file = JPEGSegments.inserting(0xFE, Array("COMMENT-SECRET".utf8), into: JPEGFixtures.blocks)
    file = JPEGSegments.inserting(0xED, Array("Photoshop 3.0\0IPTC-SECRET".utf8), into: file)
    return JPEGSegments.inserting(0xE1, xmp, into: JPEGSegments.inserting(exif: exif, into: file))
  }

  private var png: [UInt8] {
    var file = PNGBuilder(width: 24, height: 16, .rgb, depth: 8) { x, y in [x * 10, y * 15, 90] }
    file.chunks = [
      PNGChunk("eXIf", exif), PNGChunk("tEXt", Array("Author\0TEXT-SECRET".utf8)),
      PNGChunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0XMP-SECRET".utf8)),
      PNGChunk("tIME", [7, 232, 1, 2, 3, 4, 5]),
    ]
    return file.file
  }

  private func contains(_ file: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return file.indices.contains { file[$0...].starts(with: wanted) }
  }

  @Test func theSourcesHoldIt() {
    for secret in ["GPS-SECRET", "XMP-SECRET"] {
      #expect(contains(jpeg, secret) && contains(png, secret))
    }
  }

  @Test(arguments: ColorSpace.allCases, [false, true])
  func outputsHoldPictureAndColourSpaceOnly(space: ColorSpace, isPNG: Bool) throws {
    let photo = try PhotoDecoder(workingSpace: space).decode(isPNG ? png : jpeg)
    #expect(photo.warnings.isEmpty)
    let png = try PNGEncoder(colorSpace: space).encode(photo.pixmap.straightened())
    let jpeg = try JPEGEncoder(colorSpace: space).encode(photo.pixmap)
    for file in [png, jpeg] {
      #expect(Self.secrets.allSatisfy { !contains(file, $0) } && !contains(file, "Exif"))
    }
    let color: Set = space == .sRGB ? ["sRGB"] : ["cICP", "iCCP"]
    #expect(Set(try #require(PNGChunk.parse(png)).map(\.type)) == color.union(["IHDR", "IDAT", "IEND"]))
    // JFIF, profile, tables, frame, scan.
    #expect(Set(JPEGSegments.all(in: jpeg).map(\.marker)) == [0xE0, 0xE2, 0xDB, 0xC0, 0xC4, 0xDA])
    #expect(JPEGSegments.all(in: jpeg).filter { $0.marker == 0xE0 || $0.marker == 0xE2 }.count == 2)
  }
}
