/// The fonts that Deckle sets type in: files from named packages, found by their names in the folders where
/// those packages put them, so that two machines give the same glyphs. No other font of the system is used.
public struct FontCatalog: Sendable, Hashable {
  /// One family and the letters that it is loaded for.
  public struct Entry: Sendable, Hashable {
    /// The family's name, as it stands in the files.
    public var family: String
    /// The file names.
    public var files: [String]
    /// Blocks of code points; the files are opened only where a text has one of them. Empty: always.
    public var blocks: [ClosedRange<UInt32>]
    /// The package that holds the files on Debian and Ubuntu.
    public var package: String
  }

  /// The families, the preferred one first.
  public var entries: [Entry]

  /// The entries that set `scalars`.
  public func entries(for scalars: Set<UInt32>) -> [Entry] {
    entries.filter { entry in
      entry.blocks.isEmpty || scalars.contains { scalar in entry.blocks.contains { $0.contains(scalar) } }
    }
  }

  /// Inter, and the Noto families for other scripts.
  public static let standard = FontCatalog(
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
    ] + hanFamilies + [
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

  private static func noto(_ script: String, _ blocks: [ClosedRange<UInt32>]) -> Entry {
    Entry(
      family: script.isEmpty ? "Noto Sans" : "Noto Sans \(script)",
      files: ["NotoSans\(script)-Regular.ttf", "NotoSans\(script)-Bold.ttf"], blocks: blocks,
      package: "fonts-noto-core")
  }

  /// One file holds the five regional forms; the language chooses among them.
  private static let hanFamilies = ["SC", "TC", "HK", "JP", "KR"].map { region in
    Entry(
      family: "Noto Sans CJK \(region)", files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"],
      blocks: [
        0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
        0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
      ], package: "fonts-noto-cjk")
  }
}
