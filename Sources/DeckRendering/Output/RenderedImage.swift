package import DeckPlanning
import Digests
package import ImageCodecs
package import PictureTypes
import Raster

/// A finished picture file.
package struct RenderedImage: Sendable {
  /// The path, the scale and the encoding.
  package var output: ImageOutput
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The size in pixels.
  package var width, height: Int
  /// The colour space of the pixels.
  package var colorSpace: ColorSpace
  /// The pixels that were encoded; nil if the format is lossy, so that a reader gets others.
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

  /// The digests of the picture for the manifest.
  package struct Digests: Sendable {
    /// The SHA-256 of the file, and that of the decoded rows as straight RGBA.
    package var sha256, pixelSha256: String
  }

  /// Computes the digests. A file in a lossy format is decoded for them.
  ///
  /// - Throws: `EncodeError` if the file cannot be decoded.
  package func digests() throws(EncodeError) -> Digests {
    let read = if let pixels { pixels } else { try readBack() }
    return Digests(sha256: SHA256.hex(bytes), pixelSha256: read.withBytes { SHA256.hex($0) })
  }

  private func readBack() throws(EncodeError) -> Pixmap<StraightPixel> {
    if case .webp = output.encoding { return try WebPEncoder.pixels(of: bytes) }
    do { return try PhotoDecoder(workingSpace: colorSpace).decode(bytes).pixmap.straightened() } catch {
      throw EncodeError(reason: "the encoded file cannot be decoded: \(error)")
    }
  }
}
