package import Raster

/// The look of a text.
package struct TextStyle: Sendable, Hashable {
  /// The family preferred to the library's own order; nil for that order alone.
  package var family: String?
  /// Size of the type in points.
  package var size: Double
  /// CSS weight, 100…900.
  package var weight: Int
  /// Colour, straight alpha.
  package var color: StraightPixel
  /// BCP 47 language, which chooses among regional letter forms.
  package var language: String

  /// A look of all its parts.
  package init(family: String? = nil, size: Double, weight: Int, color: StraightPixel, language: String) {
    self.family = family
    self.size = size
    self.weight = weight
    self.color = color
    self.language = language
  }
}
