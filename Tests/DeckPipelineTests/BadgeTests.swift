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
}
