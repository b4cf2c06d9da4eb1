package import PictureTypes
package import Raster

/// Reads photos: PNG of every colour type and depth, JPEG baseline and progressive, WebP, and with the package's
/// trait `HEIF` also HEIC and AVIF.
///
/// Copies share what they learned of colour profiles, and may be used by several threads at once.
package struct PhotoDecoder: Sendable {
  /// What a photo may ask for.
  package var limits: DecodeLimits
  /// What the numbers of decoded pixels mean. Photos that say nothing of their colours are read as sRGB.
  package var workingSpace: ColorSpace
  private let cache = TransformCache()

  /// A decoder with the given limits.
  package init(limits: DecodeLimits = DecodeLimits(), workingSpace: ColorSpace = .sRGB) {
    self.limits = limits
    self.workingSpace = workingSpace
  }

  /// How many colour transforms this decoder and its copies have built: one for each profile and kind of pixels.
  package var colorTransformCount: Int { cache.builtCount }

  /// What the file says, without decoding pixels.
  package func inspect(_ file: [UInt8]) throws(PhotoError) -> PhotoHeader {
    let format = try format(of: file)
    return try file.withUnsafeBufferPointer { (bytes) throws(PhotoError) in
      switch format {
      case .png: try PNGReader(bytes, limits: limits, converter).header
      case .webp: try WebPReader(bytes, limits: limits, converter).header
      #if HEIF
        case .heif, .avif: try HEIFReader(bytes, format, limits: limits, converter).header
      #endif
      default: try JPEGReader(bytes, limits: limits, converter).header
      }
    }
  }

  /// The photo upright, in the working space, premultiplied.
  ///
  /// - Parameters:
  ///   - reduction: 1, 2, 4 or 8. A JPEG is decoded at that fraction of its size, sides rounded up; other formats are
  ///     decoded at their own.
  ///   - part: what of the upright photo is needed, in pixels of its full size. Of a JPEG not much more is decoded; of other
  ///     formats, and where nil, all.
  package func decode(
    _ file: [UInt8], reduction: Int = 1, part: PixelRect? = nil
  ) throws(PhotoError) -> DecodedPhoto {
    let format = try format(of: file)
    return try file.withUnsafeBufferPointer { (bytes) throws(PhotoError) in
      switch format {
      case .png: try decodePNG(bytes)
      case .webp: try decodeWebP(bytes)
      #if HEIF
        case .heif, .avif: try decodeHEIF(bytes, format)
      #endif
      default: try decodeJPEG(bytes, reduction: reduction, part: part)
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

  private var converter: ColorConverter { ColorConverter(target: workingSpace, cache: cache) }

  private func decodePNG(_ file: UnsafeBufferPointer<UInt8>) throws(PhotoError) -> DecodedPhoto {
    let reader = try PNGReader(file, limits: limits, converter)
    let (header, warnings) = (reader.header, reader.warnings)
    return try reader.read().photo(header, in: workingSpace, warnings: warnings)
  }

  private func decodeJPEG(
    _ file: UnsafeBufferPointer<UInt8>, reduction: Int, part: PixelRect?
  ) throws(PhotoError) -> DecodedPhoto {
    let reader = try JPEGReader(file, limits: limits, converter)
    let (header, warnings) = (reader.header, reader.warnings)
    let stored = part.map { header.orientation.stored($0, in: header.storedSize) }
    return try reader.read(reduction: reduction, part: stored)
      .photo(header, in: workingSpace, warnings: warnings)
  }

  private func decodeWebP(_ file: UnsafeBufferPointer<UInt8>) throws(PhotoError) -> DecodedPhoto {
    let reader = try WebPReader(file, limits: limits, converter)
    return try reader.read().photo(reader.header, in: workingSpace, warnings: reader.warnings)
  }

  #if HEIF
    private func decodeHEIF(_ file: UnsafeBufferPointer<UInt8>, _ format: PhotoFormat) throws(PhotoError)
      -> DecodedPhoto
    {
      let reader = try HEIFReader(file, format, limits: limits, converter)
      let (header, warnings) = (reader.header, reader.warnings)
      return try reader.read().photo(header, in: workingSpace, warnings: warnings)
    }
  #endif
}
