import DeckKit
import DeckPipeline
import DeckPlanning
import DeckRendering
import Foundation
import Raster
import TestSupport
import Testing
import Typesetting

/// Texts inside the outlines of cards with round corners.
@Suite struct CaptionCornerTests {
  private static let radii = [0, 16, 40, 56, 64, 80, 100, 150, 1000]
  private static let sizes = [
    [300, 400], [300, 300], [400, 200], [200, 200], [120, 160], [100, 100], [150, 600], [64, 40],
  ]

  /// The layouts with the lengths of a card of 300 points, whatever the size.
  private func layouts(
    of people: [SetCaptions.Person], radius: Int, size: [Int], lines: Int = 1,
    placement: String = "bottom-leading"
  ) throws -> [CaptionLayout] {
    let caption = """
      { "placement": "\(placement)", "padding": 16, "spacing": 8,
        "name": { "size": 28, "minimumSize": 20, "lines": \(lines) },
        "hobby": { "size": 16, "minimumSize": 13, "lines": 2 } }
      """
    let captions = try SetCaptions(
      people,
      fields: """
        , "size": \(size), "contrast": "off", "style": { "decoration": { "cornerRadius": \(radius),
        "caption": \(caption) } }
        """)
    let typesetter = try Typesetter(library: captions.library)
    return captions.drawings.map { CaptionLayout(of: $0, typesetter: typesetter) }
  }

  /// Whether a point is inside a rounded rectangle: not farther than the radius from the centre of the circle
  /// of its corner.
  private func isInside(_ x: Double, _ y: Double, radius: Int, size: [Int]) -> Bool {
    let (width, height) = (Double(size[0]), Double(size[1]))
    let radius = min(Double(radius), width / 2, height / 2)
    let (across, down) = (
      max(0, radius - min(x, width - x)), max(0, radius - min(y, height - y))
    )
    return min(x, width - x, y, height - y) >= -1e-9 && hypot(across, down) <= radius + 1e-9
  }

  private static let people = [
    SetCaptions.Person(name: "Ada", hobby: "Chess and tea"),
    SetCaptions.Person(name: "עדה", hobby: "מנועים ושחמט", language: "he"),
    SetCaptions.Person(
      name: "Wolfgang Amadeus", hobby: "Calculating machines, long walks and the poetry of numbers"),
    SetCaptions.Person(name: "Ada", age: nil),
  ]

