import CWebP
import PictureTypes
import Raster

/// A WebP file being read by libwebp; the bytes must outlive it.
struct WebPReader {
  private let file: UnsafeBufferPointer<UInt8>
  private let transform: ColorTransform?
  private let isAnimated: Bool
  let header: PhotoHeader
  /// What was found before any pixel.
  let warnings: [PhotoWarning]

  init(_ file: UnsafeBufferPointer<UInt8>, limits: DecodeLimits, _ converter: ColorConverter)
    throws(PhotoError)
  {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(file.baseAddress, file.count, &features)
    guard status == VP8_STATUS_OK else { throw Self.error(status) }
    let size = PixelSize(width: Int(features.width), height: Int(features.height))
    try limits.check(size.width, size.height)
    try limits.check(size.width, size.height, bits: 32, fileBytes: file.count)
    guard let container = WebPContainer(file) else { throw Self.fault(file) }
    let finding = Self.finding(container.profile, limits, converter)
    let exif = Self.orientation(container.exif, limits)
    self.file = file
    transform = converter.transform(from: finding.color, .rgba8)
    isAnimated = container.isAnimated
    header = PhotoHeader(
      format: .webp, storedSize: size, orientation: exif.orientation, hasAlpha: features.has_alpha != 0,
      encoding: Self.words(features), colorSource: finding.source, profile: finding.profile,
      workingBytes: 4 * size.area)
    warnings =
      finding.warnings + [exif.warning].compactMap(\.self) + (container.isAnimated ? [Self.animation] : [])
  }

  private static let animation = PhotoWarning(
    code: .animationFirstFrame, message: "the file is an animated WebP; its first frame was taken")

  /// All pixels in the working space, premultiplied.
  func read() throws(PhotoError) -> StoredPicture {
    let size = header.storedSize
    let pixmap = try Pixmap<PremultipliedPixel>(width: size.width, height: size.height) {
      (target) throws(PhotoError) in
      try isAnimated ? fillFirstFrame(target.bytes) : fill(target.bytes)
      transform?.convert(target.bytes)
      // Whatever the header says: the flag of the container is a hint, the pixels have the last word.
      target.premultiply()
    }
    return StoredPicture(pixmap: pixmap, isColorConverted: transform != nil)
  }

  private func fill(_ target: UnsafeMutableRawBufferPointer) throws(PhotoError) {
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    let stride = Int32(header.storedSize.width * 4)
    guard WebPDecodeRGBAInto(file.baseAddress, file.count, bytes.baseAddress, bytes.count, stride) != nil
    else {
      throw Self.fault(file)
    }
  }

  /// The first frame on its canvas.
  private func fillFirstFrame(_ target: UnsafeMutableRawBufferPointer) throws(PhotoError) {
    var data = WebPData(bytes: file.baseAddress, size: file.count)
    guard let decoder = WebPAnimDecoderNew(&data, nil) else { throw Self.fault(file) }
    defer { WebPAnimDecoderDelete(decoder) }
    var (frame, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
    guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else { throw Self.fault(file) }
    target.copyMemory(from: UnsafeRawBufferPointer(start: frame, count: target.count))
  }
}

extension WebPReader {
  private static func finding(_ profile: [UInt8]?, _ limits: DecodeLimits, _ converter: ColorConverter)
    -> ColorFinding
  {
    guard let profile else { return ColorFinding() }
    guard profile.count <= limits.profileBytes else {
      let fault = "is over the limit of \(limits.profileBytes) bytes"
      return ColorFinding(warnings: [EmbeddedProfile.warning(fault, .rgba8)])
    }
    return EmbeddedProfile(bytes: profile).finding(for: .rgba8, converter)
  }

  /// Many writers keep JPEG's mark before the block.
  private static func orientation(_ exif: [UInt8]?, _ limits: DecodeLimits) -> ExifOrientation {
    guard let exif, exif.count <= limits.exifBytes else { return ExifOrientation() }
    return ExifOrientation(exif.starts(with: ExifOrientation.mark) ? Array(exif.dropFirst(6)) : exif)
  }

  private static func words(_ features: WebPBitstreamFeatures) -> String {
    let kind = features.has_animation != 0 ? "animated" : features.format == 2 ? "lossless" : "lossy"
    return kind + (features.has_alpha != 0 ? ", with alpha" : "")
  }

  /// libwebp does not say why a file cannot be decoded; where its parts end before the container does, it is cut.
  private static func fault(_ file: UnsafeBufferPointer<UInt8>) -> PhotoError {
    guard file.count >= 12 else { return .truncated(.webp) }
    let stated = (0..<4).reduce(0) { $0 | Int(file[4 + $1]) << (8 * $1) }
    return stated + 8 > file.count
      ? .truncated(.webp) : .corrupt(.webp, reason: "its pixels cannot be decoded")
  }

  private static func error(_ status: VP8StatusCode) -> PhotoError {
    status == VP8_STATUS_NOT_ENOUGH_DATA
      ? .truncated(.webp) : .corrupt(.webp, reason: "its header cannot be read")
  }
}
