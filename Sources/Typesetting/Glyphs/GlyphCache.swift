import CPango
import Raster

/// The ink of glyphs that were drawn, kept for the next time; used by one thread at a time. What is kept has no say in pixels.
final class GlyphCache {
  /// Bytes beyond which all are let go before the next line. Names on phones have about two thousand letters in them.
  static let limit = 4 << 20
  /// What is larger is not kept: few glyphs of such a size would fit.
  private static let largest = 1 << 16
  /// About what a font and what an entry take beside the ink.
  private static let (bytesPerFont, bytesPerEntry, bytesPerGlyph) = (1024, 96, 16)

  private let rasterizer = GlyphRasterizer()
  private var fonts: [FontKey: GlyphFont] = [:]
  /// About the bytes that are kept.
  private(set) var bytes = 0

  private struct FontKey: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var scale: Double
  }

  /// Lets all go where the cache is full; fonts and ink that are in use stay valid.
  func makeRoom() {
    if bytes > Self.limit { empty() }
  }

  /// Lets all go.
  func empty() {
    fonts.removeAll()
    bytes = 0
  }

  /// The glyphs of a font at `scale` pixels a point.
  func font(_ font: UnsafeMutablePointer<PangoFont>, scale: Double) -> GlyphFont {
    let key = FontKey(font: font, scale: scale)
    if let kept = fonts[key] { return kept }
    let new = GlyphFont(font: font, scale: scale)
    fonts[key] = new
    bytes += Self.bytesPerFont
    return new
  }

  /// The ink of one glyph.
  func ink(of glyph: RunGlyph, in font: GlyphFont, at place: SubpixelPlace) -> GlyphInk {
    let key = UInt64(glyph.id) << 16 | UInt64(place.right) << 8 | UInt64(place.down)
    if let kept = font.single[key] { return kept }
    let ink = rasterizer.ink(of: [glyph], font: font, at: place)
    if count(ink, glyphs: 1) { font.single[key] = ink }
    return ink
  }

  /// The ink of `glyphs` that touch, filled as one shape; the first one has its origin at `place`.
  func ink(of glyphs: [RunGlyph], in font: GlyphFont, at place: SubpixelPlace) -> GlyphInk {
    let key = GlyphKey(glyphs: glyphs.map { $0.from(glyphs[0]) }, right: place.right, down: place.down)
    if let kept = font.joined[key] { return kept }
    let ink = rasterizer.ink(of: glyphs, font: font, at: place)
    if count(ink, glyphs: glyphs.count) { font.joined[key] = ink }
    return ink
  }

  /// Adds up what is kept; false where `ink` is too large to be.
  private func count(_ ink: GlyphInk, glyphs: Int) -> Bool {
    let size = ink.mask.coverage.count
    guard size <= Self.largest else { return false }
    bytes += size + Self.bytesPerEntry + Self.bytesPerGlyph * glyphs
    return true
  }
}
