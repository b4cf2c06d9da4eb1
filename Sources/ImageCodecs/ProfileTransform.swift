import CLCMS
import Raster

/// A transform to sRGB made by LittleCMS; owns the C handles.
struct ProfileTransform: ~Copyable {
  enum Input {
    /// Red, green, blue, alpha. A gray profile reads the red channel.
    case color
    case ink(InkSamples)
  }

  private let context: cmsContext
  private let transform: cmsHTRANSFORM
  private let isGray: Bool
  private let isOpaque: Bool

  /// Nil where the profile cannot be read or describes other channels than `input` has.
  init?(profile bytes: [UInt8], input: Input) {
    guard let context = cmsCreateContext(nil, nil) else { return nil }
    guard let made = Self.make(context, bytes, input) else {
      cmsDeleteContext(context)
      return nil
    }
    self.context = context
    transform = made.transform
    isGray = made.isGray
    if case .ink = input { isOpaque = true } else { isOpaque = false }
  }

  deinit {
    cmsDeleteTransform(transform)
    cmsDeleteContext(context)
  }

  private static func make(
    _ context: cmsContext, _ bytes: [UInt8], _ input: Input
  ) -> (transform: cmsHTRANSFORM, isGray: Bool)? {
    guard let profile = cmsOpenProfileFromMemTHR(context, bytes, cmsUInt32Number(bytes.count)) else {
      return nil
    }
    defer { cmsCloseProfile(profile) }
    guard let target = cmsCreate_sRGBProfileTHR(context) else { return nil }
    defer { cmsCloseProfile(target) }
    let space = cmsGetColorSpace(profile)
    guard let format = format(of: input, space: space) else { return nil }
    var flags = deckle_lcms_flags
    if format != deckle_lcms_rgba8 { flags &= ~cmsUInt32Number(cmsFLAGS_COPY_ALPHA) }
    let transform = cmsCreateTransformTHR(
      context, profile, format, target, deckle_lcms_rgba8, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
      flags)
    return transform.map { ($0, space == cmsSigGrayData) }
  }

  private static func format(of input: Input, space: cmsColorSpaceSignature) -> cmsUInt32Number? {
    switch (input, space) {
    case (.color, cmsSigRgbData): deckle_lcms_rgba8
    case (.color, cmsSigGrayData): deckle_lcms_gray8
    case (.ink(.plain), cmsSigCmykData): deckle_lcms_cmyk8
    case (.ink(.inverted), cmsSigCmykData): deckle_lcms_cmyk8_inverted
    default: nil
    }
  }

  /// Whether the pixels have no colours that a gray profile would drop.
  func fits(_ source: Pixmap<StraightPixel>) -> Bool {
    !isGray || source.pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
  }

  /// Whether every colour of a coarse grid comes out within one level of itself: the profile is sRGB under
  /// whatever name, and converting would only add rounding.
  var isNearlyIdentity: Bool {
    let levels = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    var grid = Pixmap<StraightPixel>(width: levels.count, height: levels.count * levels.count)
    for (x, red) in levels.enumerated() {
      for (y, green) in levels.enumerated() {
        for (z, blue) in levels.enumerated() {
          grid[x, y * levels.count + z] =
            isGray
            ? StraightPixel(red: red, green: red, blue: red)
            : StraightPixel(red: red, green: green, blue: blue)
        }
      }
    }
    return zip(grid.pixels, apply(grid).pixels).allSatisfy { before, after in
      isNear(before.red, after.red) && isNear(before.green, after.green) && isNear(before.blue, after.blue)
    }
  }

  private func isNear(_ one: UInt8, _ other: UInt8) -> Bool { max(one, other) - min(one, other) <= 1 }

  /// The pixels converted.
  func apply(_ source: Pixmap<StraightPixel>) -> Pixmap<StraightPixel> {
    var result = source
    let count = cmsUInt32Number(source.size.area)
    let gray = isGray ? source.pixels.map(\.red) : []
    result.withMutableBytes { target in
      if isGray {
        cmsDoTransform(transform, gray, target.baseAddress, count)
      } else {
        source.withBytes { cmsDoTransform(transform, $0.baseAddress, target.baseAddress, count) }
      }
    }
    if isOpaque { result.fillAlpha() }
    return result
  }
}

extension Pixmap<StraightPixel> {
  fileprivate mutating func fillAlpha() {
    withMutableBytes { bytes in
      for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    }
  }
}
