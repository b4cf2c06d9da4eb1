import DeckPlanning
import ImageCodecs
import Raster

/// Encodes picture files in one colour space.
struct ImageWriter {
  /// The colour space of the pixels, and the conversion of background colours to it.
  let colors: SRGBConverter
  private let outlines = WebPOutlines()

  init(colors: SRGBConverter) {
    self.colors = colors
  }

  /// Encodes a card.
  ///
  /// - Throws: `EncodeError` if encoding fails.
  func write(_ card: PaintedCard, to output: ImageOutput) throws(EncodeError) -> RenderedImage {
    switch output.encoding {
    case .png: try write(card.straight, to: output)
    case .webp where !card.content.isOpaque: try write(card.straight, to: output)
    case .jpeg(let quality, let background):
      try jpeg(
        card.content.flattened(on: colors.pixel(background), through: card.outline), quality: quality,
        to: output)
    case .webp(let encoding):
      RenderedImage(
        try encoder(encoding).encode(opaque: card.content, through: card.outline, outlines),
        of: card.content.size, in: colors.target, for: output)
    }
  }

  /// Encodes a still, a frame or a page.
  ///
  /// - Throws: `EncodeError` if encoding fails.
  func write(_ scene: Pixmap<PremultipliedPixel>, to output: ImageOutput) throws(EncodeError) -> RenderedImage
  {
    switch output.encoding {
    case .png, .webp: try write(scene.straightened(), to: output)
    case .jpeg(let quality, let background):
      try jpeg(scene.flattened(on: colors.pixel(background)), quality: quality, to: output)
    }
  }

  /// Encodes straight pixels.
  ///
  /// - Throws: `EncodeError` if encoding fails.
  func write(_ pixmap: Pixmap<StraightPixel>, to output: ImageOutput) throws(EncodeError) -> RenderedImage {
    switch output.encoding {
    case .png(let effort):
      let bytes = try PNGEncoder(effort: effort, colorSpace: colors.target).encode(pixmap)
      return RenderedImage(bytes, of: pixmap.size, in: colors.target, packing: pixmap, for: output)
    case .webp(let encoding):
      return RenderedImage(
        try encoder(encoding).encode(pixmap), of: pixmap.size, in: colors.target, for: output)
    case .jpeg(let quality, let background):
      return try jpeg(
        pixmap.premultiplied().flattened(on: colors.pixel(background)), quality: quality, to: output)
    }
  }

  /// Encodes opaque pixels as JPEG.
  ///
  /// - Throws: `EncodeError` if encoding fails.
  private func jpeg(
    _ pixmap: Pixmap<PremultipliedPixel>, quality: Int, to output: ImageOutput
  ) throws(EncodeError) -> RenderedImage {
    let bytes = try JPEGEncoder(quality: quality, colorSpace: colors.target).encode(pixmap)
    return RenderedImage(bytes, of: pixmap.size, in: colors.target, for: output)
  }

  /// The encoder of WebP files.
  func encoder(_ encoding: WebPEncoding) -> WebPEncoder {
    WebPEncoder(quality: encoding.quality, method: encoding.method, colorSpace: colors.target)
  }
}
