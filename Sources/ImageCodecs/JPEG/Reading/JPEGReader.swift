import CCodecShims
import PictureTypes
import Raster

/// Reads one JPEG file with libjpeg; owns the C handle.
///
/// A file whose pixels are wrong or missing is refused. It is truncated where its data ends before the last
/// row, or in a progressive file before the last bit of a component; it is corrupt where it has impossible
/// codes, or where its data stops at a marker in the middle. It is read with a warning where only the end
/// marker or all colour is missing, where stray bytes stand between its segments, or where damage lies
/// between restart markers, which confine it to a strip. An arithmetic-coded file without an end marker is
/// refused, because its coding does not show whether rows are missing. JPEG has no checksums: damage that
/// results in other valid codes is not detected.
struct JPEGReader: ~Copyable {
  /// libjpeg's own limit (`JPEG_MAX_DIMENSION`).
  private static let longestSide = 65_500
  private let handle: OpaquePointer
  private let layout: PixelLayout
  private let transform: ColorTransform?
  private let usesPlainInks: Bool
  private let limits: DecodeLimits
  let header: PhotoHeader
  /// What was found before any pixel.
  let warnings: [PhotoWarning]

  /// A reader of a whole file.
  ///
  /// - Parameter bytes: The bytes of `file`, which must outlive the reader.
  /// - Throws: ``PhotoError`` where the file is over the limits, damaged before its first scan, or of a kind
  ///   that is not read.
  init(
    _ file: SourceWindow, bytes: UnsafeBufferPointer<UInt8>, limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) {
    let segments = try JPEGSegments(file)
    try Self.check(segments, limits, file.byteCount)
    try limits.check(scans: segments.scanCount(of: bytes))
    try self.init(segments, bytes, fileBytes: file.byteCount, limits, converter)
  }

  /// The header of a file, which is read up to its first scan. The number of scans is not checked.
  ///
  /// - Throws: ``PhotoError`` where the file is over the limits, damaged before its first scan, or of a kind
  ///   that is not read, or where the source cannot be read.
  static func header(
    of file: SourceWindow, limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) -> PhotoHeader {
    let segments = try JPEGSegments(file)
    try check(segments, limits, file.byteCount)
    return try segments.excerpt.withUnsafeBufferPointer { (excerpt) throws(PhotoError) in
      try JPEGReader(segments, excerpt, fileBytes: file.byteCount, limits, converter).header
    }
  }

  /// - Parameters:
  ///   - bytes: What libjpeg reads.
  ///   - fileBytes: Number of bytes of the whole file.
  private init(
    _ segments: JPEGSegments, _ bytes: UnsafeBufferPointer<UInt8>, fileBytes: Int, _ limits: DecodeLimits,
    _ converter: ColorConverter
  ) throws(PhotoError) {
    let handle = try Self.open(bytes, limits)
    let found = deckle_jpeg_get_header(handle)
    do throws(PhotoError) {
      try limits.check(workingBytes: found.coefficient_bytes)
      if segments.frame?.isCertainlyTruncated(fileBytes: fileBytes) == true { throw .truncated(.jpeg) }
    } catch {
      deckle_jpeg_close(handle)
      throw error
    }
    self.handle = handle
    self.limits = limits
    layout = Self.layout(found)
    let finding = ExifColors.finding(
      of: segments.exif, below: Self.finding(segments.profileParts, layout, limits, converter), layout)
    let exif = segments.exif.map { ExifOrientation($0) } ?? ExifOrientation()
    usesPlainInks = finding.source == .plainInks
    transform = converter.transform(from: finding.color, usesPlainInks ? .rgba8 : layout)
    header = PhotoHeader(
      format: .jpeg, storedSize: PixelSize(width: Int(found.width), height: Int(found.height)),
      orientation: exif.orientation, hasAlpha: false, encoding: Self.encoding(segments.frame, found.colors),
      colorSource: finding.source, profile: finding.profile, workingBytes: found.coefficient_bytes)
    warnings = finding.warnings + [exif.warning].compactMap(\.self)
  }

  deinit { deckle_jpeg_close(handle) }

  /// The pixels decoded at 1/`reduction` of the stored size, in the working space.
  ///
  /// - Parameter part: The part of the stored picture that is needed, in pixels of its full size; nil for all
  ///   of it.
  /// - Throws: ``PhotoError/truncated(_:)``, ``PhotoError/corrupt(_:reason:)``, or
  ///   ``PhotoError/overLimit(what:found:limit:)`` for too many scans.
  consuming func read(reduction: Int, part: PixelRect?) throws(PhotoError) -> StoredPicture {
    let decoded = try start(reduction: reduction, part: part)
    let pixmap = try Pixmap<PremultipliedPixel>(width: Int(decoded.width), height: Int(decoded.height)) {
      (target) throws(PhotoError) in
      var message = deckle_message()
      let bytes = target.bytes
      let pixels = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      guard deckle_jpeg_read(handle, pixels, &message) == 0 else {
        throw Self.error(message, limits)
      }
      try checkData()
      if usesPlainInks { PlainInks.convert(bytes, isInverted: layout == .cmyk8Inverted) }
      transform?.convert(bytes)
    }
    return StoredPicture(
      pixmap: pixmap, origin: (Int(decoded.x), Int(decoded.y)), isColorConverted: transform != nil,
      reduction: reduction, warnings: notes)
  }

