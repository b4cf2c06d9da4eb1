import CPango
import Raster
import TestSupport
import Testing
import VectorDrawing
@testable import Typesetting

/// The layers of a text and how they are drawn.
@Suite struct TextLayerTests {
  private static let size = PixelSize(width: 200, height: 60)

  private func layers(
    of line: TextLine, columns: Range<Int> = 0..<200, rows: Range<Int> = 0..<60
  ) throws -> [TextLayer] {
    try line.layers(atX: 4.3, y: 2.6, scale: 1.5, columns: columns, rows: rows)
  }

  private func line(_ text: String, color: StraightPixel? = nil) throws -> TextLine {
    var style = TextLineTests.style(size: 20)
    if let color { style.color = color }
    return try TextLineTests.typesetter(for: text).line(text, style: style)
  }

  /// Joined letters of a translucent colour: each pixel is the colour times its coverage, so that none is
  /// darker than the colour and no joint is visible. Inside a stroke 3 × 3 pixels have the colour itself.
  @Test(arguments: ["محمد", "मीरा", "AVlly"], [UInt8(1), 128, 254])
  func translucentLettersAreOneShape(text: String, alpha: UInt8) throws {
    let color = StraightPixel(red: 200, green: 100, blue: 50, alpha: alpha)
    let layer = try #require(layers(of: line(text, color: color)).first)
    guard case .letters(let mask, color) = layer.content else { return #expect(Bool(false), "\(layer)") }
    var picture = Pixmap<PremultipliedPixel>(width: 200, height: 60)
    picture.draw(layer)
    var whole = 0
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        var expected = color
        expected.alpha = UInt8((Double(mask[x, y]) * Double(alpha) / 255).rounded())
        #expect(picture[x + layer.x, y + layer.y] == expected.premultiplied)
        if mask[x, y] == 255 { whole += 1 }
      }
    }
    #expect(whole > 20)
    #expect(picture.pixels.map(\.alpha).max() == alpha)
    #expect(layer.coverage.coverage.max() == alpha)
  }

  /// Emoji are drawn between the letters before and after them, at Cairo's position.
  @Test func emojiAreLayersOfTheirOwn() throws {
    let line = try line("A🔴B")
    let layers = try layers(of: line)
    #expect(layers.count == 3)
    guard case .letters = layers[0].content, case .picture(let emoji) = layers[1].content,
      case .letters = layers[2].content
    else { return #expect(Bool(false), "\(layers)") }
    let canvas = try ImageCanvas(size: Self.size)
    canvas.translate(x: 4.3, y: 2.6)
    canvas.scale(by: 1.5)
    line.forEachRun { run, x, baseline, _ in
      guard run.face?.isColor == true else { return }
      cairo_move_to(canvas.context, x, baseline)
      pango_cairo_show_glyph_string(canvas.context, run.font, run.glyphs)
    }
    var found = Pixmap<PremultipliedPixel>(width: 200, height: 60)
    found.draw(emoji, atX: layers[1].x, y: layers[1].y)
    #expect(try found == canvas.pixmap() && found.inkBounds != nil)
    #expect(emoji.width < 50 && emoji.height < 50)
  }

  @Test func textsWithoutEmojiAreOneMaskAsLargeAsTheirInk() throws {
    let layers = try layers(of: line("Ada, شهر 37"))
    #expect(layers.count == 1)
    let mask = try #require(layers.first).coverage
    func isInked(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      rows.contains { y in columns.contains { mask[$0, y] > 0 } }
    }
    let (across, down) = (0..<mask.width, 0..<mask.height)
    #expect(isInked(0..<2, down) && isInked(across.suffix(2), down))
    #expect(isInked(across, 0..<2) && isInked(across, down.suffix(2)))
  }

  /// At scale 0 Cairo has no outlines; its context then stays unusable.
  @Test(arguments: ["Ada", "😀"]) func glyphsThatCairoCannotDrawAreAnError(text: String) throws {
    let line = try line(text)
    #expect(throws: CairoError.self) {
      try line.layers(atX: 0, y: 0, scale: 0, columns: 0..<200, rows: 0..<60)
    }
    let canvas = try ImageCanvas(size: Self.size)
    cairo_scale(canvas.context, 0, 0)
    #expect(throws: CairoError.self) {
      try line.draw(atX: 0, y: 0, on: canvas.context, asPixels: false)
    }
    #expect(throws: CairoError.self) { try canvas.pixmap() }
  }

  @Test func spacesHaveNoLayer() throws { #expect(try layers(of: line("  ")).isEmpty) }

  /// A clipped layer has the same pixels as the whole one.
  @Test(arguments: [(0..<20, 0..<60), (13..<40, 9..<17), (190..<200, 0..<5), (-30..<9, -9..<31)])
  func whatIsNotWantedIsCutOff(columns: Range<Int>, rows: Range<Int>) throws {
    let line = try line("Ag🔴 محمد")
    func picture(_ layers: [TextLayer]) -> Pixmap<PremultipliedPixel> {
      var picture = Pixmap<PremultipliedPixel>(width: 200, height: 60)
      for layer in layers { picture.draw(layer) }
      return picture
    }
    let (whole, part) = (
      picture(try layers(of: line)), picture(try layers(of: line, columns: columns, rows: rows))
    )
    for y in 0..<60 {
      for x in 0..<200 {
        let isWanted = columns.contains(x) && rows.contains(y)
        #expect(part[x, y] == (isWanted ? whole[x, y] : .clear))
      }
    }
  }

  /// Cairo draws pages through the same masks. It rounds each channel, which differs by at most one level.
  @Test(arguments: [UInt8(255), 100]) func pagesShowTheSamePixels(alpha: UInt8) throws {
    let line = try line("Ag🔴 محمد मीरा", color: StraightPixel(red: 250, green: 120, blue: 9, alpha: alpha))
    var expected = Pixmap<PremultipliedPixel>(width: 200, height: 60)
    for layer in try layers(of: line) { expected.draw(layer) }
    let canvas = try ImageCanvas(size: Self.size)
    canvas.scale(by: 1.5)
    try line.draw(atX: 4.3 / 1.5, y: 2.6 / 1.5, on: canvas.context, asPixels: true)
    let found = try canvas.pixmap()
    for (one, other) in zip(found.pixels, expected.pixels) {
      for channel in [\PremultipliedPixel.red, \.green, \.blue, \.alpha] {
        #expect(abs(Int(one[keyPath: channel]) - Int(other[keyPath: channel])) <= 1)
      }
    }
    #expect(found.inkBounds != nil)
  }

  /// Rounded to the nearest sixteenth; halves are rounded up, also below zero.
  @Test(arguments: [
    (0.0, 0, UInt8(0)), (0.03, 0, 0), (0.03125, 0, 1), (0.5, 0, 8), (0.96, 0, 15), (0.97, 1, 0), (7.25, 7, 4),
    (-0.01, 0, 0), (-0.03125, 0, 0), (-0.04, -1, 15), (-3.5, -4, 8),
  ]) func placesAreSixteenths(value: Double, whole: Int, part: UInt8) {
    let place = SubpixelPlace(x: value, y: -5)
    #expect(place.column == whole && place.right == part && place.row == -5 && place.down == 0)
    let other = SubpixelPlace(x: 0, y: value)
    #expect(other.row == whole && other.down == part)
  }
}
