package import Raster

/// A part of a text as pixels: letters in one colour, or coloured glyphs such as emoji.
package struct TextLayer: Sendable {
  /// The pixels of a layer.
  package enum Content: Sendable {
    /// The coverage of letters and their colour, with straight alpha.
    case letters(CoverageMask, StraightPixel)
    /// Coloured glyphs on a clear background.
    case picture(Pixmap<PremultipliedPixel>)
  }

  /// The pixels of the layer.
  package var content: Content
  /// The position of the top left pixel.
  package var x, y: Int

  /// A layer with the given content and position.
  package init(content: Content, x: Int, y: Int) {
    self.content = content
    self.x = x
    self.y = y
  }

  /// The alpha channel of the layer.
  package var coverage: CoverageMask {
    switch content {
    case .letters(let mask, let color): mask.scaled(by: color.alpha)
    case .picture(let picture): CoverageMask(alphaOf: picture)
    }
  }
}

extension Pixmap<PremultipliedPixel> {
  /// Draws a layer of a text, source-over, clipped to this picture.
  package mutating func draw(_ layer: TextLayer) {
    switch layer.content {
    case .letters(let mask, let color): fill(color, through: mask, atX: layer.x, y: layer.y)
    case .picture(let picture): draw(picture, atX: layer.x, y: layer.y)
    }
  }
}
