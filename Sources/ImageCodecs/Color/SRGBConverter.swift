package import PictureTypes
package import Raster

/// Converts sRGB colours, such as those of a style, to the colour space of the output.
package struct SRGBConverter: Sendable {
  /// The colour space of the result.
  package let target: ColorSpace
  /// Nil where the target is sRGB.
  private let transform: ColorTransform?

  /// A converter from sRGB to `target`.
  package init(to target: ColorSpace) {
    self.target = target
    transform = target == .sRGB ? nil : ColorTransform(from: .sRGB, .rgba8, to: target)
  }

  /// The colour in the target space. Alpha is unchanged.
  package func convert(_ color: StraightPixel) -> StraightPixel {
    guard transform != nil else { return color }
    return converted(Pixmap(width: 1, height: 1, filledWith: color))[0, 0]
  }

  /// The picture in the target space. Alpha is unchanged.
  package func convert(_ picture: Pixmap<PremultipliedPixel>) -> Pixmap<PremultipliedPixel> {
    guard transform != nil else { return picture }
    return converted(picture.straightened()).premultiplied()
  }

  private func converted(_ picture: Pixmap<StraightPixel>) -> Pixmap<StraightPixel> {
    var picture = picture
    picture.withMutableBytes { transform?.convert($0) }
    return picture
  }
}
