import ImageCodecs
import Raster
import PictureTypes
import Testing

/// The squares of ``JPEGFixtures`` as AVIF by Pillow 13.0.0 with quality 95. Both a box of the format and
/// Exif state orientation 6.
private let turned = base64(
  """
  AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAD1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA
  AAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEdAAAAVAAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEA
  AGF2MDFDb2xvcgAAAAB0aXBycAAAAFRpcGNvAAAAFGlzcGUAAAAAAAAAGAAAABAAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBIAAA
  AAAAE2NvbHJuY2x4AAEADQAGgAAAAAlpcm90AwAAABhpcG1hAAAAAAAAAAEAAQUBAoMEhQAAAFxtZGF0EgAKCDgQ7+0gIaDSMkZE
  QIjUoAA8gAEA7OjxF4nwvudwSQ6G/m5HRpgU0lScg9ne7hzi0ojx6lEAHfhzoMSrtkQvknkUXK26mz4+FGqA+ShLZbnQ
  """)

@Suite struct HEIFTests {
  #if HEIF
    /// The picture is turned once, not twice.
    @Test func upright() throws {
      let photo = try PhotoDecoder().decode(turned)
      #expect(photo.pixmap.size == PixelSize(width: 16, height: 24))
      let wanted = Array("DAEBFC").map { JPEGFixtures.colors[$0] ?? [] }
      for (index, color) in wanted.enumerated() {
        #expect(photo.pixmap[4 + index % 2 * 8, 4 + index / 2 * 8].distance(to: color + [255]) <= 8)
      }
      #expect(photo.warnings.isEmpty && photo.header.orientation == .upright)
      #expect(photo.header.format == .avif && photo.header.colorSource == .taggedSRGB)
      #expect(try PhotoDecoder().inspect(turned) == photo.header)
    }

    @Test func everyBeginningIsRefused() {
      for count in 12..<turned.count - 1 {
        #expect(throws: PhotoError.self) { try PhotoDecoder().decode(Array(turned[..<count])) }
      }
    }

    @Test func limits() {
      let decoder = PhotoDecoder(limits: DecodeLimits(side: 23))
      #expect(refusal { () throws(PhotoError) in try decoder.inspect(turned) }?.code == "photo-over-limit")
    }
  #else
    @Test func withoutTheTraitTheErrorSaysWhatToDo() {
      let error = refusal { () throws(PhotoError) in try PhotoDecoder().decode(turned) }
      #expect(error == .unsupported(.avif))
      #expect(error?.description.contains("--traits HEIF") == true)
      #expect(error?.description.contains("convert it to PNG or JPEG") == true)
    }
  #endif
}
