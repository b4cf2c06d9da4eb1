/// Signs that a text was saved or read in the wrong encoding.
enum BrokenEncoding {
  /// What was found in `text` and what to do; nil if there is no sign.
  static func fault(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    if text.unicodeScalars.contains("\u{FFFD}") {
      return "contains “\u{FFFD}”: a letter was lost when the text was saved; export it again as UTF-8"
    }
    guard let (found, meant) = misreadLetter(in: Array(text.unicodeScalars)) else { return nil }
    return
      "contains “\(found)”, which is “\(meant)” read in the wrong encoding; export the text again as UTF-8"
  }

  /// The first letter whose bytes in UTF-8 were read as letters of Windows-1252 or Mac OS Roman.
  private static func misreadLetter(in scalars: [Unicode.Scalar]) -> (found: String, meant: String)? {
    for start in scalars.indices where !scalars[start].isASCII {
      for table in [windows1252, macRoman] {
        guard let first = table[scalars[start]], let length = Self.length(ofSequenceFrom: first),
          start + length <= scalars.count
        else { continue }
        let sequence = scalars[start..<(start + length)]
        let bytes = sequence.compactMap { table[$0] }
        guard bytes.count == length, bytes.dropFirst().allSatisfy({ (0x80...0xBF).contains($0) }),
          let meant = String(validating: bytes, as: UTF8.self),
          !isQuotation(sequence, before: scalars.dropFirst(start + length).first)
        else { continue }
        return (String(String.UnicodeScalarView(sequence)), meant)
      }
    }
    return nil
  }

  /// The number of bytes of a sequence in UTF-8 that starts with `byte`; nil for bytes that start none, or
  /// one of a script that is unlikely in this form.
  private static func length(ofSequenceFrom byte: UInt8) -> Int? {
    switch byte {
    case 0xC2...0xC5, 0xCE...0xD1, 0xD7...0xD9: 2
    case 0xE0...0xEF: 3
    case 0xF0: 4
    default: nil
    }
  }

  /// Whether a letter with a closing quotation mark is meant, as in “VÄRÄ” or «Ä».
  private static func isQuotation(_ sequence: ArraySlice<Unicode.Scalar>, before next: Unicode.Scalar?)
    -> Bool
  {
    guard sequence.count == 2, let last = sequence.last, "”“’»".unicodeScalars.contains(last),
      sequence.first != "Ã", sequence.first != "Â"
    else { return false }
    return next.map { !$0.properties.isAlphabetic } ?? true
  }

  /// The bytes of the characters of Windows-1252 above ASCII. Bytes without a character of their own are read
  /// as the control characters of Latin-1.
  private static let windows1252: [Unicode.Scalar: UInt8] = {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for value in UInt8(0x80)...0xFF { bytes[Unicode.Scalar(value)] = value }
    let others = Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
    for (index, scalar) in others.enumerated() { bytes[scalar] = 0x80 + UInt8(index) }
    return bytes
  }()

  /// The bytes of those characters of Mac OS Roman that start or continue a Latin letter in UTF-8.
  private static let macRoman: [Unicode.Scalar: UInt8] = {
    let following = Array("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø".unicodeScalars)
    var bytes: [Unicode.Scalar: UInt8] = ["¬": 0xC2, "√": 0xC3, "ƒ": 0xC4, "≈": 0xC5]
    for (index, scalar) in following.enumerated() { bytes[scalar] = 0x80 + UInt8(index) }
    return bytes
  }()
}
