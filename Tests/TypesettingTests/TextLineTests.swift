import Foundation
import Raster
import Testing
import Typesetting

/// Lines of text in the standard fonts.
@Suite struct TextLineTests {
  static func typesetter(for text: String) throws -> Typesetter {
    let locator = FontLocator(environment: ProcessInfo.processInfo.environment)
    let entries = FontCatalog.standard.entries(for: Set(text.unicodeScalars.map(\.value)))
    let files = entries.flatMap { $0.files.compactMap(locator.path) }
    var unique: [String] = []
    for file in files where !unique.contains(file) { unique.append(file) }
    return try Typesetter(library: FontLibrary(families: entries.map(\.family), files: unique))
  }

  static func style(size: Double = 28, weight: Int = 600, language: String = "en") -> TextStyle {
    TextStyle(
      size: size, weight: weight, color: StraightPixel(red: 255, green: 255, blue: 255), language: language)
  }

  @Test(arguments: [
    ("Zoë Ångström, 29", "Inter"), ("Ελένη", "Inter"), ("Тарас", "Inter"), ("ليلى", "Noto Sans Arabic"),
    ("נועם", "Noto Sans Hebrew"), ("मीरा", "Noto Sans Devanagari"), ("葵", "Noto Sans CJK SC"),
    ("지우", "Noto Sans CJK SC"), ("อนันต์", "Noto Sans Thai"), ("👩🏽‍🚀🇫🇷", "Noto Color Emoji"),
    ("தமிழ்", "Noto Sans Tamil"),
    ("ქართული", "Noto Sans Georgian"), ("Հայերեն", "Noto Sans Armenian"),
  ]) func everyScriptHasGlyphsOfItsFamily(text: String, family: String) throws {
    let line = try Self.typesetter(for: text).line(text, style: Self.style())
    #expect(line.unknownGlyphs == 0)
    #expect(line.faces.map(\.family) == [family])
    #expect(line.width > 0 && line.ink.right > line.ink.left)
  }

  @Test func aLetterThatNoFontHasIsCounted() throws {
    let line = try Self.typesetter(for: "").line("\u{10A00}", style: Self.style())
    #expect(line.unknownGlyphs == 1)
  }

  @Test(arguments: [
    ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-TW", "Noto Sans CJK TC"),
    ("zh", "Noto Sans CJK SC"),
  ])
  func languageChoosesTheFormOfHanLetters(language: String, family: String) throws {
    let line = try Self.typesetter(for: "直").line("直", style: Self.style(language: language))
    #expect(line.faces.map(\.family) == [family])
  }

  /// Widths are proportional to the size; hinting would round them.
  @Test(arguments: [8.0, 13.25, 28, 61]) func widthIsProportionalToSize(size: Double) throws {
    let typesetter = try Self.typesetter(for: "")
    let unit = typesetter.line("Hamburgefonts, 34", style: Self.style(size: 100)).width / 100
    let width = typesetter.line("Hamburgefonts, 34", style: Self.style(size: size)).width
    #expect(abs(width / size - unit) < 0.01 * unit)
  }

  /// AV is kerned: narrower than its letters.
  @Test func pairsAreKerned() throws {
    let typesetter = try Self.typesetter(for: "")
    func width(_ text: String) -> Double { typesetter.line(text, style: Self.style(size: 100)).width }
    #expect(width("AV") < width("A") + width("V") - 2)
  }

  /// A stroke of a letter has the same area and the same centroid at each scale.
  @Test(arguments: [1.0, 2, 3]) func inkIsAtTheSamePlaceAtEveryScale(scale: Double) throws {
    let typesetter = try Self.typesetter(for: "")
    let line = typesetter.line("Il1", style: Self.style(size: 20))
    let size = PixelSize(width: Int(60 * scale), height: Int(40 * scale))
    let picture = try line.picture(atX: 5.3, y: 4.6, size: size, scale: scale)
    let reference = try line.picture(atX: 5.3, y: 4.6, size: PixelSize(width: 480, height: 320), scale: 8)
    let (found, expected) = (Ink(picture, scale: scale), Ink(reference, scale: 8))
    #expect(abs(found.x - expected.x) < 0.02 && abs(found.y - expected.y) < 0.02)
    #expect(abs(found.area - expected.area) < 0.02 * expected.area)
  }

  @Test func glyphsStandBetweenPixels() throws {
    let typesetter = try Self.typesetter(for: "")
    let line = typesetter.line("l", style: Self.style(size: 20))
    let places = try [0, 0.25, 0.5, 0.75].map { shift in
      Ink(try line.picture(atX: 5 + shift, y: 5, size: PixelSize(width: 30, height: 40), scale: 1), scale: 1)
        .x
    }
    // The centroid of a stem whose width is not a whole number of pixels is off by a few hundredths. Rounding
    // to whole pixels would give steps of 0 and 1.
    for (one, next) in zip(places, places.dropFirst()) { #expect(abs(next - one - 0.25) < 0.06) }
  }

  @Test func emojiKeepTheirColours() throws {
    let typesetter = try Self.typesetter(for: "🔴")
    let line = typesetter.line("🔴", style: Self.style(size: 40))
    let picture = try line.picture(atX: 0, y: 0, size: PixelSize(width: 60, height: 60), scale: 1)
    let middle = picture[Int(line.width / 2), Int((line.ink.top + line.ink.bottom) / 2)]
    #expect(middle.red > 180 && middle.green < 100 && middle.alpha == 255, "\(middle)")
    #expect(line.width > 40 && line.width < 60, "scaled to the size of the type")
  }

  @Test func anUnreadableFontIsNamed() {
    #expect(throws: FontError.unreadable(path: "/nowhere/font.otf")) {
      try FontLibrary(families: [], files: ["/nowhere/font.otf"])
    }
  }
}

/// The bounds of the ink of a picture, in points.
private struct Ink {
  var x = 0.0
  var y = 0.0
  var area = 0.0

  init(_ picture: Pixmap<PremultipliedPixel>, scale: Double) {
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let weight = Double(picture[column, row].alpha) / 255
        x += weight * (Double(column) + 0.5)
        y += weight * (Double(row) + 0.5)
        area += weight
      }
    }
    (x, y, area) = (x / area / scale, y / area / scale, area / scale / scale)
  }
}
