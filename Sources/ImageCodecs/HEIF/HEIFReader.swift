#if HEIF
  import CHEIF
  import Raster

  /// Reads one HEIC or AVIF file with libheif, which turns pictures upright itself: the Exif orientation is
  /// ignored. The bytes must outlive the reader.
  struct HEIFReader: ~Copyable {
    private let file: HEIFFile
    private let format: PhotoFormat
    private let transform: ColorTransform?
    let header: PhotoHeader
    /// What was found before any pixel.
    let warnings: [PhotoWarning]

    /// - Throws: ``PhotoError`` where the file is over the limits or libheif cannot read it.
    init(
      _ bytes: UnsafeBufferPointer<UInt8>, _ format: PhotoFormat, limits: DecodeLimits,
      _ converter: ColorConverter
    ) throws(PhotoError) {
      let file = try HEIFFile(bytes, format)
      let size = PixelSize(
        width: Int(heif_image_handle_get_width(file.picture)),
        height: Int(heif_image_handle_get_height(file.picture)))
      try limits.check(size.width, size.height)
      try limits.check(size.width, size.height, bits: 24, fileBytes: bytes.count)
      let finding = file.finding(limits, converter)
      let hasAlpha = heif_image_handle_has_alpha_channel(file.picture) != 0
      let depth = heif_image_handle_get_luma_bits_per_pixel(file.picture)
      header = PhotoHeader(
        format: format, storedSize: size, orientation: .upright, hasAlpha: hasAlpha,
        encoding: "\(depth) bits" + (hasAlpha ? ", with alpha" : ""), colorSource: finding.source,
        profile: finding.profile, workingBytes: 4 * size.area)
      warnings = finding.warnings + (Self.isSequence(bytes) ? [Self.animation] : [])
      transform = converter.transform(from: finding.color, .rgba8)
      self.file = file
      self.format = format
    }

    private static let animation = PhotoWarning(
      code: .animationFirstFrame, message: "the file is a sequence of pictures; its still picture was used")

    /// Whether the file is a sequence by its brand (ISO/IEC 23008-12, AV1 Image File Format).
    private static func isSequence(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard bytes.count >= 12 else { return false }
      return ["avis", "msf1", "hevc", "hevx"].contains(String(decoding: bytes[8..<12], as: UTF8.self))
    }

    /// All pixels, rounded to 8 bits a channel, in the working space, premultiplied.
    ///
    /// - Throws: ``PhotoError`` where libheif cannot decode the picture.
    consuming func read() throws(PhotoError) -> StoredPicture {
      let picture = try decoded()
      defer { heif_image_release(picture) }
      var stride: Int32 = 0
      guard let rows = heif_image_get_plane_readonly(picture, heif_channel_interleaved, &stride) else {
        throw .corrupt(format, reason: "it has no pixels")
      }
      let size = header.storedSize
      guard heif_image_get_primary_width(picture) == size.width,
        heif_image_get_primary_height(picture) == size.height
      else { throw .corrupt(format, reason: "its picture does not have the stated size") }
      let isPremultiplied = heif_image_is_premultiplied_alpha(picture) != 0
      let pixmap = Pixmap<PremultipliedPixel>(width: size.width, height: size.height) { target in
        for y in 0..<size.height {
          let row = UnsafeRawBufferPointer(start: rows + y * Int(stride), count: size.width * 4)
          UnsafeMutableRawBufferPointer(rebasing: target.bytes[(y * size.width * 4)...]).copyMemory(from: row)
        }
        if isPremultiplied, header.hasAlpha { target.straighten() }
        transform?.convert(target.bytes)
        if header.hasAlpha { target.premultiply() }
      }
      return StoredPicture(pixmap: pixmap, isColorConverted: transform != nil)
    }

    private borrowing func decoded() throws(PhotoError) -> OpaquePointer {
      guard let options = heif_decoding_options_alloc() else {
        throw .corrupt(format, reason: "out of memory")
      }
      defer { heif_decoding_options_free(options) }
      options.pointee.convert_hdr_to_8bit = 1
      var picture: OpaquePointer?
      try HEIFFile.check(
        heif_decode_image(file.picture, &picture, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options),
        format)
      guard let picture else { throw .corrupt(format, reason: "it has no pixels") }
      return picture
    }
  }
#endif
