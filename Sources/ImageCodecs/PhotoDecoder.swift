import Raster

/// Reads photos: PNG of every colour type and depth, JPEG baseline and progressive.
public struct PhotoDecoder: Sendable {
  /// What a photo may ask for.
  public var limits: DecodeLimits

  /// A decoder with the given limits.
  public init(limits: DecodeLimits = DecodeLimits()) {
    self.limits = limits
  }

  /// What the file says, without decoding pixels.
  public func inspect(_ file: [UInt8]) throws(PhotoError) -> PhotoHeader {
    let format = try format(of: file)
    return try file.withUnsafeBufferPointer { (bytes) throws(PhotoError) in
      switch format {
      case .png: try PNGReader(bytes, limits: limits).header
      default: try JPEGReader(bytes, limits: limits).header
      }
    }
  }

  /// The photo upright, in sRGB, premultiplied.
  ///
  /// - Parameter reduction: 1, 2, 4 or 8. A JPEG is decoded at that fraction of its size, sides rounded up;
  ///   other formats are decoded whole.
  public func decode(_ file: [UInt8], reduction: Int = 1) throws(PhotoError) -> DecodedPhoto {
    let format = try format(of: file)
    return try file.withUnsafeBufferPointer { (bytes) throws(PhotoError) in
      switch format {
      case .png: try decodePNG(bytes)
      default: try decodeJPEG(bytes, reduction: reduction)
      }
    }
  }

  private func format(of file: [UInt8]) throws(PhotoError) -> PhotoFormat {
    guard !file.isEmpty else { throw .empty }
    try limits.check(fileBytes: file.count)
    guard let format = PhotoFormat(sniffing: file) else { throw .notAPicture }
    guard format.isReadable else { throw .unsupported(format) }
    return format
  }

  private func decodePNG(_ file: UnsafeBufferPointer<UInt8>) throws(PhotoError) -> DecodedPhoto {
    let reader = try PNGReader(file, limits: limits)
    let header = reader.header
    let decoded = try reader.read()
    let color = header.profile.map { EmbeddedProfile($0).convert(decoded.pixmap) }
    let straight = color?.pixmap ?? decoded.pixmap
    return DecodedPhoto(
      pixmap: straight.premultiplied().oriented(header.orientation), header: header, reduction: 1,
      isColorConverted: color?.isConverted ?? false, warnings: decoded.warnings + (color?.warnings ?? []))
  }

  private func decodeJPEG(_ file: UnsafeBufferPointer<UInt8>, reduction: Int) throws(PhotoError)
    -> DecodedPhoto
  {
    let reader = try JPEGReader(file, limits: limits)
    let header = reader.header
    let decoded = try reader.read(reduction: reduction)
    let profile = header.profile.map { EmbeddedProfile($0) }
    let color =
      if let ink = decoded.ink { ink.converted(decoded.pixmap, by: profile) } else {
        profile?.convert(decoded.pixmap) ?? ColorConversion(pixmap: decoded.pixmap)
      }
    // Without alpha, straight and premultiplied are the same bytes.
    let opaque = color.pixmap.premultiplied()
    return DecodedPhoto(
      pixmap: opaque.oriented(header.orientation), header: header, reduction: reduction,
      isColorConverted: color.isConverted, warnings: decoded.warnings + color.warnings)
  }
}
