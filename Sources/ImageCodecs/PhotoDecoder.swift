package import PictureTypes
package import Raster

/// Reads photos: PNG of every colour type and depth, JPEG baseline and progressive, WebP, and with the
/// package trait `HEIF` also HEIC and AVIF.
///
/// Copies share a cache of colour transforms and may be used by several threads at once.
package struct PhotoDecoder: Sendable {
  /// The limits of a photo.
  package var limits: DecodeLimits
  /// The colour space of decoded pixels. Photos without colour information are taken as sRGB.
  package var workingSpace: ColorSpace
  private let cache = TransformCache()

  /// Bytes that are read to recognise the format.
  private static let signatureLength = 4096

  /// A decoder with the given limits.
  package init(limits: DecodeLimits = DecodeLimits(), workingSpace: ColorSpace = .sRGB) {
    self.limits = limits
    self.workingSpace = workingSpace
  }

  /// The number of colour transforms that this decoder and its copies have built: one for each profile and
  /// layout of pixels.
  package var colorTransformCount: Int { cache.builtCount }

  /// The header of a photo. Reads only the parts of the file that it needs; of HEIC and AVIF, the whole file.
  ///
  /// A photo whose pixels are damaged, or a JPEG with too many scans, has a header all the same; decoding it
  /// throws.
  ///
  /// - Throws: ``PhotoError`` where the photo cannot be used or the source cannot be read.
  package func inspect(_ source: ByteSource) throws(PhotoError) -> PhotoHeader {
    let (format, file) = try open(source)
    switch format {
    case .png: return try PNGReader.header(of: file, limits: limits, converter)
    case .jpeg: return try JPEGReader.header(of: file, limits: limits, converter)
    case .webp: return try WebPReader.header(of: file, limits: limits, converter)
    #if HEIF
      case .heif(let format):
        let bytes = try source.bytes(0..<source.byteCount)
        return try bytes.withUnsafeBufferPointer { (bytes) throws(PhotoError) in
          try HEIFReader(bytes, format, limits: limits, converter).header
        }
    #endif
    }
  }

  /// The header of a photo in memory; see ``inspect(_:)-(ByteSource)``.
  ///
  /// - Throws: ``PhotoError`` where the photo cannot be used.
  package func inspect(_ file: [UInt8]) throws(PhotoError) -> PhotoHeader { try inspect(ByteSource(file)) }

  /// The photo upright, in the working space, premultiplied.
  ///
  /// - Parameters:
  ///   - reduction: 1, 2, 4 or 8. A JPEG is decoded at 1/`reduction` of its size, sides rounded up; other
  ///     formats are decoded at full size.
  ///   - part: The part of the upright photo that is needed, in pixels of its full size. Of a JPEG little
  ///     more than it is decoded; other formats are decoded whole, and so is everything where it is nil.
  /// - Throws: ``PhotoError`` where the photo cannot be used.
  package func decode(
    _ file: [UInt8], reduction: Int = 1, part: PixelRect? = nil
  ) throws(PhotoError) -> DecodedPhoto {
    let (format, window) = try open(ByteSource(file))
    return try file.withUnsafeBufferPointer { (bytes) throws(PhotoError) in
      switch format {
      case .png: try decodePNG(window, bytes)
      case .jpeg: try decodeJPEG(window, bytes, reduction: reduction, part: part)
      case .webp: try decodeWebP(window, bytes)
      #if HEIF
        case .heif(let format): try decodeHEIF(bytes, format)
      #endif
      }
    }
  }

  /// Recognises the format of a file.
  private func open(
    _ source: ByteSource
  ) throws(PhotoError) -> (format: DecodableFormat, file: SourceWindow) {
    guard source.byteCount > 0 else { throw .empty }
    try limits.check(fileBytes: source.byteCount)
    var file = SourceWindow(source)
    let signature = try file.bytes(0..<min(Self.signatureLength, source.byteCount))
    guard let format = PhotoFormat(sniffing: signature) else {
      throw .notAPicture(OtherContent(of: signature))
    }
    guard let decodable = format.decodable else { throw .unsupported(format) }
    return (decodable, file)
  }

  private var converter: ColorConverter { ColorConverter(target: workingSpace, cache: cache) }

  private func decodePNG(
    _ file: SourceWindow, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PhotoError) -> DecodedPhoto {
    let reader = try PNGReader(file, bytes: bytes, limits: limits, converter)
    let (header, warnings) = (reader.header, reader.warnings)
    return try reader.read().photo(header, in: workingSpace, warnings: warnings)
  }

  private func decodeJPEG(
    _ file: SourceWindow, _ bytes: UnsafeBufferPointer<UInt8>, reduction: Int, part: PixelRect?
  ) throws(PhotoError) -> DecodedPhoto {
    let reader = try JPEGReader(file, bytes: bytes, limits: limits, converter)
    let (header, warnings) = (reader.header, reader.warnings)
    let stored = part.map { header.orientation.stored($0, in: header.storedSize) }
    return try reader.read(reduction: reduction, part: stored)
      .photo(header, in: workingSpace, warnings: warnings)
  }

  private func decodeWebP(
    _ file: SourceWindow, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PhotoError) -> DecodedPhoto {
    let reader = try WebPReader(file, bytes: bytes, limits: limits, converter)
    return try reader.read().photo(reader.header, in: workingSpace, warnings: reader.warnings)
  }

  #if HEIF
    private func decodeHEIF(
      _ bytes: UnsafeBufferPointer<UInt8>, _ format: PhotoFormat
    ) throws(PhotoError) -> DecodedPhoto {
      let reader = try HEIFReader(bytes, format, limits: limits, converter)
      let (header, warnings) = (reader.header, reader.warnings)
      return try reader.read().photo(header, in: workingSpace, warnings: warnings)
    }
  #endif
}
