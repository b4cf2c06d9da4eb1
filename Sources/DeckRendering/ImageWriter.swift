import DeckKit
public import DeckPlanning
import Digests
public import ImageCodecs
import Raster

/// A finished file and what the manifest says of it.
public struct RenderedImage: Sendable {
  /// Where it goes.
  public var output: ImageOutput
  /// The file.
  public var bytes: [UInt8]
  /// Its manifest entry.
  public var entry: ManifestEntry

  /// What is known of the picture itself.
  public struct ManifestEntry: Sendable {
    /// Pixels across and down.
    public var width, height: Int
    /// The space of the pixels.
    public var colorSpace: ColorSpace
    /// SHA-256 of the file, and of the decoded rows as straight RGBA.
    public var sha256, pixelSha256: String
  }
}

/// Makes files of pixels.
struct ImageWriter {
  /// The space of the pixels, and the way there for the colours that pictures are flattened on.
  let colors: SRGBConverter
  let pngEffort: PNGEffort
  private let outlines = WebPOutlines()

  init(colors: SRGBConverter, pngEffort: PNGEffort) {
    self.colors = colors
    self.pngEffort = pngEffort
  }

  /// A card.
  func write(_ card: PaintedCard, to output: ImageOutput) throws(EncodeError) -> RenderedImage {
    switch output.encoding {
    case .png: try png(card.straight, to: output)
    case .jpeg(let quality, let background):
      try jpeg(card.premultiplied, quality: quality, background: background, to: output)
    case .webp(let encoding): try webp(card, encoding, to: output)
    }
  }

  /// A still or a frame.
  func write(_ scene: Pixmap<PremultipliedPixel>, to output: ImageOutput) throws(EncodeError) -> RenderedImage
  {
    switch output.encoding {
    case .png: try png(scene.straightened(), to: output)
    case .jpeg(let quality, let background):
      try jpeg(scene, quality: quality, background: background, to: output)
    case .webp(let encoding):
      try webp(encoder(encoding).encode(scene.straightened()), to: output)
    }
  }

  func png(_ pixmap: Pixmap<StraightPixel>, to output: ImageOutput) throws(EncodeError)
    -> RenderedImage
  {
    finished(
      try PNGEncoder(effort: pngEffort, colorSpace: colors.target).encode(pixmap), showing: pixmap, output)
  }

  private func jpeg(
    _ pixmap: Pixmap<PremultipliedPixel>, quality: Int, background: HexColor, to output: ImageOutput
  ) throws(EncodeError) -> RenderedImage {
    let bytes = try JPEGEncoder(quality: quality, colorSpace: colors.target).encode(
      pixmap.flattened(on: colors.pixel(background)))
    do {
      // JPEG changes pixels; what a reader gets is known only from the file.
      let decoded = try PhotoDecoder(workingSpace: colors.target).decode(bytes)
      return finished(bytes, showing: decoded.pixmap.straightened(), output)
    } catch { throw EncodeError(reason: "the JPEG just written cannot be read: \(error)") }
  }

  private func webp(
    _ card: PaintedCard, _ encoding: WebPEncoding, to output: ImageOutput
  ) throws(EncodeError) -> RenderedImage {
    let encoder = encoder(encoding)
    guard card.content.isOpaque else { return try webp(encoder.encode(card.straight), to: output) }
    return try webp(encoder.encode(opaque: card.content, through: card.outline, outlines), to: output)
  }

  /// Lossy files change pixels; what a reader gets is known only from the file.
  private func webp(_ bytes: [UInt8], to output: ImageOutput) throws(EncodeError) -> RenderedImage {
    finished(bytes, showing: try WebPEncoder.pixels(of: bytes), output)
  }

  func encoder(_ encoding: WebPEncoding) -> WebPEncoder {
    WebPEncoder(quality: encoding.quality, method: encoding.method, colorSpace: colors.target)
  }

  private func finished(
    _ bytes: [UInt8], showing pixmap: Pixmap<StraightPixel>, _ output: ImageOutput
  ) -> RenderedImage {
    RenderedImage(
      output: output, bytes: bytes,
      entry: RenderedImage.ManifestEntry(
        width: pixmap.width, height: pixmap.height, colorSpace: colors.target, sha256: SHA256.hex(bytes),
        pixelSha256: pixmap.withBytes { SHA256.hex($0) }))
  }
}
