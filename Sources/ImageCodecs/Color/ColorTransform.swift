import CLCMS
import PictureTypes

/// A transform to a working space made by LittleCMS: relative colorimetric with black point compensation.
///
/// Immutable once made and without LittleCMS's cache of the last pixel, so any number of threads may use it.
final class ColorTransform: Sendable {
  // LittleCMS only reads them once they are made.
  private nonisolated(unsafe) let context: cmsContext
  private nonisolated(unsafe) let transform: cmsHTRANSFORM
  private let isFast: Bool
  let layout: PixelLayout
  /// Whether every colour comes out within one level of itself: converting would only add rounding.
  let isIdentity: Bool

  /// Nil where the profile cannot be read or describes other channels than `layout` has.
  init?(from source: SourceColor, _ layout: PixelLayout, to target: ColorSpace) {
    guard let context = cmsCreateContext(nil, nil) else { return nil }
    guard let (transform, isFast) = Self.make(context, source, layout, target) else {
      cmsDeleteContext(context)
      return nil
    }
    self.context = context
    self.transform = transform
    self.layout = layout
    self.isFast = isFast
    isIdentity = !layout.isInk && Self.keepsColors(transform, layout)
  }

  deinit {
    cmsDeleteTransform(transform)
    cmsDeleteContext(context)
  }

  /// Converts pixels of 8 bits a channel in place. Alpha is kept; that of inks becomes 255.
  func convert(_ pixels: UnsafeMutableRawBufferPointer) {
    if isFast || pixels.count < 1 << 14 {
      convertEach(pixels)
    } else {
      var known = KnownColors(self)
      known.convert(pixels.bindMemory(to: UInt32.self))
    }
    guard layout.isInk else { return }
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
  }

  /// Has LittleCMS convert every pixel; what becomes of the fourth byte is left open.
  func convertEach(_ pixels: UnsafeMutableRawBufferPointer) {
    cmsDoTransform(transform, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(pixels.count / 4))
  }

  /// Converts pixels of 16 bits a channel to 8, rounded; alpha likewise.
  func convert(_ source: UnsafeBufferPointer<UInt16>, to target: UnsafeMutableRawBufferPointer) {
    cmsDoTransform(transform, source.baseAddress, target.baseAddress, cmsUInt32Number(source.count / 4))
    for index in stride(from: 3, to: source.count, by: 4) {
      target[index] = UInt8(truncatingIfNeeded: (UInt32(source[index]) + 128) / 257)
    }
  }

  private static func make(
    _ context: cmsContext, _ source: SourceColor, _ layout: PixelLayout, _ target: ColorSpace
  ) -> (cmsHTRANSFORM, isFast: Bool)? {
    guard let input = LittleProfile(source, isGray: layout.isGray, context),
      let output = LittleProfile(target, context), input.space == layout.space
    else { return nil }
    // LittleCMS resamples what it optimises to a coarse grid, off by up to twenty levels between its points;
    // only for matrices and curves of 8 bits has it a fast way that is exact.
    let isFast = layout == .rgba8 && input.isMatrix
    let transform = cmsCreateTransformTHR(
      context, input.handle, layout.format, output.handle, deckle_lcms_rgba8,
      cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
      deckle_lcms_flags | (isFast ? 0 : cmsUInt32Number(cmsFLAGS_NOOPTIMIZE)))
    return transform.map { ($0, isFast) }
  }
}

extension ColorTransform {
  /// Tries a grid of 17 levels a channel, or every level of gray.
  private static func keepsColors(_ transform: cmsHTRANSFORM, _ layout: PixelLayout) -> Bool {
    let colors = layout.isGray ? grays : grid
    var result = colors
    let count = cmsUInt32Number(colors.count / 4)
    if layout.is16Bit {
      cmsDoTransform(transform, colors.map { UInt16($0) * 257 }, &result, count)
    } else {
      cmsDoTransform(transform, colors, &result, count)
    }
    return colors.indices.allSatisfy { index in
      index % 4 == 3 || max(colors[index], result[index]) - min(colors[index], result[index]) <= 1
    }
  }

  private static let grays: [UInt8] = (0...255).flatMap { [UInt8](repeating: $0, count: 3) + [255] }

  private static let grid: [UInt8] = {
    let levels = (0...16).map { UInt8(min(255, $0 * 16)) }
    return levels.flatMap { red in levels.flatMap { green in levels.flatMap { [red, green, $0, 255] } } }
  }()
}
