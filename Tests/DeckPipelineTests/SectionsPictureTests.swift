import DeckKit
import DeckPipeline
import Foundation
import Raster
import TestSupport
import Testing

/// The `sections` style in pixels, by the numbers of its table: headings 82 high, items 11 + text + 11, 35
/// between groups.
///
/// A line of Inter is 1.21 times its size high: 28 points take 34 whole points, 17 take 21. So an item is 56
/// high closed and 56 + 5 + 5 + 21 = 87 open.
@Suite struct SectionsPictureTests {
  private static let yellow = StraightPixel(red: 255, green: 204, blue: 0)
  private static let gray = StraightPixel(red: 0xF2, green: 0xF2, blue: 0xF7)
  private static let line = StraightPixel(red: 0xC6, green: 0xC6, blue: 0xC8)
  private static let white = StraightPixel(red: 255, green: 255, blue: 255)

  /// Two proverbs under A, one under B.
  static func deck(_ settings: String) throws -> TestDeck {
    let deck = try TestDeck()
    try deck.write(
      """
      { "style": "sections", \(settings), "cards": [
        { "id": "one", "title": "Ab", "detail": "x" }, { "id": "two", "title": "Ac", "detail": "y" },
        { "id": "three", "title": "Ba", "detail": "z" } ] }
      """)
    return deck
  }

  /// A run of one colour down a column.
  private struct Run: Equatable {
    var color: StraightPixel
    var length: Int
    init(_ color: StraightPixel, _ length: Int) { (self.color, self.length) = (color, length) }
  }

