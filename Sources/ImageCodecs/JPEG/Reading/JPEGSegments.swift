/// The marker segments of a JPEG file up to its first scan (ITU-T T.81, annex B), read from a source.
struct JPEGSegments {
  /// The frame header; nil where none precedes the first scan.
  private(set) var frame: JPEGFrame?
  /// The content of the first segment that holds an Exif block, without the signature.
  private(set) var exif: [UInt8]?
  /// The parts of the ICC profile in the order of the file.
  private(set) var profileParts = ProfileParts()
  /// Offset of the data of the first scan; nil where there is none.
  private(set) var firstScan: Int?
  /// The bytes up to the first scan without comments and application segments that libjpeg skips: what
  /// libjpeg reads to describe the picture.
  private(set) var excerpt: [UInt8] = []

  private var file: SourceWindow
  private var offset = 0

  /// Markers without a segment: TEM, and RST0…RST7 and SOI.
  private static func standsAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD8).contains(marker)
  }
  private static let (startOfScan, endOfImage): (UInt8, UInt8) = (0xDA, 0xD9)
  /// Bytes that are kept after the last segment: where the length of a DQT segment is too short, libjpeg
  /// reads a whole table of at most 129 bytes all the same.
  private static let margin = 129

  /// - Throws: ``PhotoError`` where the source cannot be read.
  init(_ file: SourceWindow) throws(PhotoError) {
    self.file = file
    try readSegments()
  }

  private mutating func readSegments() throws(PhotoError) {
    try keep(upTo: min(2, file.byteCount))
    while let (marker, content) = try nextSegment() {
      switch marker {
      case Self.startOfScan:
        firstScan = content.lowerBound
        return try keep(upTo: min(content.upperBound + Self.margin, file.byteCount))
      case Self.endOfImage: return try keep(upTo: min(content.upperBound + Self.margin, file.byteCount))
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        if frame == nil { frame = JPEGFrame(marker: marker, try file.bytes(content)) }
        try keep(upTo: content.upperBound)
      case 0xE1: try readExif(content)
      case 0xE2: try readProfilePart(content)
      // APP3…APP13, APP15 and comments.
      case 0xE3...0xED, 0xEF, 0xFE: break
      // Tables, and APP0 and APP14, which tell libjpeg the kind of colours.
      default: try keep(upTo: content.upperBound)
      }
      offset = content.upperBound
    }
    try keep(upTo: file.byteCount)
  }

  /// The next segment from `offset` on; nil at the end of the file. Skips bytes that are not a marker, as
  /// libjpeg does, and keeps all bytes up to the marker and its length, unless the segment is one that
  /// libjpeg skips.
  private mutating func nextSegment() throws(PhotoError) -> (marker: UInt8, content: Range<Int>)? {
    var position = offset
    while position + 1 < file.byteCount {
      let isMarkerPossible = try file.byte(at: position) == 0xFF
      let marker = try file.byte(at: position + 1)
      guard isMarkerPossible, marker != 0xFF, marker != 0 else {
        position += 1
        continue
      }
      position += 2
      if Self.standsAlone(marker) { continue }
      if marker == Self.endOfImage { return (marker, position..<position) }
      guard position + 2 <= file.byteCount else { return nil }
      let length = bigEndian(try file.bytes(position..<position + 2)[...])
      try keep(upTo: position - 2)
      let start = position + 2
      return (marker, start..<min(max(start, position + length), file.byteCount))
    }
    return nil
  }

  /// Appends the bytes from `offset` up to `end` to the excerpt, and moves there.
  private mutating func keep(upTo end: Int) throws(PhotoError) {
    guard end > offset else { return }
    excerpt += try file.bytes(offset..<end)
    offset = end
  }

  /// Reads a segment that begins with `Exif` and two bytes, of which the second should be zero but is not in
  /// files of some cameras.
  private mutating func readExif(_ content: Range<Int>) throws(PhotoError) {
    let signature = Array("Exif\0".utf8)
    guard exif == nil, content.count >= signature.count + 1,
      try file.bytes(content.prefix(signature.count)) == signature
    else { return }
    exif = try file.bytes(content.dropFirst(signature.count + 1))
  }

  private mutating func readProfilePart(_ content: Range<Int>) throws(PhotoError) {
    guard ProfileParts.canBegin(with: try file.bytes(content.prefix(ProfileParts.headerLength))) else {
      return
    }
    profileParts.append(try file.bytes(content))
  }
}

extension JPEGSegments {
  /// The number of scans of a progressive file, as far as it can be found without decoding them; libjpeg
  /// counts the others while it decodes. 0 for other files.
  ///
  /// Counts start-of-scan markers up to the end marker. The data of a scan contains no markers.
  ///
  /// - Parameter file: The bytes of the whole file.
  func scanCount(of file: UnsafeBufferPointer<UInt8>) -> Int {
    guard frame?.isProgressive == true, let firstScan else { return 0 }
    var count = 1
    for offset in firstScan..<max(firstScan, file.count - 1) where file[offset] == 0xFF {
      if file[offset + 1] == Self.endOfImage { break }
      if file[offset + 1] == Self.startOfScan { count += 1 }
    }
    return count
  }
}
