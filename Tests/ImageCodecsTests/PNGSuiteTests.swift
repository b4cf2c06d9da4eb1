import Digests
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

private let folder = TestCorpus.folder.map { "\($0)/pngsuite" }

/// Willem van Schaik's PngSuite against an expansion that shares no code with libpng.
@Suite(.enabled(if: folder != nil, "DECKLE_CORPUS names no folder"))
struct PNGSuiteTests {
  /// The file without chunks that describe colours, so that none are converted.
  private func uncolored(_ name: String) throws -> [UInt8] {
    let file = Array(try Data(contentsOf: URL(fileURLWithPath: "\(try #require(folder))/\(name)")))
    let chunks = try #require(PNGChunk.parse(file))
    return PNGChunk.signature
      + chunks.filter { !["gAMA", "cHRM", "sRGB", "iCCP", "cICP"].contains($0.type) }.flatMap(\.bytes)
  }

  @Test(arguments: pngSuiteSums.keys.sorted())
  func everyPixelIsExact(name: String) throws {
    let photo = try PhotoDecoder().decode(uncolored(name))
    #expect(!photo.isColorConverted)
    #expect(photo.pixmap.withBytes { SHA256.hex($0) } == pngSuiteSums[name])
  }

  @Test func theSuiteIsThere() { #expect(pngSuiteSums.count >= 80) }
}
