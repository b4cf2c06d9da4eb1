import CCodecShims
import PictureTypes
import Raster

/// Reads one PNG file with libpng; owns the C handle.
struct PNGReader: ~Copyable {
  private let handle: OpaquePointer
  private let transform: ColorTransform?
  private let is16Bit: Bool
  private let isInterlaced: Bool
  private let lacksEnd: Bool
  let header: PhotoHeader
  /// What was found before any pixel.
  let warnings: [PhotoWarning]

  /// A reader of a whole file.
  ///
  /// - Parameter bytes: The bytes of `file`, which must outlive the reader.
  /// - Throws: ``PhotoError`` where the file is over the limits, damaged before its pixels, or of a kind that
  ///   is not read.
  init(
    _ file: SourceWindow, bytes: UnsafeBufferPointer<UInt8>, limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) {
    let description = try Description(file, limits, scope: .wholeFile)
    try self.init(description, bytes, spans: description.chunks.spans, limits, converter)
  }

  /// The header of a file, of which only the chunks that it needs are read.
  ///
  /// - Throws: ``PhotoError`` where the file is over the limits, damaged before its pixels, or of a kind that
  ///   is not read, or where the source cannot be read.
  static func header(
    of file: SourceWindow, limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) -> PhotoHeader {
    let description = try Description(file, limits, scope: .header)
    return try description.chunks.excerpt.withUnsafeBufferPointer { (excerpt) throws(PhotoError) in
      try PNGReader(description, excerpt, spans: [0..<excerpt.count], limits, converter).header
    }
  }

  /// The parts of a file that our own parser reads.
  private struct Description {
    let header: PNGHeader?
    let chunks: PNGChunks

    /// - Throws: ``PhotoError`` where the file is over the limits or is a CgBI file.
    init(_ file: SourceWindow, _ limits: DecodeLimits, scope: PNGChunks.Scope) throws(PhotoError) {
      var file = file
      header = try PNGHeader(&file)
      try header?.check(limits, fileBytes: file.byteCount)
      chunks = try PNGChunks(file, limits: limits, scope: scope)
      guard !chunks.isCgBI else { throw .unsupportedKind(.png, kind: PNGReader.cgbi) }
    }
  }

  /// - Parameter spans: The ranges of `bytes` that libpng reads, from the signature on.
  private init(
    _ description: Description, _ bytes: UnsafeBufferPointer<UInt8>, spans: [Range<Int>],
    _ limits: DecodeLimits, _ converter: ColorConverter
  ) throws(PhotoError) {
    handle = try Self.open(bytes, spans, limits)
    let (stated, chunks) = (description.header, description.chunks)
    is16Bit = stated?.depth == 16
    isInterlaced = stated?.isInterlaced ?? false
    lacksEnd = chunks.lacksEnd
    let layout = stated?.layout ?? .rgba8
    let finding = ExifColors.finding(
      of: chunks.contents["eXIf"],
      below: PNGColors(chunks: chunks.contents, layout: layout, limits: limits, converter: converter).finding,
      layout)
    let exif = chunks.contents["eXIf"].map { ExifOrientation($0) } ?? ExifOrientation()
    let found = deckle_png_get_header(handle)
    transform = converter.transform(from: finding.color, layout)
    header = PhotoHeader(
      format: .png, storedSize: PixelSize(width: Int(found.width), height: Int(found.height)),
      orientation: exif.orientation, hasAlpha: found.has_alpha != 0, encoding: stated?.encoding ?? "",
      colorSource: finding.source, profile: finding.profile)
    warnings =
      chunks.warnings + finding.warnings + [exif.warning].compactMap(\.self)
      + (chunks.isAnimated ? [Self.animation] : [])
  }

  deinit { deckle_png_close(handle) }

  private static let cgbi =
    "an iPhone-optimised PNG (CgBI), as written by Xcode; export it again as a standard PNG"
  private static let animation = PhotoWarning(
    code: .animationFirstFrame, message: "the file is an animated PNG; its still picture was used")

  private static func open(
    _ bytes: UnsafeBufferPointer<UInt8>, _ spans: [Range<Int>], _ limits: DecodeLimits
  ) throws(PhotoError) -> OpaquePointer {
    var message = deckle_message()
    let spans = spans.map { deckle_span(start: $0.lowerBound, count: $0.count) }
    let handle = deckle_png_open(bytes.baseAddress, spans, spans.count, limits.profileBytes, &message)
    guard let handle else { throw error(message) }
    return handle
  }

  /// All pixels as stored in the file, expanded to 8 bits a channel, in the working space, premultiplied.
  ///
  /// - Throws: ``PhotoError/truncated(_:)`` or ``PhotoError/corrupt(_:reason:)``.
  consuming func read() throws(PhotoError) -> StoredPicture {
    let size = header.storedSize
    let pixmap = try Pixmap<PremultipliedPixel>(width: size.width, height: size.height) {
      (target) throws(PhotoError) in
      try fill(target)
      if header.hasAlpha { target.premultiply() }
    }
    let end = try finish()
    return StoredPicture(pixmap: pixmap, isColorConverted: transform != nil, warnings: notes + end)
  }

  private func fill(
    _ target: UnsafeMutableBufferPointer<PremultipliedPixel>
  ) throws(PhotoError) {
    let isWide = is16Bit && transform != nil
    var message = deckle_message()
    guard deckle_png_start(handle, isWide ? 1 : 0, &message) == 0 else { throw Self.error(message) }
    if let transform, isWide { return try fillWide(target, transform) }
    try readRows(target.bytes.baseAddress, count: header.storedSize.height)
    transform?.convert(target.bytes)
  }

  /// Reads through a buffer of 16 bits a channel, which holds one row, or the whole picture where it is
  /// interlaced.
  private func fillWide(
    _ target: UnsafeMutableBufferPointer<PremultipliedPixel>, _ transform: ColorTransform
  ) throws(PhotoError) {
    let size = header.storedSize
    let rows = isInterlaced ? size.height : 1
    let buffer = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: size.width * 4 * rows)
    defer { buffer.deallocate() }
    for y in stride(from: 0, to: size.height, by: rows) {
      try readRows(buffer.baseAddress, count: rows)
      let part = UnsafeMutableRawBufferPointer(
        rebasing: target.bytes[y * size.width * 4..<(y + rows) * size.width * 4])
      transform.convert(UnsafeBufferPointer(buffer), to: part)
    }
  }

  private func readRows(_ rows: UnsafeMutableRawPointer?, count: Int) throws(PhotoError) {
    var message = deckle_message()
    guard deckle_png_read_rows(handle, rows, count, &message) == 0 else { throw Self.error(message) }
  }

  private func finish() throws(PhotoError) -> [PhotoWarning] {
    var message = deckle_message()
    if deckle_png_finish(handle, &message) == 0 { return [] }
    guard lacksEnd, message.is_truncated != 0 else { throw Self.error(message) }
    return [
      PhotoWarning(
        code: .dataDamaged,
        message: "the end of the PNG file is missing; the picture is complete; copy the photo again")
    ]
  }

  /// libpng's warnings, except for chunks that have a warning of ours.
  private var notes: [PhotoWarning] {
    lines(deckle_png_get_notes(handle)).compactMap { line in
      let name = line.prefix { $0 != ":" }
      guard !warnings.contains(where: { $0.message.contains("\(name) chunk") }) else { return nil }
      return PNGNote(line).warning
    }
  }

  private static func error(_ message: deckle_message) -> PhotoError {
    message.is_truncated != 0 ? .truncated(.png) : .corrupt(.png, reason: text(message))
  }
}
