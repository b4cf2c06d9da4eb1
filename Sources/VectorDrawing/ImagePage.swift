package import DeckKit
package import Raster

/// Draws commands as pixels.
package enum ImagePage {
  /// The commands drawn in order on a clear picture of `size` points at `scale` pixels per point; sRGB.
  ///
  /// - Throws: ``CairoError`` where the picture is too large or memory is short.
  package static func draw(
    _ commands: [DrawCommand], size: LayoutSize, scale: Int
  ) throws(CairoError) -> Pixmap<PremultipliedPixel> {
    let pixels = Double(scale)
    let canvas = try ImageCanvas(
      size: PixelSize(
        width: Int((size.width * pixels).rounded()), height: Int((size.height * pixels).rounded())))
    canvas.scale(by: pixels)
    try CommandPlayer(context: canvas.context, scale: pixels, drawsPixels: true).play(commands)
    return try canvas.pixmap()
  }
}
