package import Raster

/// The style of a text.
package struct TextStyle: Sendable, Hashable {
  /// The preferred family, before those of the library; nil for none.
  package var family: String?
  /// The font size in points.
  package var size: Double
  /// The weight as in CSS, 100…900.
  package var weight: Int
  /// The colour, with straight alpha.
  package var color: StraightPixel
  /// The language (BCP 47), which selects regional forms of letters.
  package var language: String

  /// A style with the given properties.
  package init(family: String? = nil, size: Double, weight: Int, color: StraightPixel, language: String) {
    self.family = family
    self.size = size
    self.weight = weight
    self.color = color
    self.language = language
  }
}
