import CLCMS
import PictureTypes

/// A profile opened by LittleCMS; owns the handle.
struct LittleProfile: ~Copyable {
  let handle: cmsHPROFILE

  private init?(owning handle: cmsHPROFILE?) {
    guard let handle else { return nil }
    self.handle = handle
  }

  /// The profile of a file's colours; nil where its bytes are not a usable ICC profile.
  init?(_ color: SourceColor, isGray: Bool, _ context: cmsContext?) {
    switch color {
    case .sRGB: self.init(ColorSpace.sRGB.description, isGray: isGray, context)
    case .described(let space): self.init(space, isGray: isGray, context)
    case .profile(let bytes): self.init(bytes, context)
    }
  }

  init?(_ target: ColorSpace, _ context: cmsContext?) {
    switch target {
    case .sRGB: self.init(owning: cmsCreate_sRGBProfileTHR(context))
    case .displayP3: self.init(target.profile, context)
    }
  }

  init?(_ bytes: [UInt8], _ context: cmsContext?) {
    guard Self.hasHeader(bytes) else { return nil }
    self.init(owning: cmsOpenProfileFromMemTHR(context, bytes, cmsUInt32Number(bytes.count)))
  }

  private init?(_ space: RGBDescription, isGray: Bool, _ context: cmsContext?) {
    guard let curve = Self.curve(space.curve, context) else { return nil }
    defer { cmsFreeToneCurve(curve) }
    // A gray profile needs no primaries: relative colorimetry maps its white to the target's.
    self.init(
      owning: isGray
        ? cmsCreateGrayProfileTHR(context, cmsD50_xyY(), curve)
        : Self.rgb(space.primaries, curve, context))
  }

  deinit { cmsCloseProfile(handle) }

  private static func rgb(
    _ primaries: Chromaticities, _ curve: OpaquePointer, _ context: cmsContext?
  ) -> cmsHPROFILE? {
    func point(_ place: Chromaticity) -> cmsCIExyY { cmsCIExyY(x: place.x, y: place.y, Y: 1) }
    var white = point(primaries.white)
    var triple = cmsCIExyYTRIPLE(
      Red: point(primaries.red), Green: point(primaries.green), Blue: point(primaries.blue))
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return cmsCreateRGBProfileTHR(context, &white, &triple, &curves)
  }

  private static func curve(_ curve: ToneCurve, _ context: cmsContext?) -> OpaquePointer? {
    switch curve {
    case .power(let exponent): cmsBuildGamma(context, exponent)
    case .piecewise(let power, let a, let b, let c, let start):
      cmsBuildParametricToneCurve(context, 4, [power, a, b, c, start])
    }
  }

  /// Whether the bytes begin with the header of an ICC profile (ICC.1:2010, 7.2). Its size is not checked:
  /// LittleCMS reads no further than the bytes reach and ignores tags after them.
  private static func hasHeader(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 132 && bytes[36..<40].elementsEqual("acsp".utf8)
  }
}

extension LittleProfile {
  /// The colour space of the profile's channels.
  var space: cmsColorSpaceSignature { cmsGetColorSpace(handle) }

  /// Whether the profile consists of curves and a matrix, without tables that replace them.
  var isMatrix: Bool {
    let tables = [cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigDToB0Tag, cmsSigDToB1Tag]
    return cmsIsMatrixShaper(handle) != 0 && tables.allSatisfy { cmsIsTag(handle, $0) == 0 }
  }

  /// The description of the profile, in ASCII.
  var name: String {
    var buffer = [CChar](repeating: 0, count: 128)
    let count = cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", &buffer, 128)
    guard count > 0 else { return "" }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes.filter { $0 >= 32 }, as: UTF8.self)
  }
}
