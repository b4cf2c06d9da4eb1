import DeckKit
import Raster
import Testing
import VectorDrawing

/// Commands as pixels.
@Suite struct ImagePageTests {
  private static let red = StraightPixel(red: 255, green: 0, blue: 0)
  private static let solid = PremultipliedPixel(red: 255, green: 0, blue: 0)
  private let size = LayoutSize(width: 20, height: 20)

  private func draw(_ commands: [DrawCommand], scale: Int = 1) throws -> Pixmap<PremultipliedPixel> {
    try ImagePage.draw(commands, size: size, scale: Double(scale))
  }

  /// 2.4 and 2.4 + 5.2 = 7.6 points are 2 and 8 pixels at scale 1, 5 and 15 at 2, 7 and 23 at 3.
  @Test(arguments: [(1, 2, 8), (2, 5, 15), (3, 7, 23)])
  func edgesOfFillsAreWholePixels(scale: Int, first: Int, end: Int) throws {
    let rect = LayoutRect(x: 2.4, y: 2.4, width: 5.2, height: 5.2)
    let picture = try draw([.fill(rect, Self.red)], scale: scale)
    for x in 0..<picture.width {
      let expected = (first..<end).contains(x) ? Self.solid : .clear
      #expect(picture[x, first] == expected && picture[first, x] == expected, "\(x) at \(scale)")
    }
  }

  /// 4.3 points are 4, 9 and 13 pixels.
  @Test(arguments: [(1, 4), (2, 9), (3, 13)])
  func aHairlineIsOnePixel(scale: Int, row: Int) throws {
    let start = LayoutPoint(x: 3, y: 4.3)
    let picture = try draw([.hairline(from: start, length: 6, Self.red)], scale: scale)
    let marked = (0..<picture.height).filter { picture[5 * scale, $0] != .clear }
    #expect(marked == [row] && picture[5 * scale, row] == Self.solid)
    #expect((0..<picture.width).filter { picture[$0, row] != .clear } == Array(3 * scale..<9 * scale))
  }

  /// A right-angled triangle of legs 12 covers 72; its outline of 2 lies half outside, mitred: it reaches the
  /// rectangle's corner at (3, 3) where a bevelled one would not.
  @Test func aPolygonIsFilledAndOutlined() throws {
    let corners = [LayoutPoint(x: 4, y: 4), LayoutPoint(x: 16, y: 4), LayoutPoint(x: 4, y: 16)]
    let green = StraightPixel(red: 0, green: 255, blue: 0)
    let picture = try draw([.polygon(corners, fill: green, outline: Self.red, width: 2)])
    #expect(picture[3, 3] == Self.solid && picture[10, 3] == Self.solid && picture[3, 10] == Self.solid)
    #expect(picture[2, 2] == .clear && picture[6, 6] == PremultipliedPixel(red: 0, green: 255, blue: 0))
    let filled = try draw([.polygon(corners, fill: Self.red, outline: .clear, width: 2)])
    let area = filled.pixels.reduce(0) { $0 + Double($1.alpha) / 255 }
    #expect(abs(area - 72) < 0.2)
  }

  @Test func aClipEndsWithItsCommands() throws {
    let all = LayoutRect(x: 0, y: 0, width: 20, height: 20)
    let blue = StraightPixel(red: 0, green: 0, blue: 255)
    let picture = try draw([
      .clipped(LayoutRect(x: 0, y: 0, width: 10.2, height: 20), [.fill(all, Self.red)]),
      .fill(LayoutRect(x: 15, y: 0, width: 5, height: 20), blue),
    ])
    #expect(picture[9, 5] == Self.solid && picture[10, 5] == .clear)
    #expect(picture[15, 5] == PremultipliedPixel(red: 0, green: 0, blue: 255))
  }

  /// Alpha multiplies colour, and channels are not exchanged.
  @Test func coloursKeepTheirChannels() throws {
    let color = StraightPixel(red: 200, green: 100, blue: 50, alpha: 128)
    let picture = try draw([.fill(LayoutRect(x: 0, y: 0, width: 4, height: 4), color)])
    let (found, expected) = (picture[1, 1], color.premultiplied)
    for channel in [\PremultipliedPixel.red, \.green, \.blue, \.alpha] {
      #expect(abs(Int(found[keyPath: channel]) - Int(expected[keyPath: channel])) <= 1)
    }
  }

  @Test func whatIsTooLargeIsRefused() {
    #expect(throws: CairoError.self) {
      try ImagePage.draw([], size: LayoutSize(width: 40_000, height: 1), scale: 1)
    }
  }

  /// A document with a picture has the same bytes on every run and contains no time.
  @Test func documentsAreTheSameOnEveryRun() throws {
    func file() throws -> [UInt8] {
      let document = try PDFDocument(title: "Pages", scale: 3)
      for _ in 0..<2 {
        try document.add(
          [
            .picture(
              Pixmap(width: 3, height: 3, filledWith: Self.solid), LayoutRect(x: 1, y: 1, width: 9, height: 9)
            )
          ],
          size: size)
      }
      #expect(document.pages == 2)
      return try document.finish()
    }
    let (one, two) = (try file(), try file())
    #expect(one == two && one.starts(with: Array("%PDF-".utf8)))
    let text = String(decoding: one, as: UTF8.self)
    #expect(!text.contains("Date") && text.contains("/Title (Pages)"))
  }
}
