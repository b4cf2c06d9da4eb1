package import Raster

/// A part of a text as pixels: letters of one colour, or a coloured picture such as an emoji.
package struct TextLayer: Sendable {
  /// What is drawn.
  package enum Content: Sendable {
    /// What letters cover, and their colour, with straight alpha.
    case letters(CoverageMask, StraightPixel)
    /// Coloured glyphs on a clear picture.
    case picture(Pixmap<PremultipliedPixel>)
  }

  /// What is drawn.
  package var content: Content
  /// Where its top left pixel is.
  package var x, y: Int

  /// A layer of all its parts.
  package init(content: Content, x: Int, y: Int) {
    self.content = content
    self.x = x
    self.y = y
  }

  /// What it does not let through.
  package var coverage: CoverageMask {
    switch content {
    case .letters(let mask, let color): mask.scaled(by: color.alpha)
    case .picture(let picture): CoverageMask(alphaOf: picture)
    }
  }
}

extension Pixmap<PremultipliedPixel> {
  /// Draws a part of a text, source-over; what lies outside is cut off.
  package mutating func draw(_ layer: TextLayer) {
    switch layer.content {
    case .letters(let mask, let color): fill(color, through: mask, atX: layer.x, y: layer.y)
    case .picture(let picture): draw(picture, atX: layer.x, y: layer.y)
    }
  }
}
