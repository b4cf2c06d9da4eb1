import CCodecShims
import PictureTypes
import Raster

/// One JPEG file being read by libjpeg; owns the C handle. The bytes must outlive it.
///
/// What is damaged is refused where pixels are wrong or missing: half a face on a card is worse than an
/// error. So a file whose data ends before the last row, or in a progressive one before the last bit, is
/// truncated; one with codes that cannot be, or data that stops at a marker in the middle, is corrupt. Read
/// with a warning is what lacks only its end marker or its colours, has stray bytes between its segments, or
/// is damaged between restart markers, which keep the damage to a strip. An arithmetic-coded file without its
/// end marker is refused, since its coding hides whether rows are missing. JPEG has no checksums: damage that
/// makes other codes that can be is not noticed.
struct JPEGReader: ~Copyable {
  /// What libjpeg reads at most (JPEG_MAX_DIMENSION).
  private static let longestSide = 65_500
  private let handle: OpaquePointer
  private let layout: PixelLayout
  private let transform: ColorTransform?
  private let usesPlainInks: Bool
  let header: PhotoHeader
  /// What was found before any pixel.
  let warnings: [PhotoWarning]

  init(_ file: UnsafeBufferPointer<UInt8>, limits: DecodeLimits, _ converter: ColorConverter)
    throws(PhotoError)
  {
    let segments = JPEGSegments(file)
    try segments.frame.map { (frame) throws(PhotoError) in try Self.check(frame, limits, file.count) }
    try limits.check(scans: segments.scanCount)
    let handle = try Self.open(file, limits)
    let found = deckle_jpeg_get_header(handle)
    do throws(PhotoError) {
      try limits.check(workingBytes: found.coefficient_bytes)
      if segments.frame?.isCertainlyCut(fileBytes: file.count) == true { throw .truncated(.jpeg) }
    } catch {
      deckle_jpeg_close(handle)
      throw error
    }
    self.handle = handle
    layout = Self.layout(found)
    let finding = Self.finding(segments.profileParts, layout, limits, converter)
    let exif = segments.exif.map { ExifOrientation(file[$0]) } ?? ExifOrientation()
    usesPlainInks = finding.source == .plainInks
    transform = converter.transform(from: finding.color, usesPlainInks ? .rgba8 : layout)
    header = PhotoHeader(
      format: .jpeg, storedSize: PixelSize(width: Int(found.width), height: Int(found.height)),
      orientation: exif.orientation, hasAlpha: false, encoding: Self.words(segments.frame, found.colors),
      colorSource: finding.source, profile: finding.profile, workingBytes: found.coefficient_bytes)
    warnings = finding.warnings + [exif.warning].compactMap(\.self)
  }

  deinit { deckle_jpeg_close(handle) }

  /// The pixels decoded at 1/`reduction` of the stored size, in the working space.
  ///
  /// - Parameter part: the part of the stored picture that is needed, in pixels of its full size; all of it where nil.
  consuming func read(reduction: Int, part: PixelRect?) throws(PhotoError) -> StoredPicture {
    let decoded = try start(reduction: reduction, part: part)
    let pixmap = try Pixmap<PremultipliedPixel>(width: Int(decoded.width), height: Int(decoded.height)) {
      (target) throws(PhotoError) in
      var message = deckle_message()
      let bytes = target.bytes
      let pixels = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      guard deckle_jpeg_read(handle, pixels, &message) == 0 else { throw Self.error(message) }
      try checkData()
      if usesPlainInks { PlainInks.convert(bytes, isInverted: layout == .cmyk8Inverted) }
      transform?.convert(bytes)
    }
    return StoredPicture(
      pixmap: pixmap, origin: (Int(decoded.x), Int(decoded.y)), isColorConverted: transform != nil,
      reduction: reduction, warnings: notes)
  }

  /// Begins to decode `part`; what comes may begin before it and reach further.
  private func start(reduction: Int, part: PixelRect?) throws(PhotoError) -> deckle_jpeg_part {
    var decoded = deckle_jpeg_part(part ?? PixelRect(header.storedSize), reduction: reduction)
    var message = deckle_message()
    guard deckle_jpeg_start(handle, Int32(reduction), &decoded, &message) == 0 else {
      throw Self.error(message)
    }
    return decoded
  }

  private func checkData() throws(PhotoError) {
    let found = deckle_jpeg_get_findings(handle)
    guard found.is_cut == 0 else { throw .truncated(.jpeg) }
    guard found.is_damaged == 0 else {
      let said = lines(deckle_jpeg_get_notes(handle))
      // Stray bytes are not what it is refused for.
      let reason = said.first { !$0.contains("extraneous") } ?? said.first
      throw .corrupt(.jpeg, reason: reason ?? "a part of it is missing")
    }
  }

  private var notes: [PhotoWarning] {
    let found = deckle_jpeg_get_findings(handle)
    return JPEGNotes(found, lines(deckle_jpeg_get_notes(handle))).warnings
  }

  private static func error(_ message: deckle_message, _ limits: DecodeLimits = DecodeLimits()) -> PhotoError
  {
    if message.scans != 0 {
      return .overLimit(what: "the number of scans", found: Int(message.scans), limit: limits.scans)
    }
    // What is read past the end of the data looks damaged.
    return message.is_truncated != 0 ? .truncated(.jpeg) : .corrupt(.jpeg, reason: text(message))
  }
}

extension JPEGReader {
  private static func check(_ frame: JPEGFrame, _ limits: DecodeLimits, _ fileBytes: Int) throws(PhotoError) {
    if let kind = frame.unsupportedKind { throw .unsupportedKind(.jpeg, kind: kind) }
    var own = limits
    own.side = min(limits.side, longestSide)
    try own.check(frame.width, frame.height)
    try own.check(
      frame.width, frame.height, bits: frame.bitsPerPixel, fileBytes: fileBytes,
      free: frame.isArithmetic ? DecodeLimits.alwaysExpandedArithmetic : DecodeLimits.alwaysExpanded)
  }

  private static func open(_ file: UnsafeBufferPointer<UInt8>, _ limits: DecodeLimits) throws(PhotoError)
    -> OpaquePointer
  {
    var message = deckle_message()
    let handle = deckle_jpeg_open(file.baseAddress, file.count, Int32(limits.scans), &message)
    guard let handle else { throw error(message, limits) }
    return handle
  }

  private static func layout(_ found: deckle_jpeg_header) -> PixelLayout {
    switch found.colors {
    case DECKLE_JPEG_GRAY: .gray8
    // Adobe's applications, known by their marker, store 0 for full ink; without it 255 is full ink.
    case DECKLE_JPEG_CMYK, DECKLE_JPEG_YCCK: found.has_adobe_marker != 0 ? .cmyk8Inverted : .cmyk8
    default: .rgba8
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

  /// "baseline, 8 bits, YCbCr 4:2:0".
  private static func words(_ frame: JPEGFrame?, _ colors: deckle_jpeg_colors) -> String {
    guard let frame else { return "" }
    let names = ["YCbCr", "gray", "RGB", "CMYK", "YCCK"]
    let name = [names[min(Int(colors.rawValue), names.count - 1)], frame.samplingWords]
    return "\(frame.words), " + name.filter { !$0.isEmpty }.joined(separator: " ")
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
