import PictureTypes

/// Converts pixels of a file to the working space.
struct ColorConverter {
  var target: ColorSpace
  var cache: TransformCache

  /// Whether colours of a file can be converted to the working space.
  func canConvert(_ color: SourceColor, _ layout: PixelLayout) -> Bool {
    color == .profile(target.profile) || cache.transform(from: color, layout, to: target) != nil
  }

  /// The transform for pixels of a layout; nil where they need no conversion.
  func transform(from color: SourceColor, _ layout: PixelLayout) -> ColorTransform? {
    guard color != .sRGB || target != .sRGB, color != .profile(target.profile) else { return nil }
    guard let transform = cache.transform(from: color, layout, to: target), !transform.isIdentity else {
      return nil
    }
    return transform
  }
}
