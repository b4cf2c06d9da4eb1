import CICUShims

/// The line breaks between words of scripts that are written without spaces and of which Pango has no
/// dictionary: Lao, Khmer and Burmese. ICU has one of each. Pango has one of Thai.
enum DictionaryBreaks {
  /// The offsets of the bytes that follow a break between two characters of these scripts.
  static func offsets(in text: String) -> [Int] {
    guard text.unicodeScalars.contains(where: isCovered) else { return [] }
    let breaks = Set(utf16Offsets(in: text))
    var offsets: [Int] = []
    var (bytes, units, wasCovered) = (0, 0, false)
    for scalar in text.unicodeScalars {
      let isCovered = isCovered(scalar)
      if wasCovered, isCovered, breaks.contains(units) { offsets.append(bytes) }
      bytes += UTF8.width(scalar)
      units += UTF16.width(scalar)
      wasCovered = isCovered
    }
    return offsets
  }

  /// All line breaks of the text, in UTF-16 code units; none where ICU fails.
  private static func utf16Offsets(in text: String) -> [Int] {
    let units = Array(text.utf16)
    let breaks = [Int32](unsafeUninitializedCapacity: units.count) { buffer, count in
      count = max(0, Int(deckle_icu_line_breaks(units, Int32(units.count), buffer.baseAddress)))
    }
    return breaks.map(Int.init)
  }

  /// The blocks of Lao, Myanmar with its extensions, and Khmer.
  private static func isCovered(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE80...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
    default: false
    }
  }
}
