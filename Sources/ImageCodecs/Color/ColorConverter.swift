/// Brings a file's pixels to the working space.
struct ColorConverter {
  var target: ColorSpace
  var cache: TransformCache

  /// The transform for pixels of a layout; nil where they are in the working space as they stand.
  func transform(from color: SourceColor, _ layout: PixelLayout) -> ColorTransform? {
    guard color != .sRGB || target != .sRGB, color != .profile(target.profile) else { return nil }
    guard let transform = cache.transform(from: color, layout, to: target), !transform.isIdentity else {
      return nil
    }
    return transform
  }
}
