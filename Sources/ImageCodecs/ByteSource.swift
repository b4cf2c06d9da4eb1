/// Random access to the bytes of a photo file, so that its header can be read without reading all of it.
package struct ByteSource {
  /// Number of bytes of the file.
  package let byteCount: Int
  private let read: (Range<Int>) throws(PhotoError) -> [UInt8]

  /// A source that reads by calling a closure.
  ///
  /// - Parameters:
  ///   - byteCount: Number of bytes of the file.
  ///   - read: Returns the bytes of a range, which lies within the file and is not empty. Throws
  ///     ``PhotoError`` where they cannot be read.
  package init(byteCount: Int, read: @escaping (Range<Int>) throws(PhotoError) -> [UInt8]) {
    self.byteCount = byteCount
    self.read = read
  }

  /// A source of bytes in memory.
  package init(_ bytes: [UInt8]) {
    self.init(byteCount: bytes.count) { range in Array(bytes[range]) }
  }

  /// The bytes of a range within the file.
  ///
  /// - Throws: ``PhotoError`` where they cannot be read, or the file has become shorter.
  func bytes(_ range: Range<Int>) throws(PhotoError) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    let bytes = try read(range)
    guard bytes.count == range.count else {
      throw .unreadable(reason: "it became shorter while it was being read")
    }
    return bytes
  }
}

/// Reads ranges of a source through a window: neighbouring small ranges are read at once.
struct SourceWindow {
  /// Bytes that are read at once while ranges follow one another. A range that begins further after the
  /// window is read by itself: the chunk headers of a PNG file are 8 KiB of pixel data apart, which are to be
  /// skipped.
  private static let readAhead = 4096

  private let source: ByteSource
  private var window: [UInt8] = []
  private var start = 0

  init(_ source: ByteSource) { self.source = source }

  /// Number of bytes of the file.
  var byteCount: Int { source.byteCount }

  /// The bytes of a range within the file.
  ///
  /// - Throws: ``PhotoError`` where they cannot be read.
  mutating func bytes(_ range: Range<Int>) throws(PhotoError) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    try load(range)
    return Array(window[range.lowerBound - start..<range.upperBound - start])
  }

  /// The byte at an offset within the file.
  ///
  /// - Throws: ``PhotoError`` where it cannot be read.
  mutating func byte(at offset: Int) throws(PhotoError) -> UInt8 {
    try load(offset..<offset + 1)
    return window[offset - start]
  }

  private mutating func load(_ range: Range<Int>) throws(PhotoError) {
    let loaded = start..<start + window.count
    guard range.lowerBound < loaded.lowerBound || range.upperBound > loaded.upperBound else { return }
    let isNear = (loaded.lowerBound...loaded.upperBound + Self.readAhead).contains(range.lowerBound)
    let count = isNear ? max(range.count, Self.readAhead) : range.count
    window = try source.bytes(range.lowerBound..<min(byteCount, range.lowerBound + count))
    start = range.lowerBound
  }
}
