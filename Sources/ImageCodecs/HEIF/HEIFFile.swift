#if HEIF
  import CHEIF

  /// The primary picture of a HEIC or AVIF file; owns libheif's handles. The bytes must outlive it.
  struct HEIFFile: ~Copyable {
    private let context: OpaquePointer
    let picture: OpaquePointer

    /// - Throws: ``PhotoError`` where libheif cannot read the file.
    init(_ file: UnsafeBufferPointer<UInt8>, _ format: PhotoFormat) throws(PhotoError) {
      guard let context = heif_context_alloc() else { throw .corrupt(format, reason: "out of memory") }
      do throws(PhotoError) {
        let options: OpaquePointer? = nil
        try Self.check(
          heif_context_read_from_memory_without_copy(context, file.baseAddress, file.count, options), format)
        var picture: OpaquePointer?
        try Self.check(heif_context_get_primary_image_handle(context, &picture), format)
        guard let picture else { throw .corrupt(format, reason: "it has no picture") }
        self.context = context
        self.picture = picture
      } catch {
        heif_context_free(context)
        throw error
      }
    }

    deinit {
      heif_image_handle_release(picture)
      heif_context_free(context)
    }

    /// Checks the result of a libheif function.
    ///
    /// - Throws: ``PhotoError`` with libheif's message.
    static func check(_ error: heif_error, _ format: PhotoFormat) throws(PhotoError) {
      switch error.code {
      case heif_error_Ok: return
      case heif_error_Unsupported_feature, heif_error_Unsupported_filetype:
        let message = String(cString: error.message)
        throw .unsupportedKind(format, kind: "libheif reports “\(message)”; convert it to PNG or JPEG")
      default:
        let isCut = error.subcode == heif_suberror_End_of_data
        throw isCut ? .truncated(format) : .corrupt(format, reason: String(cString: error.message))
      }
    }

    /// The colours that the file describes: an ICC profile takes precedence over code points.
    func finding(_ limits: DecodeLimits, _ converter: ColorConverter) -> ColorFinding {
      let count = heif_image_handle_get_raw_color_profile_size(picture)
      if count > limits.profileBytes {
        let fault = "is over the limit of \(limits.profileBytes) bytes"
        return ColorFinding(warnings: [EmbeddedProfile.warning(fault, .rgba8)])
      }
      if count > 0 {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
          filled =
            heif_image_handle_get_raw_color_profile(picture, buffer.baseAddress).code == heif_error_Ok
            ? count : 0
        }
        return EmbeddedProfile(bytes: bytes).finding(for: .rgba8, converter)
      }
      return codePointFinding
    }

    private var codePointFinding: ColorFinding {
      var found: UnsafeMutablePointer<heif_color_profile_nclx>?
      guard heif_image_handle_get_nclx_color_profile(picture, &found).code == heif_error_Ok, let found else {
        return ColorFinding()
      }
      defer { heif_nclx_color_profile_free(found) }
      return VideoCodePoints(
        primaries: Int(found.pointee.color_primaries.rawValue),
        transfer: Int(found.pointee.transfer_characteristics.rawValue)
      ).finding
    }
  }

  /// Code points as video encoders write them.
  private struct VideoCodePoints {
    let primaries, transfer: Int

    var finding: ColorFinding {
      // 2 is unspecified. Pictures with the camera curves of video are viewed on displays with a curve close
      // to sRGB's.
      let curve = [1, 2, 6, 14, 15].contains(transfer) ? 13 : transfer
      let points = CodePoints(primaries: primaries == 2 ? 1 : primaries, transfer: curve)
      guard let space = points.space else {
        return ColorFinding(warnings: [
          PhotoWarning(
            code: .colorInfoIgnored,
            message: "the colours are stated as \(points.name), which is not supported; sRGB was assumed; "
              + "export the photo again as sRGB")
        ])
      }
      if space == ColorSpace.sRGB.description { return ColorFinding(color: .sRGB, source: .taggedSRGB) }
      return ColorFinding(color: .described(space), source: .codePoints(points.name))
    }
  }
#endif
