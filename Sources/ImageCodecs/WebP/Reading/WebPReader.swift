import CWebP
import PictureTypes
import Raster

/// Reads one WebP file with libwebp.
struct WebPReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let transform: ColorTransform?
  private let isAnimated: Bool
  let header: PhotoHeader
  /// What was found before any pixel.
  let warnings: [PhotoWarning]

  /// A reader of a whole file.
  ///
  /// - Parameter bytes: The bytes of `file`, which must outlive the reader.
  /// - Throws: ``PhotoError`` where the file is over the limits or damaged before its pixels.
  init(
    _ file: SourceWindow, bytes: UnsafeBufferPointer<UInt8>, limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) {
    let description = try Description(file, limits, converter)
    guard WebPContainer.isValid(bytes) else { throw Self.fault(bytes) }
    self.bytes = bytes
    (header, warnings) = (description.header, description.warnings)
    transform = converter.transform(from: description.color, .rgba8)
    isAnimated = description.isAnimated
  }

  /// The header of a file, of which only the chunks that it needs are read.
  ///
  /// - Throws: ``PhotoError`` where the file is over the limits or damaged before its pixels, or where the
  ///   source cannot be read.
  static func header(
    of file: SourceWindow, limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) -> PhotoHeader {
    try Description(file, limits, converter).header
  }

  /// All pixels in the working space, premultiplied.
  ///
  /// - Throws: ``PhotoError/truncated(_:)`` or ``PhotoError/corrupt(_:reason:)``.
  func read() throws(PhotoError) -> StoredPicture {
    let size = header.storedSize
    let pixmap = try Pixmap<PremultipliedPixel>(width: size.width, height: size.height) {
      (target) throws(PhotoError) in
      try isAnimated ? fillFirstFrame(target.bytes) : fill(target.bytes)
      transform?.convert(target.bytes)
      // Whatever the header says: the flag of the container is only a hint.
      target.premultiply()
    }
    return StoredPicture(pixmap: pixmap, isColorConverted: transform != nil)
  }

  private func fill(_ target: UnsafeMutableRawBufferPointer) throws(PhotoError) {
    let pixels = target.assumingMemoryBound(to: UInt8.self)
    let stride = Int32(header.storedSize.width * 4)
    guard WebPDecodeRGBAInto(bytes.baseAddress, bytes.count, pixels.baseAddress, pixels.count, stride) != nil
    else { throw Self.fault(bytes) }
  }

  /// Draws the first frame of an animation on its canvas.
  private func fillFirstFrame(_ target: UnsafeMutableRawBufferPointer) throws(PhotoError) {
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    guard let decoder = WebPAnimDecoderNew(&data, nil) else { throw Self.fault(bytes) }
    defer { WebPAnimDecoderDelete(decoder) }
    var (frame, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
    guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else { throw Self.fault(bytes) }
    target.copyMemory(from: UnsafeRawBufferPointer(start: frame, count: target.count))
  }

  /// The error for a file that libwebp refuses without a reason: truncated where it is shorter than its
  /// header states.
  private static func fault(_ file: UnsafeBufferPointer<UInt8>) -> PhotoError {
    guard file.count >= 12 else { return .truncated(.webp) }
    return littleEndian(Array(file[4..<8])[...]) + 8 > file.count
      ? .truncated(.webp) : .corrupt(.webp, reason: "its pixels cannot be decoded")
  }
}

extension WebPReader {
  /// What the file says before its pixels.
  private struct Description {
    let header: PhotoHeader
    let color: SourceColor
    let isAnimated: Bool
    let warnings: [PhotoWarning]

    /// - Throws: ``PhotoError`` where the file is over the limits, damaged or truncated.
    init(_ file: SourceWindow, _ limits: DecodeLimits, _ converter: ColorConverter) throws(PhotoError) {
      let container = try WebPContainer(file)
      let features = try Self.features(container.excerpt)
      let size = PixelSize(width: Int(features.width), height: Int(features.height))
      try limits.check(size.width, size.height)
      try limits.check(size.width, size.height, bits: 32, fileBytes: file.byteCount)
      guard !container.isTruncated else { throw .truncated(.webp) }
      let exifBlock = Self.exif(container.exif, limits)
      let finding = ExifColors.finding(
        of: exifBlock, below: Self.finding(container.profile, limits, converter), .rgba8)
      let exif = exifBlock.map { ExifOrientation($0) } ?? ExifOrientation()
      header = PhotoHeader(
        format: .webp, storedSize: size, orientation: exif.orientation, hasAlpha: features.has_alpha != 0,
        encoding: Self.encoding(features), colorSource: finding.source, profile: finding.profile,
        workingBytes: 4 * size.area)
      color = finding.color
      isAnimated = container.isAnimated
      warnings =
        finding.warnings + [exif.warning].compactMap(\.self) + (isAnimated ? [Self.animation] : [])
    }

    private static let animation = PhotoWarning(
      code: .animationFirstFrame, message: "the file is an animated WebP; its first frame was used")

    private static func features(_ excerpt: [UInt8]) throws(PhotoError) -> WebPBitstreamFeatures {
      var features = WebPBitstreamFeatures()
      switch WebPGetFeatures(excerpt, excerpt.count, &features) {
      case VP8_STATUS_OK: return features
      case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated(.webp)
      default: throw .corrupt(.webp, reason: "its header cannot be read")
      }
    }

    private static func finding(
      _ profile: [UInt8]?, _ limits: DecodeLimits, _ converter: ColorConverter
    ) -> ColorFinding {
      guard let profile else { return ColorFinding() }
      guard profile.count <= limits.profileBytes else {
        let fault = "is over the limit of \(limits.profileBytes) bytes"
        return ColorFinding(warnings: [EmbeddedProfile.warning(fault, .rgba8)])
      }
      return EmbeddedProfile(bytes: profile).finding(for: .rgba8, converter)
    }

    /// The Exif block; nil where there is none or it is over the limit. Many encoders keep the signature that
    /// JPEG puts before the block.
    private static func exif(_ block: [UInt8]?, _ limits: DecodeLimits) -> [UInt8]? {
      guard let block, block.count <= limits.exifBytes else { return nil }
      let signature = TIFFReader.signature
      return block.starts(with: signature) ? Array(block.dropFirst(signature.count)) : block
    }

    /// A description such as "lossy, with alpha".
    private static func encoding(_ features: WebPBitstreamFeatures) -> String {
      let kind = features.has_animation != 0 ? "animated" : features.format == 2 ? "lossless" : "lossy"
      return kind + (features.has_alpha != 0 ? ", with alpha" : "")
    }
  }
}
