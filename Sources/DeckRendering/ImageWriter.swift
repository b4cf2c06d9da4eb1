import DeckKit
import DeckPlanning
import ImageCodecs
import Raster

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
      try jpeg(
        card.content.flattened(on: colors.pixel(background), through: card.outline), quality: quality,
        to: output)
    case .webp(let encoding): try webp(card, encoding, to: output)
    }
  }

  /// A still or a frame.
  func write(_ scene: Pixmap<PremultipliedPixel>, to output: ImageOutput) throws(EncodeError) -> RenderedImage
  {
    switch output.encoding {
    case .png: try png(scene.straightened(), to: output)
    case .jpeg(let quality, let background):
      try jpeg(scene.flattened(on: colors.pixel(background)), quality: quality, to: output)
    case .webp(let encoding): try webp(scene, encoding, to: output)
    }
  }

  func png(_ pixmap: Pixmap<StraightPixel>, to output: ImageOutput) throws(EncodeError)
    -> RenderedImage
  {
    let bytes = try PNGEncoder(effort: pngEffort, colorSpace: colors.target).encode(pixmap)
    return RenderedImage(bytes, of: pixmap.size, in: colors.target, packing: pixmap, for: output)
  }

  /// Of opaque pixels.
  private func jpeg(
    _ pixmap: Pixmap<PremultipliedPixel>, quality: Int, to output: ImageOutput
  ) throws(EncodeError) -> RenderedImage {
    let bytes = try JPEGEncoder(quality: quality, colorSpace: colors.target).encode(pixmap)
    return RenderedImage(bytes, of: pixmap.size, in: colors.target, for: output)
  }

  private func webp(
    _ card: PaintedCard, _ encoding: WebPEncoding, to output: ImageOutput
  ) throws(EncodeError) -> RenderedImage {
    let encoder = encoder(encoding)
    let bytes =
      card.content.isOpaque
      ? try encoder.encode(opaque: card.content, through: card.outline, outlines)
      : try encoder.encode(card.straight)
    return RenderedImage(bytes, of: card.content.size, in: colors.target, for: output)
  }

  private func webp(
    _ scene: Pixmap<PremultipliedPixel>, _ encoding: WebPEncoding, to output: ImageOutput
  ) throws(EncodeError) -> RenderedImage {
    let bytes = try encoder(encoding).encode(scene.straightened())
    return RenderedImage(bytes, of: scene.size, in: colors.target, for: output)
  }

  func encoder(_ encoding: WebPEncoding) -> WebPEncoder {
    WebPEncoder(quality: encoding.quality, method: encoding.method, colorSpace: colors.target)
  }
}