  /// Starts decoding `part`. Returns the part that will be decoded, which contains it.
  private func start(reduction: Int, part: PixelRect?) throws(PhotoError) -> deckle_jpeg_part {
    var decoded = deckle_jpeg_part(part ?? PixelRect(header.storedSize), reduction: reduction)
    var message = deckle_message()
    guard deckle_jpeg_start(handle, Int32(reduction), &decoded, &message) == 0 else {
      throw Self.error(message, limits)
    }
    return decoded
  }

  private func checkData() throws(PhotoError) {
    let found = deckle_jpeg_get_findings(handle)
    guard found.is_cut == 0 else { throw .truncated(.jpeg) }
    guard found.is_damaged == 0 else {
      let messages = lines(deckle_jpeg_get_notes(handle))
      // Stray bytes are not a reason to refuse a file.
      let reason = messages.first { !$0.contains("extraneous") } ?? messages.first
      throw .corrupt(.jpeg, reason: reason ?? "a part of it is missing")
    }
  }

  private var notes: [PhotoWarning] {
    let found = deckle_jpeg_get_findings(handle)
    return JPEGNotes(found, lines(deckle_jpeg_get_notes(handle))).warnings
  }

  private static func error(_ message: deckle_message, _ limits: DecodeLimits) -> PhotoError {
    if message.scans != 0 {
      return .overLimit(what: "the number of scans", found: Int(message.scans), limit: limits.scans)
    }
    // Data read past the end of the file looks damaged.
    return message.is_truncated != 0 ? .truncated(.jpeg) : .corrupt(.jpeg, reason: text(message))
  }
}

extension JPEGReader {
  private static func check(
    _ segments: JPEGSegments, _ limits: DecodeLimits, _ fileBytes: Int
  ) throws(PhotoError) {
    guard let frame = segments.frame else { return }
    if let kind = frame.unsupportedKind { throw .unsupportedKind(.jpeg, kind: kind) }
    var own = limits
    own.side = min(limits.side, longestSide)
    try own.check(frame.width, frame.height)
    try own.check(
      frame.width, frame.height, bits: frame.bitsPerPixel, fileBytes: fileBytes,
      free: frame.isArithmetic ? DecodeLimits.alwaysExpandedArithmetic : DecodeLimits.alwaysExpanded)
  }

  private static func open(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: DecodeLimits) throws(PhotoError)
    -> OpaquePointer
  {
    var message = deckle_message()
    let handle = deckle_jpeg_open(bytes.baseAddress, bytes.count, Int32(limits.scans), &message)
    guard let handle else { throw error(message, limits) }
    return handle
  }

  private static func layout(_ found: deckle_jpeg_header) -> PixelLayout {
    switch found.colors {
    case .DECKLE_JPEG_GRAY: .gray8
    // Adobe's applications, recognised by their marker, store 0 for full ink; without it 255 is full ink.
    case .DECKLE_JPEG_CMYK, .DECKLE_JPEG_YCCK: found.has_adobe_marker != 0 ? .cmyk8Inverted : .cmyk8
    case .DECKLE_JPEG_YCBCR, .DECKLE_JPEG_RGB: .rgba8
    }
  }

  private static func finding(
    _ parts: ProfileParts, _ layout: PixelLayout, _ limits: DecodeLimits, _ converter: ColorConverter
  ) -> ColorFinding {
    let assumed = ColorFinding(source: layout.isInk ? .plainInks : .assumedSRGB)
    guard !parts.isEmpty else { return assumed }
    guard let bytes = parts.profile, bytes.count <= limits.profileBytes else {
      var finding = assumed
      let fault =
        parts.profile == nil ? "is not complete" : "is over the limit of \(limits.profileBytes) bytes"
      finding.warnings = [EmbeddedProfile.warning(fault, layout)]
      return finding
    }
    return EmbeddedProfile(bytes: bytes).finding(for: layout, converter)
  }

  /// A description such as "baseline, 8 bits, YCbCr 4:2:0"; empty without a frame header.
  private static func encoding(_ frame: JPEGFrame?, _ colors: deckle_jpeg_colors) -> String {
    guard let frame else { return "" }
    let parts = [colors.name, frame.subsampling]
    return "\(frame.coding), " + parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension deckle_jpeg_colors {
  fileprivate var name: String {
    switch self {
    case .DECKLE_JPEG_YCBCR: "YCbCr"
    case .DECKLE_JPEG_GRAY: "gray"
    case .DECKLE_JPEG_RGB: "RGB"
    case .DECKLE_JPEG_CMYK: "CMYK"
    case .DECKLE_JPEG_YCCK: "YCCK"
    }
  }
}

extension deckle_jpeg_part {
  /// The decoded pixels that a rectangle of the stored picture touches.
  fileprivate init(_ rect: PixelRect, reduction: Int) {
    let scale = Double(reduction)
    let (left, top) = (max(0, (rect.x / scale).rounded(.down)), max(0, (rect.y / scale).rounded(.down)))
    self.init(
      x: UInt32(left), y: UInt32(top), width: UInt32(max(1, (rect.maxX / scale).rounded(.up) - left)),
      height: UInt32(max(1, (rect.maxY / scale).rounded(.up) - top)))
  }
}
