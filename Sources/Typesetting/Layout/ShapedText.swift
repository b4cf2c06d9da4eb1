import CPango

/// A text as it is given to Pango, so that lines are broken without adding or removing a visible character,
/// and between words.
///
/// A zero width space is a line break of UAX #14. It is added where ``DictionaryBreaks`` has one. Pango
/// replaces a hyphenation point at the end of a line by a hyphen, but not if a zero width space follows.
struct ShapedText {
  /// The text as written.
  let written: String
  /// The text with zero width spaces.
  let string: String
  /// The offsets in `string` of the bytes that follow a zero width space that was added.
  private let additions: [Int]

  private static let softHyphen: Unicode.Scalar = "\u{AD}"
  private static let hyphenationPoint: Unicode.Scalar = "\u{2027}"
  private static let zeroWidthSpace = "\u{200B}"

  init(_ written: String) {
    self.written = written
    let points = Self.offsets(after: Self.hyphenationPoint, in: written)
    let breaks = (points + DictionaryBreaks.offsets(in: written)).sorted()
    guard !breaks.isEmpty else {
      (string, additions) = (written, [])
      return
    }
    let text = Array(written.utf8)
    var (bytes, ends): ([UInt8], [Int]) = ([], [])
    for (start, end) in zip([0] + breaks, breaks + [text.count]) {
      if start > 0 {
        bytes += Array(Self.zeroWidthSpace.utf8)
        ends.append(bytes.count)
      }
      bytes += text[start..<end]
    }
    (string, additions) = (String(decoding: bytes, as: UTF8.self), ends)
  }

  /// The offset in the text as written of a byte of `string`.
  func writtenOffset(_ offset: Int) -> Int {
    offset - Self.zeroWidthSpace.utf8.count * additions.count { $0 <= offset }
  }

  /// Adds attributes that keep Pango from drawing a hyphen where it breaks a word. Only a soft hyphen at the
  /// end of a line is drawn.
  ///
  /// Such an attribute affects the breaks inside its range, so a range ends after each soft hyphen.
  func suppressHyphens(in attributes: OpaquePointer) {
    var start = 0
    for end in Self.offsets(after: Self.softHyphen, in: string) + [string.utf8.count] where end > start {
      guard let attribute = pango_attr_insert_hyphens_new(0) else { continue }
      attribute.pointee.start_index = UInt32(start)
      attribute.pointee.end_index = UInt32(end)
      pango_attr_list_insert(attributes, attribute)
      start = end
    }
  }

  /// Adds attributes that keep Pango from breaking a line between a stacker and the consonant that it puts
  /// under the preceding one, where a word is longer than a line.
  func keepStacks(in attributes: OpaquePointer) {
    var offset = 0
    for (scalar, next) in zip(string.unicodeScalars, string.unicodeScalars.dropFirst()) {
      if scalar.isStacker, let attribute = pango_attr_allow_breaks_new(0) {
        attribute.pointee.start_index = UInt32(offset)
        attribute.pointee.end_index = UInt32(offset + UTF8.width(scalar) + UTF8.width(next))
        pango_attr_list_insert(attributes, attribute)
      }
      offset += UTF8.width(scalar)
    }
  }

  /// The offsets of the bytes that follow a character.
  private static func offsets(after scalar: Unicode.Scalar, in text: String) -> [Int] {
    var (offsets, offset): ([Int], Int) = ([], 0)
    for found in text.unicodeScalars {
      offset += UTF8.width(found)
      if found == scalar { offsets.append(offset) }
    }
    return offsets
  }
}

extension Unicode.Scalar {
  /// Whether it puts the following consonant under the preceding one (Indic_Syllabic_Category
  /// Invisible_Stacker): Myanmar, Khmer, Tai Tham, Sundanese, Meetei Mayek, Chakma.
  package var isStacker: Bool {
    switch value {
    case 0x1039, 0x17D2, 0x1A60, 0x1BAB, 0xAAF6, 0x11133: true
    default: false
    }
  }
}
