package import DeckPlanning
package import ImageCodecs

extension OutputColorSpace {
  /// The plan's name of a codec's colour space.
  package init(_ space: ColorSpace) {
    self = space == .displayP3 ? .displayP3 : .sRGB
  }
}
