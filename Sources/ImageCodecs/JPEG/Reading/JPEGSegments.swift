/// The marker segments of a JPEG file up to its first scan (ITU-T T.81, annex B), found without libjpeg.
struct JPEGSegments {
  typealias File = UnsafeBufferPointer<UInt8>

  /// The frame header; nil where none comes before the first scan.
  private(set) var frame: JPEGFrame?
  /// The Exif block of the first segment that holds one.
  private(set) var exif: Range<Int>?
  /// How many scans a progressive file has, as far as can be told without decoding them; what is hidden from this is
  /// counted while decoding.
  private(set) var scanCount = 0
  /// The parts of the ICC profile in the order of the file.
  private(set) var profileParts = ProfileParts()

  init(_ file: File) {
    var place = 2
    while let segment = Self.next(file, &place) {
      switch segment.marker {
      case 0xDA:
        if frame?.isProgressive == true { scanCount = Self.scans(file, from: segment.content.lowerBound) }
        return
      case 0xD9: return
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        frame = frame ?? JPEGFrame(marker: segment.marker, file[segment.content])
      case 0xE1: take(exif: segment.content, file)
      case 0xE2: profileParts.take(file[segment.content])
      default: break
      }
    }
  }

  /// The segment that begins at or after `place`, passing over what is no marker, as libjpeg does; `place` moves
  /// behind it.
  private static func next(_ file: File, _ place: inout Int) -> (marker: UInt8, content: Range<Int>)? {
    while place + 1 < file.count {
      guard file[place] == 0xFF, file[place + 1] != 0xFF, file[place + 1] != 0 else {
        place += 1
        continue
      }
      let marker = file[place + 1]
      place += 2
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      if marker == 0xD9 { return (marker, place..<place) }
      guard place + 2 <= file.count else { return nil }
      let start = place + 2
      place = max(start, place + (Int(file[place]) << 8 | Int(file[place + 1])))
      return (marker, min(start, file.count)..<min(place, file.count))
    }
    return nil
  }

  /// Counts start-of-scan markers up to the end marker. In the data of a scan no marker can stand by chance.
  private static func scans(_ file: File, from start: Int) -> Int {
    var count = 1
    for place in start..<max(start, file.count - 1) where file[place] == 0xFF {
      if file[place + 1] == 0xD9 { break }
      if file[place + 1] == 0xDA { count += 1 }
    }
    return count
  }

  /// The sixth byte of the mark should be zero, but is not in files of some cameras.
  private mutating func take(exif content: Range<Int>, _ file: File) {
    guard exif == nil, content.count >= 6, file[content.prefix(5)].elementsEqual("Exif\0".utf8) else {
      return
    }
    exif = content.dropFirst(6)
  }
}
