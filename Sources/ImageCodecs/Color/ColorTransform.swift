import CLCMS
import PictureTypes

/// A LittleCMS transform to a working space: relative colorimetric with black point compensation.
///
/// Immutable, and without LittleCMS's cache of the last pixel, so any number of threads may use it.
final class ColorTransform: Sendable {
  // LittleCMS does not change them after they are created.
  private nonisolated(unsafe) let context: cmsContext
  private nonisolated(unsafe) let transform: cmsHTRANSFORM
  private let isFast: Bool
  let layout: PixelLayout
  /// Whether every colour changes by at most one level. Converting would only add rounding errors.
  let isIdentity: Bool

  /// Nil where the profile cannot be read or has other channels than `layout`.
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

  /// Pictures of fewer bytes are converted without a table of known colours, which takes longer to set up.
  private static let minimumTableByteCount = 1 << 14

  /// Converts pixels of 8 bits a channel in place. Alpha is unchanged; for inks it is set to 255.
  func convert(_ pixels: UnsafeMutableRawBufferPointer) {
    if isFast || pixels.count < Self.minimumTableByteCount {
      convertEach(pixels)
    } else {
      var known = KnownColors(self)
      known.convert(pixels.bindMemory(to: UInt32.self))
    }
    guard layout.isInk else { return }
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
  }

  /// Converts every pixel with LittleCMS. The fourth byte is undefined afterwards.
  func convertEach(_ pixels: UnsafeMutableRawBufferPointer) {
    cmsDoTransform(transform, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(pixels.count / 4))
  }

  /// Converts pixels of 16 bits a channel to 8 bits, rounded; alpha too.
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
    // LittleCMS optimises other transforms than matrices and curves of 8 bits by sampling them on a coarse
    // grid, whose interpolation is off by up to twenty levels.
    let isFast = layout == .rgba8 && input.isMatrix
    let transform = cmsCreateTransformTHR(
      context, input.handle, layout.format, output.handle, deckle_lcms_rgba8,
      cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
      deckle_lcms_flags | (isFast ? 0 : cmsUInt32Number(cmsFLAGS_NOOPTIMIZE)))
    return transform.map { ($0, isFast) }
  }
}

extension ColorTransform {
  /// Whether no colour of a grid of 17 levels a channel, or no level of gray, changes by more than one level.
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
