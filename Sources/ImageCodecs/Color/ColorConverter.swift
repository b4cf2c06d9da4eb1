import PictureTypes

/// Brings a file's pixels to the working space.
struct ColorConverter {
  var target: ColorSpace
  var cache: TransformCache

  /// Whether there is a way from a file's colours to the working space.
  func canConvert(_ color: SourceColor, _ layout: PixelLayout) -> Bool {
    color == .profile(target.profile) || cache.transform(from: color, layout, to: target) != nil
  }

  /// The transform for pixels of a layout; nil where they are in the working space as they stand.
  func transform(from color: SourceColor, _ layout: PixelLayout) -> ColorTransform? {
    guard color != .sRGB || target != .sRGB, color != .profile(target.profile) else { return nil }
    guard let transform = cache.transform(from: color, layout, to: target), !transform.isIdentity else {
      return nil
    }
    return transform
  }
}
