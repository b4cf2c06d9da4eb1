import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import Raster
import TestSupport
import Testing

/// The icons around pages: places, colours and shadows by the design's table, for its screen of 375 × 667.
@Suite struct ChromeTests {
  private static let card = StraightPixel(red: 60, green: 90, blue: 120)
  private static let dot =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><circle cx='12' cy='12' r='6'/></svg>"

  private func deck(_ more: String) throws -> TestDeck {
    let deck = try TestDeck()
    for index in 0..<2 {
      try deck.addFlatPhoto("p\(index).png", Self.card, width: 343, height: 523)
    }
    try deck.folder.write(Self.dot, to: "icons/dot.svg")
    try deck.write(
      """
      { style: { preset: "pager", decoration: { scrim: null } }, crop: "center", previews: ["rest"], \(more),
        cards: [{ photo: "p0.png" }, { photo: "p1.png" }] }
      """)
    return deck
  }

  private func still(_ more: String, scale: Int = 1) throws -> Pixmap<StraightPixel> {
    let deck = try deck("animations: [], scales: [\(scale)]\(more)")
    #expect(try deck.render().errorKind == nil)
    return try deck.picture("previews/rest@\(scale)x.png")
  }

  /// The middles of the icons: rows at 16 + 12 and 667 − 32 − 12, the upper one from 16 + 12 to 375 − 28, the
  /// lower one, which has 16 more at both ends, from 44 to 331.
  private static let middles: [(name: String, x: Double, y: Double)] = [
    ("profile", 28, 28), ("flame", 187.5, 28), ("chat", 347, 28), ("back", 44, 623),
    ("close", 139.66667, 623),
    ("approve", 235.33333, 623), ("boost", 331, 623),
  ]
  private static let colors: [String: StraightPixel] = [
    "profile": StraightPixel(red: 0x8E, green: 0x8E, blue: 0x93),
    "flame": StraightPixel(red: 0x8E, green: 0x8E, blue: 0x93),
    "chat": StraightPixel(red: 0x8E, green: 0x8E, blue: 0x93),
    "back": StraightPixel(red: 0xFF, green: 0x95, blue: 0),
    "close": StraightPixel(red: 0xFF, green: 0x3B, blue: 0x30),
    "approve": StraightPixel(red: 0x34, green: 0xC7, blue: 0x59),
    "boost": StraightPixel(red: 0xAF, green: 0x52, blue: 0xDE),
  ]

  /// Dots of a quarter of their room in the place of all icons: each is found in its middle, in its colour,
  /// as large as it should be; the flame is drawn at twice the size.
  @Test(arguments: [1, 2, 3]) func iconsAreWhereTheyBelong(scale: Int) throws {
    let files = Self.middles.map { "\($0.name): 'icons/dot.svg'" }.joined(separator: ", ")
    let picture = try still(", icons: { \(files) }", scale: scale)
    for (name, x, y) in Self.middles {
      let color = try #require(Self.colors[name])
      let (middleX, middleY) = (x * Double(scale), y * Double(scale))
      #expect(picture[Int(middleX), Int(middleY)] == color, "\(name)")
      let radius = (name == "flame" ? 12.0 : 6) * Double(scale)
      let found = picture.spot(nearX: middleX, y: middleY, reach: Int(radius) + 3, color: color)
      #expect(abs(found.x - middleX) < 0.05 && abs(found.y - middleY) < 0.05, "\(name): \(found)")
      #expect(abs(found.area - .pi * radius * radius) < 0.01 * .pi * radius * radius, "\(name): \(found)")
    }
  }

  /// The built-in shapes that cover their middle do so in the style's colour.
  @Test func builtInIconsAreTinted() throws {
    let picture = try still("")
    for name in ["close", "approve", "boost"] {
      let place = try #require(Self.middles.first { $0.name == name })
      #expect(picture[Int(place.x), Int(place.y)] == Self.colors[name], "\(name)")
    }
  }

  /// White out to just within the disc's edge, past it no longer: 1.5 × 24 / 2 = 18 for back, moved by 2.5,
  /// and boost, 24 for the others.
  @Test(arguments: ["back", "close", "approve", "boost"])
  func discsAreWhite(name: String) throws {
    let middle = try #require(Self.middles.first { $0.name == name })
    let x = name == "back" ? 46.5 : middle.x
    let radius: Double = ["back", "boost"].contains(name) ? 18 : 24
    let picture = try still(", icons: { \(name): 'icons/dot.svg' }", scale: 2)
    for direction in [-1.0, 1] {
      let inside = (x + direction * (radius - 1.5)) * 2
      let outside = (x + direction * (radius + 1.5)) * 2
      #expect(picture[Int(inside), 1246] == StraightPixel(red: 255, green: 255, blue: 255))
      #expect(picture[Int(outside), 1246].red < 225)
    }
  }

