/// The fonts that Deckle uses: files of named packages, found by name in the folders of those packages, so
/// that every machine has the same glyphs. Other fonts of the system are not used.
package struct FontCatalog: Sendable, Hashable {
  /// One family and the scripts for which it is loaded.
  package struct Entry: Sendable, Hashable {
    /// The name of the family in the files.
    package var family: String
    /// The file names.
    package var files: [String]
    /// Blocks of code points. The files are opened only for texts with a code point of these blocks; always,
    /// if empty.
    package var blocks: [ClosedRange<UInt32>]
    /// The package that contains the files on Debian and Ubuntu.
    package var package: String
  }

  /// The families in order of preference.
  package var entries: [Entry]

  /// The entries to load for texts with the given code points.
  package func entries(for scalars: Set<UInt32>) -> [Entry] {
    entries.filter { entry in
      entry.blocks.isEmpty || scalars.contains { scalar in entry.blocks.contains { $0.contains(scalar) } }
    }
  }

  /// Inter, and Noto families for other scripts.
  package static let standard = FontCatalog(
    entries: [
      Entry(
        family: "Inter", files: ["Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"], blocks: [],
        package: "fonts-inter"),
      noto("", []),
      noto("Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]),
      noto("Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F]),
      noto("Devanagari", [0x900...0x97F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF]),
      noto("Bengali", [0x980...0x9FF]),
      noto("Gurmukhi", [0xA00...0xA7F]),
      noto("Gujarati", [0xA80...0xAFF]),
      noto("Oriya", [0xB00...0xB7F]),
      noto("Tamil", [0xB80...0xBFF]),
      noto("Telugu", [0xC00...0xC7F]),
      noto("Kannada", [0xC80...0xCFF]),
      noto("Malayalam", [0xD00...0xD7F]),
      noto("Sinhala", [0xD80...0xDFF]),
      noto("Thai", [0xE00...0xE7F]),
      noto("Lao", [0xE80...0xEFF]),
      noto("Myanmar", [0x1000...0x109F]),
      noto("Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF]),
      noto("Ethiopic", [0x1200...0x139F]),
      noto("Khmer", [0x1780...0x17FF]),
      noto("Armenian", [0x530...0x58F]),
    ] + rarerScripts + hanFamilies + symbols + [
      Entry(
        family: "Noto Color Emoji", files: ["NotoColorEmoji.ttf"],
        blocks: [
          0x203C...0x203C, 0x2049...0x2049, 0x20E3...0x20E3, 0x2122...0x2122, 0x2139...0x2139,
          0x2190...0x21FF,
          0x2300...0x23FF, 0x2460...0x24FF, 0x25A0...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF,
          0x3030...0x3030,
          0x303D...0x303D, 0x3297...0x3299, 0x1F000...0x1FAFF, 0xE0020...0xE007F,
        ], package: "fonts-noto-color-emoji")
    ])

  /// Scripts in which fewer people write their names.
  private static let rarerScripts: [Entry] = [
    noto("Tibetan", [0xF00...0xFFF], style: "Serif"),
    noto("Syriac", [0x700...0x74F, 0x860...0x86F]),
    noto("Thaana", [0x780...0x7BF]),
    noto("NKo", [0x7C0...0x7FF]),
    noto("Samaritan", [0x800...0x83F]),
    noto("Mandaic", [0x840...0x85F]),
    noto("Cherokee", [0x13A0...0x13FF, 0xAB70...0xABBF]),
    noto("CanadianAboriginal", [0x1400...0x167F, 0x18B0...0x18FF], family: "Canadian Aboriginal"),
    noto("Runic", [0x16A0...0x16FF]),
    noto("Tagalog", [0x1700...0x171F]),
    noto("Mongolian", [0x1800...0x18AF]),
    noto("Limbu", [0x1900...0x194F]),
    noto("TaiLe", [0x1950...0x197F], family: "Tai Le"),
    noto("NewTaiLue", [0x1980...0x19DF], family: "New Tai Lue"),
    noto("Buginese", [0x1A00...0x1A1F]),
    noto("TaiTham", [0x1A20...0x1AAF], family: "Tai Tham"),
    noto("Balinese", [0x1B00...0x1B7F]),
    noto("Sundanese", [0x1B80...0x1BBF]),
    noto("Batak", [0x1BC0...0x1BFF]),
    noto("Lepcha", [0x1C00...0x1C4F]),
    noto("OlChiki", [0x1C50...0x1C7F], family: "Ol Chiki"),
    noto("Glagolitic", [0x2C00...0x2C5F]),
    noto("Coptic", [0x2C80...0x2CFF, 0x3E2...0x3EF]),
    noto("Tifinagh", [0x2D30...0x2D7F]),
    noto("Yi", [0xA000...0xA4CF]),
    noto("Lisu", [0xA4D0...0xA4FF]),
    noto("Vai", [0xA500...0xA63F]),
    noto("Bamum", [0xA6A0...0xA6FF]),
    noto("SylotiNagri", [0xA800...0xA82F], family: "Syloti Nagri"),
    noto("Saurashtra", [0xA880...0xA8DF]),
    noto("KayahLi", [0xA900...0xA92F], family: "Kayah Li"),
    noto("Javanese", [0xA980...0xA9DF]),
    noto("Cham", [0xAA00...0xAA5F]),
    noto("TaiViet", [0xAA80...0xAADF], family: "Tai Viet"),
    noto("MeeteiMayek", [0xAAE0...0xAAFF, 0xABC0...0xABFF], family: "Meetei Mayek"),
    noto("Gothic", [0x10330...0x1034F]),
    noto("Deseret", [0x10400...0x1044F]),
    noto("Osage", [0x104B0...0x104FF]),
    noto("HanifiRohingya", [0x10D00...0x10D3F], family: "Hanifi Rohingya"),
    noto("Chakma", [0x11100...0x1114F]),
    noto("Newa", [0x11400...0x1147F]),
    noto("WarangCiti", [0x118A0...0x118FF], family: "Warang Citi"),
    noto("Adlam", [0x1E900...0x1E95F]),
  ]

  /// Symbols, after all families with letters and before emoji: Pango requests the emoji family by name for
  /// characters in emoji presentation.
  private static let symbols: [Entry] = [
    noto("Math", [0x2200...0x22FF, 0x2A00...0x2AFF, 0x1D400...0x1D7FF]),
    noto("Symbols", [0x20D0...0x20FF, 0x2100...0x214F, 0x2300...0x23FF, 0x2460...0x27BF, 0x1F000...0x1FAFF]),
    noto("Symbols2", [0x2190...0x2BFF, 0x1F000...0x1FAFF]),
  ]

  private static func noto(
    _ script: String, _ blocks: [ClosedRange<UInt32>], family: String? = nil, style: String = "Sans"
  ) -> Entry {
    let name = family ?? script
    return Entry(
      family: name.isEmpty ? "Noto \(style)" : "Noto \(style) \(name)",
      files: ["Noto\(style)\(script)-Regular.ttf", "Noto\(style)\(script)-Bold.ttf"], blocks: blocks,
      package: "fonts-noto-core")
  }

  /// One file contains the five regional families; the language selects one.
  private static let hanFamilies = ["SC", "TC", "HK", "JP", "KR"].map { region in
    Entry(
      family: "Noto Sans CJK \(region)", files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"],
      blocks: [
        0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
        0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
      ], package: "fonts-noto-cjk")
  }
}
