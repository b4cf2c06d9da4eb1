import Raster
import TestSupport
import Testing
@testable import Typesetting

/// The levels of letters against the area of their outlines.
@Suite struct GlyphCoverageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var language = "en"
    var testDescription: String { text }
  }

  static let cases = [
    Case(text: "Zoë AVQ&g"), Case(text: "kxKRM4w@"), Case(text: "Ελένη Тарас"),
    Case(text: "Ấệ W̱ñ̈", language: "vi"),
    Case(text: "شَهْرَزَادُ محمد", language: "ar"), Case(text: "דָּוִד", language: "he"),
    Case(text: "श्रीकृष्ण मीरा", language: "hi"), Case(text: "ন্দ্র বাংলা", language: "bn"),
    Case(text: "தமிழ் கொடி", language: "ta"), Case(text: "น้ำผึ้ง", language: "th"),
    Case(text: "葵骨直", language: "ja"), Case(text: "김민준", language: "ko"), Case(text: "བསྟན", language: "bo"),
    Case(text: "ᠮᠣᠩᠭᠣᠯ", language: "mn"), Case(text: "ߒߞߏ", language: "nqo"),
  ]

  /// Positions are off by up to 1/32 pixel in each direction, which is up to 2 × 8 levels at a slope. 16 scan
  /// lines per pixel row are off by up to 8 levels at a horizontal edge.
  private static let tolerance = 24.0

  /// Joined letters have the same tolerance. Adding coverages would make their edges up to 128 levels too
  /// dark, and gaps would be visible as seams.
  @Test(arguments: cases, [1.0, 2, 3]) func levelsAreTheAreaCovered(example: Case, scale: Double) throws {
    let typesetter = try TextLineTests.typesetter(for: example.text)
    let line = typesetter.line(
      example.text, style: TextLineTests.style(size: 14, language: example.language))
    for (x, y) in [(2.0, 3.0), (2.37, 3.81), (3.03, 2.96)] {
      let size = PixelSize(
        width: Int((line.ink.right + 6) * scale), height: Int((line.ink.bottom + 6) * scale))
      let found = try line.picture(atX: x, y: y, size: size, scale: scale)
      let exact = line.exactCoverage(atX: x, y: y, size: size, scale: scale)
      let errors = zip(found.pixels, exact).map { abs(Double($0.alpha) - 255 * $1) }
      let edges = exact.count { $0 > 0 && $0 < 1 }
      let largest = errors.max() ?? 0
      let mean = errors.reduce(0, +) / Double(edges)
      #expect(edges > 20 && largest <= Self.tolerance, "\(largest) at (\(x), \(y))")
      #expect(mean < 9, "\(mean) at (\(x), \(y))")
    }
  }

  /// The same ink for the first drawing, the next ones, after other texts and after emptying the cache.
  @Test(arguments: cases) func whatWasDrawnBeforeHasNoSay(example: Case) throws {
    func line(_ typesetter: Typesetter, _ text: String) -> TextLine {
      typesetter.line(text, style: TextLineTests.style(size: 17, language: example.language))
    }
    func picture(_ line: TextLine) throws -> Pixmap<PremultipliedPixel> {
      try line.picture(atX: 3.3, y: 2.7, size: PixelSize(width: 300, height: 90), scale: 2)
    }
    let typesetter = try TextLineTests.typesetter(for: example.text)
    let own = line(typesetter, example.text)
    let cold = try picture(own)
    #expect(try picture(own) == cold && cold.inkBounds != nil)
    typesetter.cache.empty()
    #expect(typesetter.cache.bytes == 0)
    let reversed = line(typesetter, String(example.text.reversed()))
    for shift in 0..<20 {
      _ = try reversed.picture(atX: Double(shift) / 7, y: 3.1, size: cold.size, scale: 2)
    }
    #expect(try picture(own) == cold)
    let other = try TextLineTests.typesetter(for: example.text)
    #expect(try picture(line(other, example.text)) == cold)
  }

  /// Han characters at many positions exceed the cache.
  @Test func theCacheIsBounded() throws {
    let text = String((0..<40).compactMap { Unicode.Scalar(0x4E00 + $0).map(Character.init) })
    let typesetter = try TextLineTests.typesetter(for: text)
    let line = typesetter.line(text, style: TextLineTests.style(size: 24))
    let size = PixelSize(width: 2100, height: 100)
    let first = try line.picture(atX: 0, y: 0, size: size, scale: 2)
    let each = typesetter.cache.bytes
    var (largest, wasEmptied) = (0, false)
    for place in 0..<70 {
      let before = typesetter.cache.bytes
      _ = try line.picture(atX: Double(place % 16) / 32, y: Double(place / 16) / 32, size: size, scale: 2)
      largest = max(largest, typesetter.cache.bytes)
      wasEmptied = wasEmptied || typesetter.cache.bytes < before
    }
    #expect(wasEmptied && largest <= GlyphCache.limit + 2 * each, "\(largest)")
    #expect(try line.picture(atX: 0, y: 0, size: size, scale: 2) == first)
  }

  /// A letter of 600 pixels is drawn but not cached.
  @Test func hugeLettersAreNotKept() throws {
    let typesetter = try TextLineTests.typesetter(for: "")
    let line = typesetter.line("M", style: TextLineTests.style(size: 300))
    let picture = try line.picture(atX: 0, y: 0, size: PixelSize(width: 800, height: 800), scale: 2)
    #expect(picture.inkBounds != nil && typesetter.cache.bytes < 10_000)
  }

  /// The corner between stem and leg of a k, in which Cairo's rasteriser fills whole pixels at some
  /// positions.
  @Test(arguments: 0..<16) func cornersAreClear(step: Int) throws {
    let typesetter = try TextLineTests.typesetter(for: "")
    let line = typesetter.line("k", style: TextLineTests.style(size: 28))
    let size = PixelSize(width: 80, height: 140)
    let place = (x: 2 + Double(step) / 48, y: 2 + Double(step * 5 % 16) / 48)
    let found = try line.picture(atX: place.x, y: place.y, size: size, scale: 3)
    let exact = line.exactCoverage(atX: place.x, y: place.y, size: size, scale: 3)
    let largest = zip(found.pixels, exact).map { abs(Double($0.alpha) - 255 * $1) }.max() ?? 0
    #expect(largest <= Self.tolerance && found.inkBounds != nil, "\(largest)")
  }
}
