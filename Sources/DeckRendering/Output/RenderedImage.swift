package import DeckPlanning
import Digests
package import ImageCodecs
package import PictureTypes
import Raster

/// A finished picture file.
package struct RenderedImage: Sendable {
  /// Where it goes and how it was written.
  package var output: ImageOutput
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// Pixels across and down.
  package var width, height: Int
  /// The space of the pixels.
  package var colorSpace: ColorSpace
  /// What was packed, where a reader gets the very same pixels.
  private let pixels: Pixmap<StraightPixel>?

  init(
    _ bytes: [UInt8], of size: PixelSize, in space: ColorSpace, packing pixels: Pixmap<StraightPixel>? = nil,
    for output: ImageOutput
  ) {
    self.output = output
    self.bytes = bytes
    (width, height) = (size.width, size.height)
    colorSpace = space
    self.pixels = pixels
  }

  /// What the manifest says of the picture beside its size.
  package struct Digests: Sendable {
    /// SHA-256 of the file, and of the rows that a reader gets, as straight RGBA.
    package var sha256, pixelSha256: String
  }

  /// The digests; a file whose format changes pixels is decoded for them.
  package func digests() throws(EncodeError) -> Digests {
    let read = if let pixels { pixels } else { try readBack() }
    return Digests(sha256: SHA256.hex(bytes), pixelSha256: read.withBytes { SHA256.hex($0) })
  }

  private func readBack() throws(EncodeError) -> Pixmap<StraightPixel> {
    if case .webp = output.encoding { return try WebPEncoder.pixels(of: bytes) }
    do { return try PhotoDecoder(workingSpace: colorSpace).decode(bytes).pixmap.straightened() } catch {
      throw EncodeError(reason: "the file just written cannot be read: \(error)")
    }
  }
}
