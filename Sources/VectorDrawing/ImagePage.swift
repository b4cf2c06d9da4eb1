package import DeckKit
package import Raster

/// Makes pixels of commands.
package enum ImagePage {
  /// The commands drawn in order on a clear picture of `size` points at `scale` pixels a point; sRGB.
  ///
  /// - Throws: ``CairoError`` where the picture is too large.
  package static func draw(
    _ commands: [DrawCommand], size: LayoutSize, scale: Int
  ) throws(CairoError) -> Pixmap<PremultipliedPixel> {
    let pixels = Double(scale)
    let canvas = try ImageCanvas(
      size: PixelSize(
        width: Int((size.width * pixels).rounded()), height: Int((size.height * pixels).rounded())))
    canvas.scale(by: pixels)
    CommandPlayer(context: canvas.context, scale: pixels, drawsPixels: true).play(commands)
    return canvas.pixmap
  }
}
