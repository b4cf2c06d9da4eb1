import CWebP
import Raster

/// The RIFF container of a WebP file (RFC 9649, 2), read from a source. The image data is skipped.
struct WebPContainer {
  let isAnimated: Bool
  /// Whether the file is shorter than its header states.
  let isTruncated: Bool
  /// The ICC profile and the Exif block, unchecked.
  private(set) var profile: [UInt8]?
  private(set) var exif: [UInt8]?
  /// What libwebp needs to describe the picture: the file header, the chunk VP8X, an empty chunk ALPH where
  /// there is one, and the first bytes of the image chunk.
  private(set) var excerpt: [UInt8] = []

  /// Bytes of the file header, and of the header of a chunk.
  private static let (fileHeaderLength, chunkHeaderLength) = (12, 8)
  /// Bytes of an image chunk that libwebp reads at most: the frame header of VP8 has 10.
  private static let imageHeaderLength = 32

  /// - Throws: ``PhotoError`` where the source cannot be read or has no whole header.
  init(_ file: SourceWindow) throws(PhotoError) {
    var file = file
    guard file.byteCount >= Self.fileHeaderLength else { throw .truncated(.webp) }
    excerpt = try file.bytes(0..<Self.fileHeaderLength)
    let statedEnd = littleEndian(excerpt[4..<8]) + 8
    isTruncated = statedEnd > file.byteCount
    let end = min(statedEnd, file.byteCount)
    var flags: UInt32 = 0
    var hasImage = false
    var offset = Self.fileHeaderLength
    while offset + Self.chunkHeaderLength <= end {
      let header = try file.bytes(offset..<offset + Self.chunkHeaderLength)
      let length = littleEndian(header[4...])
      let content = offset + Self.chunkHeaderLength..<offset + Self.chunkHeaderLength + length
      let available = content.clamped(to: 0..<end)
      switch String(decoding: header[..<4], as: UTF8.self) {
      case "VP8X" where offset == Self.fileHeaderLength:
        let bytes = try file.bytes(available)
        flags = UInt32(bytes.first ?? 0)
        excerpt += header + bytes
      case "ALPH" where !hasImage: excerpt += header[..<4] + [0, 0, 0, 0]
      case "VP8 ", "VP8L":
        if !hasImage { excerpt += header + (try file.bytes(available.prefix(Self.imageHeaderLength))) }
        hasImage = true
      case "ICCP" where flags & ICCP_FLAG.rawValue != 0 && profile == nil: profile = try file.bytes(available)
      case "EXIF" where flags & EXIF_FLAG.rawValue != 0 && exif == nil: exif = try file.bytes(available)
      default: break
      }
      guard content.upperBound <= end else { break }
      offset = content.upperBound + length % 2
    }
    isAnimated = flags & ANIMATION_FLAG.rawValue != 0
  }

  /// Whether libwebp finds the container of a whole file valid.
  static func isValid(_ file: UnsafeBufferPointer<UInt8>) -> Bool {
    var data = WebPData(bytes: file.baseAddress, size: file.count)
    guard let demuxer = WebPDemux(&data) else { return false }
    WebPDemuxDelete(demuxer)
    return true
  }
}

/// A number whose least significant byte comes first.
func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