  /// The shadow of a disc is gray through a Gaussian of 12 points: on the screen below the disc, and on the
  /// card above it, since the lower row lies over the cards.
  @Test(arguments: [(0.0, 30.0), (0, 40), (20, 25), (0, -38), (8, -40)])
  func shadowsAreGaussian(x: Double, y: Double) throws {
    let picture = try still("")
    // The middle of a pixel near the place, and its way from the disc's middle.
    let place = (x: (139.66667 + x).rounded(.down), y: (623 + y).rounded(.down))
    let alpha = Self.blurredDisc(
      radius: 24, deviation: 12, atX: place.x + 0.5 - 139.66667, y: place.y + 0.5 - 623)
    let ground = y < -36 ? Self.card : StraightPixel(red: 255, green: 255, blue: 255)
    let found = picture[Int(place.x), Int(place.y)]
    func mixed(_ gray: Double, _ under: UInt8) -> Double { gray * alpha + Double(under) * (1 - alpha) }
    #expect(abs(Double(found.red) - mixed(0x8E, ground.red)) < 1.5, "\(found)")
    #expect(abs(Double(found.blue) - mixed(0x93, ground.blue)) < 1.5, "\(found)")
  }

  /// Summed over a grid of a quarter point.
  private static func blurredDisc(radius: Double, deviation: Double, atX x: Double, y: Double) -> Double {
    let step = 0.25
    var sum = 0.0
    for row in stride(from: -radius + step / 2, to: radius, by: step) {
      for column in stride(from: -radius + step / 2, to: radius, by: step)
      where row * row + column * column < radius * radius {
        let (dx, dy) = (column - x, row - y)
        sum += exp(-(dx * dx + dy * dy) / (2 * deviation * deviation))
      }
    }
    return sum * step * step / (2 * .pi * deviation * deviation)
  }

  /// In a deck that runs from the right the rows do so as well: back is right, its disc moved to the left.
  @Test func rowsRunFromTheLeadingSide() throws {
    let picture = try still(", locale: 'ar', icons: { back: 'icons/dot.svg' }", scale: 2)
    #expect(picture[2 * (375 - 44), 1246] == Self.colors["back"])
    let found = picture.spot(nearX: 662, y: 1246, reach: 15, color: try #require(Self.colors["back"]))
    #expect(abs(found.x - 662) < 0.05)
    #expect(picture[Int(2 * (375 - 46.5 - 16.5)), 1246].red == 255)
    #expect(picture[Int(2 * (375 - 46.5 + 19.5)), 1246].red < 225)
  }

  /// The rows stay while pages turn.
  @Test func framesHaveTheIcons() throws {
    let deck = try deck("scales: [1], animations: ['forward']")
    #expect(try deck.render().errorKind == nil)
    let still = try deck.picture("previews/rest@1x.png")
    let frames = try #require(try deck.manifest.animations.first).frames
    for frame in [frames[0], frames[6], frames[frames.count - 1]] {
      let picture = try deck.picture(of: frame)
      for y in [28, 40, 623, 640] {
        #expect((0..<375).allSatisfy { picture[$0, y] == still[$0, y] }, "row \(y) at \(frame.time)")
      }
    }
  }
}

/// Icons that a deck brings are checked before anything is drawn.
@Suite struct OwnIconTests {
  private func findings(_ svg: String?, icons: String = "{ flame: 'icons/own.svg' }") throws -> [Diagnostic] {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", width: 343, height: 523)
    if let svg { try deck.folder.write(svg, to: "icons/own.svg") }
    try deck.write("{ style: 'pager', scales: [1], icons: \(icons), cards: [{ photo: 'p.png' }] }")
    let found = try deck.render().diagnostics.filter { $0.severity == .error }
    #expect(try deck.check().diagnostics.filter { $0.severity == .error } == found)
    #expect(deck.files.isEmpty)
    return found
  }

  @Test(arguments: [
    ("not an svg", "bad-icon", "the file is not valid SVG"),
    (
      "<svg xmlns='http://www.w3.org/2000/svg'><image href='p.png'/></svg>", "bad-icon",
      "a picture (<image>) in line 1"
    ),
    ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'/>", "bad-icon", "no visible shapes"),
    (
      String(repeating: " ", count: 262_145), "bad-icon",
      "the file has 262145 bytes; expected an SVG icon of at most 262144"
    ),
  ])
  func badFilesAreOneErrorEach(svg: String, code: String, words: String) throws {
    let found = try findings(svg)
    #expect(found.map(\.code.rawValue) == [code])
    #expect(found.first?.place.file == "icons/own.svg")
    #expect(found.first?.field == "icons.flame")
    #expect(found.first?.message.contains(words) == true, "\(found)")
  }

  @Test func missingFilesAreNamed() throws {
    #expect(try findings(nil).map(\.code) == ["icon-missing"])
  }
}

extension Pixmap<StraightPixel> {
  /// The middle and area of a spot of `color` on white.
  fileprivate func spot(
    nearX x: Double, y: Double, reach: Int, color: StraightPixel
  ) -> (x: Double, y: Double, area: Double) {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    // The channel in which the spot is darkest.
    let path = [\StraightPixel.red, \.green, \.blue].min { color[keyPath: $0] < color[keyPath: $1] } ?? \.red
    for row in max(0, Int(y) - reach)...min(height - 1, Int(y) + reach) {
      for column in max(0, Int(x) - reach)...min(width - 1, Int(x) + reach) {
        let weight = (255 - Double(self[column, row][keyPath: path])) / (255 - Double(color[keyPath: path]))
        sum += weight
        sumX += weight * (Double(column) + 0.5)
        sumY += weight * (Double(row) + 0.5)
      }
    }
    return (sumX / sum, sumY / sum, sum)
  }
}
