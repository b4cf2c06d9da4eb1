import CRawCodecs
import Raster

/// Direct calls of the codec libraries on the same pictures.
enum RawCodecs {
  static func decode(_ file: [UInt8], denominator: Int) {
    // The capacity for 12 MP at 1/2.
    var pixels = [UInt8](unsafeUninitializedCapacity: 4032 * 3024) { $1 = $0.count }
    raw_jpeg_decode(file, file.count, Int32(denominator), &pixels)
  }

  static func deflate(_ card: Pixmap<StraightPixel>) { with(card) { _ = raw_deflate($0, $1, $2, 1) } }

  static func png(_ card: Pixmap<StraightPixel>) { with(card) { _ = raw_png_encode($0, $1, $2, 6) } }

  static func jpeg(_ card: Pixmap<StraightPixel>) { with(card) { _ = raw_jpeg_encode($0, $1, $2, 85) } }

  static func webp(_ card: Pixmap<StraightPixel>) { with(card) { _ = raw_webp_encode($0, $1, $2, 80, 4) } }

  private static func with(
    _ card: Pixmap<StraightPixel>, _ body: (UnsafePointer<UInt8>?, Int32, Int32) -> Void
  ) {
    card.withBytes {
      body($0.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(card.width), Int32(card.height))
    }
  }
}
