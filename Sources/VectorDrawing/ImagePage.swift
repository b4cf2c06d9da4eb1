package import DeckKit
package import Raster

/// Draws commands as pixels.
package enum ImagePage {
  /// The commands drawn in order on a clear picture of `size` points at `scale` pixels per point; sRGB.
  ///
  /// - Throws: ``CairoError`` where the picture is too large or memory is short.
  package static func draw(
    _ commands: [DrawCommand], size: LayoutSize, scale: Double
  ) throws(CairoError) -> Pixmap<PremultipliedPixel> {
    let canvas = try ImageCanvas(
      size: PixelSize(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())))
    canvas.scale(by: scale)
    try CommandPlayer(context: canvas.context, scale: scale, drawsPixels: true).play(commands)
    return try canvas.pixmap()
  }
}
