import CWebP

/// The parts of a WebP file beside its pixels, by libwebpdemux.
struct WebPContainer {
  let isAnimated: Bool
  private(set) var profile: [UInt8]?
  private(set) var exif: [UInt8]?

  /// Nil where the container is broken or cut.
  init?(_ file: UnsafeBufferPointer<UInt8>) {
    var data = WebPData(bytes: file.baseAddress, size: file.count)
    guard let demuxer = WebPDemux(&data) else { return nil }
    defer { WebPDemuxDelete(demuxer) }
    let flags = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS)
    isAnimated = flags & ANIMATION_FLAG.rawValue != 0
    profile = flags & ICCP_FLAG.rawValue != 0 ? Self.chunk("ICCP", demuxer) : nil
    exif = flags & EXIF_FLAG.rawValue != 0 ? Self.chunk("EXIF", demuxer) : nil
  }

  private static func chunk(_ name: String, _ demuxer: OpaquePointer) -> [UInt8]? {
    var iterator = WebPChunkIterator()
    guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&iterator) }
    return Array(UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
  }
}
