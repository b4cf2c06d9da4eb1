import TestSupport

/// Splits and assembles JPEG files by their marker segments.
enum JPEGSegments {
  /// The bytes of a segment: marker, length, payload.
  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + UInt16(payload.count + 2).bigEndianBytes + payload
  }

  /// The file with a segment after its start marker.
  static func inserting(_ marker: UInt8, _ payload: [UInt8], into file: [UInt8]) -> [UInt8] {
    file[..<2] + segment(marker, payload) + file[2...]
  }

  /// The file with an Exif block.
  static func inserting(exif block: [UInt8], into file: [UInt8]) -> [UInt8] {
    inserting(0xE1, Array("Exif\0\0".utf8) + block, into: file)
  }

  /// The file with a colour profile in `parts` parts.
  static func inserting(profile: [UInt8], parts: Int = 1, into file: [UInt8]) -> [UInt8] {
    let size = (profile.count + parts - 1) / parts
    return (0..<parts).reversed().reduce(file) { file, part in
      let piece = profile.dropFirst(part * size).prefix(size)
      return inserting(
        0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(part + 1), UInt8(parts)] + piece, into: file)
    }
  }

  /// The file without the segments of a marker before the first scan.
  static func removing(_ marker: UInt8, from file: [UInt8]) -> [UInt8] {
    all(in: file).reversed().filter { $0.marker == marker }.reduce(file) { rest, segment in
      let size = Int(rest[segment.payload - 2]) << 8 + Int(rest[segment.payload - 1])
      return Array(rest[..<(segment.payload - 4)] + rest[(segment.payload - 2 + size)...])
    }
  }

  /// The marker and the start of the payload of every segment up to the first scan.
  static func all(in file: [UInt8]) -> [(marker: UInt8, payload: Int)] {
    var (segments, place) = ([(marker: UInt8, payload: Int)](), 2)
    while place + 4 <= file.count, file[place] == 0xFF {
      segments.append((file[place + 1], place + 4))
      guard file[place + 1] != 0xDA else { break }
      place += 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
    }
    return segments
  }

  /// The start of the payload of the frame header.
  static func frame(in file: [UInt8]) -> Int {
    all(in: file).first { (0xC0...0xC2).contains($0.marker) }?.payload ?? 0
  }

  /// The file with another size in its frame header.
  static func resized(_ file: [UInt8], width: UInt16, height: UInt16) -> [UInt8] {
    var result = file
    let frame = frame(in: file)
    result.replaceSubrange(frame + 1..<frame + 5, with: height.bigEndianBytes + width.bigEndianBytes)
    return result
  }
}
