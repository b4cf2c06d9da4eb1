import DeckKit
import DeckPipeline
import Foundation
import Raster
import TestSupport
import Testing

/// Marks at known points of a photo are found again in every picture where hand computation puts them.
///
/// The photo is 600 × 800 and cards are 300 × 400 points, so that a point of the front card is two photo
/// pixels. The card in slot i is 300 − 20·i wide and as high: cover cropping keeps the height's scale and
/// takes 20·i photo pixels off the left, so a photo mark at X is at (X − 20·i) / 2 of that card.
@Suite struct FiducialTests {
  private static let background = StraightPixel(red: 20, green: 20, blue: 20)
  /// Places in points of the front card; the mark of each is found in one channel.
  private static let marks: [(x: Double, y: Double)] = [
    (60, 50), (240, 60), (150, 200), (70, 330), (230, 340),
  ]

  private static func photo(_ color: StraightPixel) -> Pixmap<StraightPixel> {
    Pixmap(
      width: 600, height: 800, background: background,
      dots: marks.map { Dot(x: $0.x * 2, y: $0.y * 2, radius: 12, color: color) })
  }

  /// Four cards, marked red, green, blue and red; no scrim, so that a mark is evenly bright.
  private func deck(_ settings: String) throws -> TestDeck {
    let deck = try TestDeck()
    let colors = [
      StraightPixel(red: 255, green: 20, blue: 20), StraightPixel(red: 20, green: 255, blue: 20),
      StraightPixel(red: 20, green: 20, blue: 255), StraightPixel(red: 255, green: 20, blue: 20),
    ]
    for (index, color) in colors.enumerated() { try deck.addPhoto("p\(index).png", Self.photo(color)) }
    let cards = (0..<4).map { #"{ "id": "c\#($0)", "photo": "p\#($0).png" }"# }.joined(separator: ", ")
    try deck.write(
      """
      { "style": { "preset": "stack", "decoration": { "scrim": null, "shadow": null } },
        "background": "#141414", "crop": "center", \(settings), "cards": [\(cards)] }
      """)
    return deck
  }

  @Test(arguments: [1, 2, 3]) func cardsShowThePhotoInPlace(scale: Int) throws {
    let deck = try deck(#""scales": [\#(scale)], "animations": [], "previews": []"#)
    #expect(try deck.render().errorKind == nil)
    let picture = try deck.picture("cards/c0@\(scale)x.png")
    #expect(picture.size == PixelSize(width: 300 * scale, height: 400 * scale))
    for mark in Self.marks {
      let scale = Double(scale)
      expectMark(
        picture, card: 0, x: mark.x * scale, y: mark.y * scale, radius: 6 * scale, "card at \(scale)")
    }
  }

  /// Frame k of *like* at 30 fps: the finger is at 260·t/0.4 until 0.4 s, so tx = 21.666…·k for k ≤ 12; the
  /// card's middle is at (150 + tx, 200), turned by tan(tx / 600).
  @Test(arguments: 0...12) func draggedCardIsTurnedAboutItsMiddle(frame: Int) throws {
    let deck = try deck(
      #""scales": [1], "previews": [], "animations": [{ "kind": "like", "fps": 30, "scale": 2 }]"#)
    try deck.render()
    let animation = try #require(try deck.manifest.animations.first)
    let picture = try deck.picture(of: animation.frames[frame])
    let tx = 260 * Double(frame) / 12
    let angle = tan(tx / 600)
    for mark in Self.marks {
      let (dx, dy) = (mark.x - 150, mark.y - 200)
      let x = 150 + tx + dx * cos(angle) - dy * sin(angle)
      let y = 200 + dx * sin(angle) + dy * cos(angle)
      let origin = animation.canvas.origin
      expectMark(picture, card: 0, x: (x + origin.x) * 2, y: (y + origin.y) * 2, radius: 12, "frame \(frame)")
    }
  }

  /// The last frame of *like*: the front card is gone, cards 1, 2 and 3 lie in slots 0, 1 and 2. Halfway
  /// (frame 15, eased progress 1/2) card 1 is 290 wide at (5, 5).
  @Test func cardsMoveUpToTheirNewFrames() throws {
    let deck = try deck(
      #""scales": [1], "previews": [], "animations": [{ "kind": "nope", "fps": 30, "scale": 2 }]"#)
    try deck.render()
    let animation = try #require(try deck.manifest.animations.first)
    let origin = animation.canvas.origin
    let last = try deck.picture(of: animation.frames[18])
    let middle = try deck.picture(of: animation.frames[15])
    for mark in Self.marks {
      expectMark(
        last, card: 1, x: (mark.x + origin.x) * 2, y: (mark.y + origin.y) * 2, radius: 12, "card 1 in slot 0")
      // 290 wide: the crop loses 5 points at each side; the card begins at (5, 5).
      expectMark(
        middle, card: 1, x: (mark.x - 5 + 5 + origin.x) * 2, y: (mark.y + 5 + origin.y) * 2, radius: 12,
        "card 1 halfway")
    }
  }

  /// *nope*, exit at t = 0.5 s: eased progress 1/2 of 0.2 s. The card was let go at tx = −225 and is halfway
  /// to (−425, 75), its rotation kept at tan(−225 / 600), half transparent over #141414.
  @Test func exitGoesOnWithTheRotationKept() throws {
    let deck = try deck(
      #""scales": [1], "previews": [], "animations": [{ "kind": "nope", "fps": 30, "scale": 2 }]"#)
    try deck.render()
    let animation = try #require(try deck.manifest.animations.first)
    let picture = try deck.picture(of: animation.frames[15])
    let (tx, ty, angle) = (-325.0, 37.5, tan(-225.0 / 600))
    for mark in Self.marks where mark.x < 200 {
      let (dx, dy) = (mark.x - 150, mark.y - 200)
      let x = 150 + tx + dx * cos(angle) - dy * sin(angle) + animation.canvas.origin.x
      let y = 200 + ty + dx * sin(angle) + dy * cos(angle) + animation.canvas.origin.y
      expectMark(picture, card: 0, x: x * 2, y: y * 2, radius: 12, "exit")
      let color = picture[Int(x * 2), Int(y * 2)]
      // Half of 255 over 20: 137.5.
      #expect(abs(Double(color.red) - 137.5) <= 1.5, "\(color)")
    }
  }

  /// Back cards are laid out anew: in the preview only their lowest 10 points show. A mark of card i at photo
  /// (300, 790) is at the middle of the narrower card, 395 points down: at (150, 395 + 10·i) of the
  /// container.
  @Test(arguments: [1, 2, 3]) func previewShowsBackCardsLaidOutAnew(scale: Int) throws {
    let deck = try deck(#""scales": [\#(scale)], "animations": []"#)
    let colors = [
      StraightPixel(red: 255, green: 20, blue: 20), StraightPixel(red: 20, green: 255, blue: 20),
      StraightPixel(red: 20, green: 20, blue: 255),
    ]
    for (index, color) in colors.enumerated() {
      let dots = [300.0, 130, 470].map { Dot(x: $0, y: 790, radius: 6, color: color) }
      try deck.addPhoto(
        "p\(index).png", Pixmap(width: 600, height: 800, background: Self.background, dots: dots))
    }
    try deck.render()
    let preview = try #require(try deck.manifest.previews.first)
    #expect(
      preview.placements.map(\.rect) == [
        LayoutRect(x: 20, y: 20, width: 260, height: 400), LayoutRect(x: 10, y: 10, width: 280, height: 400),
        LayoutRect(x: 0, y: 0, width: 300, height: 400),
      ])
    let picture = try deck.picture("previews/rest@\(scale)x.png")
    let (origin, scale) = (preview.canvas.origin, Double(scale))
    for card in 0..<3 {
      for photoX in [300.0, 130, 470] {
        // x in the card is (X − 20·i) / 2, and the card begins at 10·i: the two cancel.
        let (x, y) = (photoX / 2 + origin.x, 395 + 10 * Double(card) + origin.y)
        expectMark(picture, card: card, x: x * scale, y: y * scale, radius: 3 * scale - 1, "card \(card)")
      }
    }
  }
}
