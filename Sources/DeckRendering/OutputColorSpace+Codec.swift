public import DeckPlanning
public import ImageCodecs

extension OutputColorSpace {
  /// The plan's name of a codec's colour space.
  public init(_ space: ColorSpace) {
    self = space == .displayP3 ? .displayP3 : .sRGB
  }
}
