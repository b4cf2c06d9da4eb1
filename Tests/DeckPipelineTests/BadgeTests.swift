import DeckKit
import DeckPipeline
import Raster
import TestSupport
import Testing

/// Badges fade in with the way of the card.
@Suite struct BadgeTests {
  /// The badge is there from 0 to 250 points of way; frame 6 of *like* is at 130, so that it is 0.52 there,
  /// and a pixel of its outline over gray is (128 + 127 · 0.52, 128 · 0.48, 128 · 0.48) = (194, 61, 61).
  @Test(arguments: [(0, 128, 128), (6, 194, 61), (12, 255, 0)]) func fadesIn(frame: Int, red: Int, other: Int)
    throws
  {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", width: 30, height: 40)
    try deck.write(
      """
      { style: { preset: 'stack', decoration: { scrim: null, shadow: null },
          badges: { start: 0, end: 250, right: { text: 'YES', color: '#FF0000' }, left: { text: 'NO',
          color: '#0000FF' } } },
        scales: [1], previews: [], animations: ['like'], cards: [{ id: 'a', photo: 'p.png' }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let picture = try deck.picture(of: try #require(try deck.manifest.animations.first).frames[frame])
    func count(_ red: Int, _ other: Int) -> Int {
      picture.pixels.count {
        abs(Int($0.red) - red) <= 2 && abs(Int($0.green) - other) <= 2 && abs(Int($0.blue) - other) <= 2
      }
    }
    #expect(count(red, other) > 100)
    if frame == 0 { #expect(!picture.pixels.contains { $0.red > 135 && $0.green < 120 }) }
  }

  /// On a card of 300 points a badge is 25 points from the top and from the side that the card leaves; its
  /// outline is 3.75 wide.
  @Test(arguments: [("like", 40.0, true), ("nope", 260, false)])
  func itIsInTheCornerThatTheCardIsDraggedFrom(kind: String, x: Double, isRed: Bool) throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", width: 30, height: 40)
    try deck.write(
      """
      { style: { preset: 'stack', decoration: { scrim: null, shadow: null },
          badges: { start: 0, end: 200,
            right: { text: 'YES', color: '#FF0000' }, left: { text: 'NO', color: '#0000FF' } } },
        scales: [1], previews: [], animations: ['\(kind)'], cards: [{ id: 'a', photo: 'p.png' }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    let placement = try #require(animation.frames[12].placements.last)
    let picture = try deck.picture(of: animation.frames[12])
    func pixel(_ x: Double, _ y: Double) -> StraightPixel {
      let (place, origin) = (placement.locate(x: x, y: y), animation.canvas.origin)
      return picture[Int(place.x + origin.x), Int(place.y + origin.y)]
    }
    let outline = pixel(x, 26.9)
    #expect(isRed ? outline.red > 240 && outline.blue < 15 : outline.red < 15 && outline.blue > 240)
    #expect(outline.green < 15)
    for (x, y) in [(x, 22.0), (x, 32), (300 - x, 26.9)] {
      let found = pixel(x, y)
      #expect(abs(Int(found.red) - 128) <= 2 && abs(Int(found.blue) - 128) <= 2, "\(x), \(y)")
    }
  }
}