  private func runs(_ picture: Pixmap<StraightPixel>, column: Int) -> [Run] {
    (0..<picture.height).reduce(into: []) { runs, y in
      if runs.last?.color == picture[column, y] {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(picture[column, y], 1))
      }
    }
  }

  /// Column 373 is behind the divider's end at 359, column 357 before it, column 8 before the separators'
  /// beginning at 16.
  @Test(arguments: [1, 2, 3]) func rowsAreAsHighAsTheTableSays(scale: Int) throws {
    let s = scale
    let deck = try Self.deck(
      #""scales": [\#(s)], "animations": [], "previews": [], "sheets": [{ "kind": "sheet", "open": ["A", "#
        + #""one"] }]"#
    )
    #expect(try deck.render().errorKind == nil)
    let picture = try deck.picture("sheets/sheet-01@\(s)x.png")
    #expect(picture.size == PixelSize(width: 375 * s, height: (82 + 87 + 56 + 35 + 82) * s))
    let (line, after) = (Run(Self.line, 1), [Run(Self.gray, 35 * s), Run(Self.yellow, 82 * s)])
    let trailing = runs(picture, column: 373 * s)
    #expect(
      trailing == [
        Run(Self.yellow, 82 * s), line, Run(Self.white, 87 * s - 1), line, Run(Self.white, 56 * s - 1),
      ]
        + after)
    // The divider is 11 + 34 + 5 below the row's top.
    let divided = runs(picture, column: 357 * s)
    #expect(
      divided == [
        Run(Self.yellow, 82 * s), line, Run(Self.white, 50 * s - 1), line, Run(Self.white, 37 * s - 1), line,
        Run(Self.white, 56 * s - 1),
      ] + after)
    let leading = runs(picture, column: 8 * s)
    #expect(leading == [Run(Self.yellow, 82 * s), Run(Self.white, 143 * s)] + after)
  }

  /// A closed list shows headings only; a screen is 375 × 667.
  @Test func theListAtRest() throws {
    let deck = try Self.deck(#""scales": [1], "animations": [], "sheets": []"#)
    try deck.render()
    let picture = try deck.picture("previews/rest@1x.png")
    #expect(
      runs(picture, column: 370) == [
        Run(Self.yellow, 82), Run(Self.gray, 35), Run(Self.yellow, 82), Run(Self.gray, 667 - 199),
      ])
    let entry = try #require(try deck.manifest.previews.first)
    #expect(entry.id == "rest" && entry.placements.isEmpty && entry.open?.sections == [])
  }

  /// Where the text lies: left of the middle from left to right, right of it where the deck runs the other
  /// way.
  @Test(arguments: ["en", "ar"]) func textsAreLeadingAligned(locale: String) throws {
    let deck = try Self.deck(
      #""locale": "\#(locale)", "scales": [1], "animations": [], "previews": [], "sheets": ["sheet"]"#)
    try deck.render()
    let picture = try deck.picture("sheets/sheet-01@1x.png")
    // Rows of the first text of the first item, between its insets.
    let dark = (0..<375).filter { x in (93..<127).contains { picture[x, $0].red < 128 } }
    let (first, last) = (try #require(dark.min()), try #require(dark.max()))
    if locale == "en" { #expect((16...19).contains(first) && last < 70) }
    if locale == "ar" { #expect((355...358).contains(last) && first > 305) }
  }

  /// The key is in the middle of the 293 points after the triangle's 82: at 228.5, and mirrored at 146.5.
  @Test(arguments: [("en", 228.5), ("ar", 146.5)]) func theKeyIsCentred(locale: String, middle: Double) throws
  {
    let deck = try Self.deck(#""locale": "\#(locale)", "scales": [2], "animations": [], "sheets": []"#)
    try deck.render()
    let picture = try deck.picture("previews/rest@2x.png")
    let room = locale == "en" ? 164..<750 : 0..<586
    let dark = room.filter { x in (0..<164).contains { picture[x, $0].red < 128 } }
    let (first, last) = (try #require(dark.min()), try #require(dark.max()))
    #expect(abs(Double(first + last + 1) / 4 - middle) < 1)
  }

  /// Frames at 40 a second: frame 7 is at half of 0.35 s, where easeInOut is half way. Two items of 56 are
  /// half open.
  @Test func anOpeningSectionAtHalf() throws {
    let deck = try Self.deck(
      #""scales": [1], "previews": [], "sheets": [], "animations": [{ "kind": "toggle", "fps": 40 }]"#)
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    #expect(animation.id == "toggle-section-a@1x" && animation.kind == "toggle" && animation.card == "one")
    #expect(animation.frames.count == 15 && animation.toggle?.target == .section("A"))
    let picture = try deck.picture(of: animation.frames[7])
    #expect(
      runs(picture, column: 373) == [
        Run(Self.yellow, 82), Run(Self.line, 1), Run(Self.white, 27), Run(Self.line, 1), Run(Self.white, 27),
        Run(Self.gray, 35), Run(Self.yellow, 82), Run(Self.gray, 667 - 255),
      ])
  }

  /// What DeckKit computes of the manifest alone are the placements that the frames were drawn with.
  @Test func placementsFollowFromTheManifest() throws {
    let deck = try Self.deck(
      #""scales": [1], "animations": [{ "kind": "toggle", "target": "one" }, { "kind": "toggle", "open": "#
        + #"["A"] }]"#
    )
    try deck.render()
    let manifest = try deck.manifest
    let sections = try #require(manifest.sections)
    let metrics = ListMetrics(
      Dictionary(
        uniqueKeysWithValues: manifest.cards.compactMap { card in card.listMetrics.map { (card.id, $0) } }))
    #expect(sections.map(\.key) == ["A", "B"] && metrics.items.count == 3)
    for animation in manifest.animations {
      let toggle = try #require(animation.toggle)
      let timeline = ToggleTimeline(
        motion: DeckMotion(manifest.style), sections: sections, metrics: metrics, state: toggle.open.state,
        target: try #require(toggle.target))
      #expect(animation.frames.contains { !$0.placements.isEmpty })
      for frame in animation.frames {
        let expected = timeline.placements(at: frame.time).filter { $0.rect.height > 0 && $0.rect.y < 667 }
        #expect(frame.placements == expected)
      }
    }
  }

  /// A card without a name is a row as well: 82 + 56 + 56.
  @Test func aRowWithoutATextIsAsHighAsOneWithOne() throws {
    let deck = try TestDeck()
    try deck.write(
      #"{ "style": "sections", "scales": [1], "animations": [], "cards": [{ "id": "a" }, { "id": "b", "#
        + #""name": "7" }] }"#
    )
    #expect(try deck.render().errorKind == nil)
    #expect(try deck.picture("sheets/sheet-01@1x.png").height == 194)
  }

  /// A thumbnail of 44 points with corners of 8, cut from the photo's middle: red there, blue at its sides.
  @Test func thumbnailsAreCutFromThePhoto() throws {
    let deck = try TestDeck()
    var photo = Pixmap<StraightPixel>(
      width: 160, height: 80, filledWith: StraightPixel(red: 0, green: 0, blue: 255))
    for y in 0..<80 { for x in 40..<120 { photo[x, y] = StraightPixel(red: 255, green: 0, blue: 0) } }
    try deck.addPhoto("a.png", photo)
    try deck.write(
      #"{ "style": "sections", "scales": [1], "animations": [], "previews": [], "crop": "center", "#
        + #""cards": [{ "photo": "a.png", "name": "Al", "age": 7 }] }"#
    )
    #expect(try deck.render().errorKind == nil)
    let picture = try deck.picture("sheets/sheet-01@1x.png")
    #expect(picture.size == PixelSize(width: 375, height: 82 + 44 + 22))
    #expect(picture[16 + 22, 93 + 22] == StraightPixel(red: 255, green: 0, blue: 0))
    #expect(picture[16, 93] == Self.white && picture[59, 136] == Self.white, "rounded corners")
    #expect(picture[15, 115] == Self.white && picture[16, 115].red > 200 && picture[60, 115] == Self.white)
    let card = try #require(try deck.manifest.cards.first)
    #expect(card.images.map(\.role) == [.photo] && card.images.first?.width == 44)
  }
}