  /// The boxes of all texts, and so their letters, are inside the outline and the padding.
  @Test(arguments: radii, ["bottom-leading", "center"])
  func textsAreInsideTheOutline(radius: Int, placement: String) throws {
    for size in Self.sizes {
      for lines in [1, 3] {
        let layouts = try layouts(
          of: Self.people, radius: radius, size: size, lines: lines, placement: placement)
        for line in layouts.flatMap(\.lines) {
          let rect = line.rect
          for (x, y) in [rect.x, rect.maxX].flatMap({ x in [(x, rect.y), (x, rect.maxY)] }) {
            #expect(
              isInside(x, y, radius: radius, size: size),
              "\(line.text.text) at \(rect) of \(size) with radius \(radius)")
          }
          #expect(rect.x >= 16 - 1e-9 && rect.maxX <= Double(size[0]) - 16 + 1e-9)
        }
      }
    }
  }

  /// A corner of radius r takes r − √(r² − (r − 16)²) at the bottom of the texts, 16 points above the edge:
  /// up to r = 16 ÷ (1 − √½) = 54.6 no more than the padding.
  @Test(arguments: [16, 30, 54]) func smallCornersChangeNothing(radius: Int) throws {
    let plain = try layouts(of: Self.people, radius: 0, size: [300, 400]).flatMap(\.lines)
    let round = try layouts(of: Self.people, radius: radius, size: [300, 400]).flatMap(\.lines)
    #expect(plain.map(\.rect) == round.map(\.rect))
    #expect(plain.map(\.text.fontSize) == round.map(\.text.fontSize))
  }

  /// At radius 80 the corner takes 80 − √(80² − 64²) = 32 points at the bottom of the hobby.
  @Test(arguments: [("Ada", "Chess", "en", false), ("עדה", "שחמט", "he", true)])
  func aTextKeepsThePaddingFromTheOutline(name: String, hobby: String, language: String, isRight: Bool) throws
  {
    let layout = try layouts(
      of: [SetCaptions.Person(name: name, hobby: hobby, language: language)], radius: 80, size: [300, 400])[0]
    let hobby = layout.lines[1].rect
    #expect(abs((isRight ? 300 - hobby.maxX : hobby.x) - (32 + 16)) < 1e-9 && abs(hobby.maxY - 384) < 1e-9)
    // The name's bottom is higher, where the corner takes less than the padding.
    let name = layout.lines[0].rect
    let inset = 80 - (80 * 80 - pow(80 - (400 - name.maxY), 2)).squareRoot()
    #expect(inset < 16 && abs((isRight ? 300 - name.maxX : name.x) - 16) < 1e-9)
  }

  /// Short texts keep their size on circles and capsules: they are raised as far as they need.
  @Test(arguments: [100, 150, 1000], [[300, 400], [300, 300], [500, 300]])
  func shortTextsKeepTheirSize(radius: Int, size: [Int]) throws {
    let layout = try layouts(of: [Self.people[0]], radius: radius, size: size)[0]
    #expect(layout.lines.map(\.text.fontSize) == [28, 16] && layout.omitted.isEmpty)
    #expect(layout.lines.allSatisfy { !$0.isTruncated && $0.text.lineCount == 1 })
  }

  /// A text that fills a square card with a high block, for which a circle has room at no height.
  @Test func textsThatDoNotFitAreReported() throws {
    func entry(radius: Int) throws -> (card: CardEntry, messages: [String]) {
      let deck = try TestDeck()
      try deck.addFlatPhoto("p.png", .gray, width: 300, height: 300)
      let hobby = String(repeating: "Calculating machines and the poetry of numbers. ", count: 4)
      try deck.write(
        """
        { "scales": [1], "animations": [], "previews": [], "size": [300, 300],
          "style": { "decoration": { "cornerRadius": \(radius), "caption": { "hobby":
          { "lines": 8, "size": 19 } } } },
          "cards": [{ "id": "a", "photo": "p.png", "name": "Ada", "hobby": "\(hobby)" }] }
        """)
      try deck.render()
      let manifest = try deck.manifest
      return (try #require(manifest.cards.first), manifest.diagnostics.map(\.message))
    }
    let (square, round) = (try entry(radius: 0), try entry(radius: 1000))
    #expect(square.messages.isEmpty && square.card.textBoxes.map(\.fontSize) == [28, 19])
    let hobby = try #require(round.card.textBoxes.first { $0.field == "hobby" })
    #expect(hobby.fontSize < 19 && isInside(hobby.rect.x, hobby.rect.maxY, radius: 1000, size: [300, 300]))
    #expect(round.messages.count == 1 && round.messages[0].contains("reduce the style's “cornerRadius”"))
  }

  /// The text on a transparent card has as much ink as on one with square corners.
  @Test(arguments: [56, 64, 80, 100, 130, 150, 1000]) func noLetterIsCut(radius: Int) throws {
    let (square, round) = (try ink(radius: 0), try ink(radius: radius))
    #expect(abs(round - square) < 0.01 * square, "\(round) of \(square)")
  }

  /// The sum of the red of white letters on a black card.
  private func ink(radius: Int) throws -> Double {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", StraightPixel(red: 0, green: 0, blue: 0), width: 300, height: 400)
    try deck.write(
      """
      { "scales": [1], "animations": [], "previews": [], "contrast": "off",
        "style": { "decoration": { "scrim": null, "cornerRadius": \(radius) } },
        "cards": [{ "id": "a", "photo": "p.png", "name": "Ada", "age": 36, "hobby": "Chess and tea" }] }
      """)
    try deck.render()
    return try deck.picture("cards/a@1x.png").pixels.reduce(0) {
      $0 + Double($1.red) * Double($1.alpha) / 255
    }
  }
}
