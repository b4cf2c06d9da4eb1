/// How a card's texts are set: lines stacked from the bottom, leading aligned.
public struct CaptionStyle: Codable, Sendable, Hashable {
  /// Distance from the card's left, right and bottom edges in points.
  public var padding: Double
  /// Distance between the lines' boxes in points.
  public var spacing: Double
  /// The line "Name, age".
  public var name: CaptionText
  /// The line below it.
  public var hobby: CaptionText

  /// A caption style of all its parts.
  public init(padding: Double, spacing: Double, name: CaptionText, hobby: CaptionText) {
    self.padding = padding
    self.spacing = spacing
    self.name = name
    self.hobby = hobby
  }
}

/// The look of one text.
public struct CaptionText: Codable, Sendable, Hashable {
  /// Size of the type in points.
  public var size: Double
  /// Smallest size that a text too long for its line may be set in, in points, before it is cut short.
  public var minimumSize: Double
  /// Weight of the type.
  public var weight: FontWeight
  /// Colour of the type.
  public var color: HexColor

  /// A text style of all its parts.
  public init(size: Double, minimumSize: Double, weight: FontWeight, color: HexColor) {
    self.size = size
    self.minimumSize = minimumSize
    self.weight = weight
    self.color = color
  }
}

/// Weights of type that styles use, by their CSS numbers.
public enum FontWeight: Int, Codable, Sendable, Hashable {
  case regular = 400
  case semibold = 600
  case bold = 700
}
