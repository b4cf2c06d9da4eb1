public import Raster

/// The look of a text.
public struct TextStyle: Sendable, Hashable {
  /// The family preferred to the library's own order; nil for that order alone.
  public var family: String?
  /// Size of the type in points.
  public var size: Double
  /// CSS weight, 100…900.
  public var weight: Int
  /// Colour, straight alpha.
  public var color: StraightPixel
  /// BCP 47 language, which chooses among regional letter forms.
  public var language: String

  /// A look of all its parts.
  public init(family: String? = nil, size: Double, weight: Int, color: StraightPixel, language: String) {
    self.family = family
    self.size = size
    self.weight = weight
    self.color = color
    self.language = language
  }
}
