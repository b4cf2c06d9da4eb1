import DeckKit
import Foundation
import Raster
import Testing
import Typesetting

/// Glyphs against those of HarfBuzz's `hb-shape` for the same font file.
@Suite(.enabled(if: HarfBuzz.isInstalled, "hb-shape is not installed: apt-get install libharfbuzz-bin"))
struct ShapingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// The file, and the index of the face in a collection.
    var file: String
    var face = 0
    var language = "en"
    var direction = LayoutDirection.leftToRight
    var testDescription: String { "\(text) in \(file), \(language)" }
  }

  static let cases = [
    Case(text: "Nguyễn Thị Ánh Tuyết", file: "Inter-SemiBold.otf", language: "vi"),
    Case(text: "AV To. fi Wa", file: "Inter-SemiBold.otf"),
    Case(text: "N\u{308}i\u{30A} M\u{301}\u{302}", file: "Inter-SemiBold.otf"),
    Case(text: "Ἀριστοτέλης", file: "Inter-SemiBold.otf", language: "el"),
    Case(text: "محمد", file: "NotoSansArabic-Bold.ttf", language: "ar", direction: .rightToLeft),
    Case(text: "شَهْرَزَادُ", file: "NotoSansArabic-Bold.ttf", language: "ar", direction: .rightToLeft),
    Case(text: "الله", file: "NotoSansArabic-Bold.ttf", language: "ar", direction: .rightToLeft),
    Case(text: "לאה", file: "NotoSansHebrew-Bold.ttf", language: "he", direction: .rightToLeft),
    Case(text: "דָּוִד", file: "NotoSansHebrew-Bold.ttf", language: "he", direction: .rightToLeft),
    Case(text: "क्ष्त्र्य", file: "NotoSansDevanagari-Bold.ttf", language: "hi"),
    Case(text: "श्रीकृष्ण", file: "NotoSansDevanagari-Bold.ttf", language: "hi"),
    Case(text: "ஸ்ரீநிவாசன்", file: "NotoSansTamil-Bold.ttf", language: "ta"),
    Case(text: "கொடி", file: "NotoSansTamil-Bold.ttf", language: "ta"),
    Case(text: "ন্দ্র", file: "NotoSansBengali-Bold.ttf", language: "bn"),
    Case(text: "น้ำผึ้ง", file: "NotoSansThai-Bold.ttf", language: "th"),
    Case(text: "ស្រី", file: "NotoSansKhmer-Bold.ttf", language: "km"),
    Case(text: "བསྟན", file: "NotoSerifTibetan-Bold.ttf", language: "bo"),
    Case(text: "김민준", file: "NotoSansCJK-Bold.ttc", face: 1, language: "ko"),
    Case(text: "骨直", file: "NotoSansCJK-Bold.ttc", face: 0, language: "ja"),
    Case(text: "骨直", file: "NotoSansCJK-Bold.ttc", face: 1, language: "ko"),
    Case(text: "骨直", file: "NotoSansCJK-Bold.ttc", face: 2, language: "zh-Hans"),
    Case(text: "骨直", file: "NotoSansCJK-Bold.ttc", face: 3, language: "zh-Hant"),
    Case(text: "骨直", file: "NotoSansCJK-Bold.ttc", face: 4, language: "zh-HK"),
    Case(text: "👩🏽‍🚀", file: "NotoColorEmoji.ttf"), Case(text: "🇫🇷🇯🇵", file: "NotoColorEmoji.ttf"),
    Case(text: "👨‍👩‍👧‍👦", file: "NotoColorEmoji.ttf"),
  ]

  @Test(arguments: cases) func glyphsAreThoseOfHarfBuzz(_ example: Case) throws {
    let path = try #require(
      FontLocator(environment: ProcessInfo.processInfo.environment).path(of: example.file))
    let line = try TextLineTests.typesetter(for: example.text).line(
      example.text, style: TextLineTests.style(weight: 700, language: example.language),
      direction: example.direction)
    let expected = try HarfBuzz.glyphs(
      of: example.text, font: path, face: example.face, language: example.language)
    #expect(!expected.isEmpty && !expected.contains(0), "hb-shape has no glyph: \(expected)")
    if !example.file.hasPrefix("Inter") {
      #expect(line.faces.allSatisfy { $0.path == path }, "\(line.faces.map(\.path))")
      #expect(line.glyphs.map(\.id) == expected)
    } else {
      let semibold = try TextLineTests.typesetter(for: example.text).line(
        example.text, style: TextLineTests.style(language: example.language))
      #expect(semibold.faces.map(\.path) == [path] && semibold.glyphs.map(\.id) == expected)
    }
  }

  /// The character for bone has its corner on the other side in China; the one for straight has other strokes
  /// in Japan.
  @Test func regionalFormsDiffer() throws {
    let forms = try ["ja", "zh-Hans", "zh-Hant"].map { language in
      try TextLineTests.typesetter(for: "骨直").line("骨直", style: TextLineTests.style(language: language))
        .glyphs.map(\.id)
    }
    #expect(forms[0][0] != forms[1][0] && forms[0][1] != forms[1][1] && forms[1][0] != forms[2][0])
  }
}

/// The program `hb-shape`.
enum HarfBuzz {
  private static let path = ["/usr/bin", "/opt/homebrew/bin", "/usr/local/bin"].map { "\($0)/hb-shape" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { path != nil }

  /// The glyphs of a text in visual order, without empty ones.
  static func glyphs(of text: String, font: String, face: Int, language: String) throws -> [UInt32] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--no-positions", "--no-clusters", "--no-glyph-names", "--remove-default-ignorables",
      "--language=\(language)", "--face-index=\(face)", font, text,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split { "[]|\n".contains($0) }
    return words.compactMap { UInt32($0) }
  }
}
