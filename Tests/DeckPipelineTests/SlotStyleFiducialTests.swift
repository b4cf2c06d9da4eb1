import DeckKit
import DeckPipeline
import Foundation
import Raster
import TestSupport
import Testing

/// Marks of photos are found where hand computation puts them, in styles other than `stack` alone.
///
/// Photos are 600 × 800 and cards 300 × 400 points, so that a point of a card is two photo pixels.
@Suite struct SlotStyleFiducialTests {
  private static let background = StraightPixel(red: 20, green: 20, blue: 20)
  private static let colors = [
    StraightPixel(red: 255, green: 20, blue: 20), StraightPixel(red: 20, green: 255, blue: 20),
    StraightPixel(red: 20, green: 20, blue: 255),
  ]

  /// Three cards, marked red, green and blue at the points of the card.
  private func deck(_ style: String, _ settings: String, marks: [(x: Double, y: Double)]) throws -> TestDeck {
    let deck = try TestDeck()
    for (index, color) in Self.colors.enumerated() {
      let dots = marks.map { Dot(x: $0.x * 2, y: $0.y * 2, radius: 6, color: color) }
      try deck.addPhoto(
        "p\(index).png", Pixmap(width: 600, height: 800, background: Self.background, dots: dots))
    }
    let cards = (0..<3).map { #"{ "id": "c\#($0)", "photo": "p\#($0).png" }"# }.joined(separator: ", ")
    try deck.write(
      #"{ "style": \#(style), "background": "\#("#141414")", "scales": [2], "#
        + #"\#(settings), "cards": [\#(cards)] }"#
    )
    return deck
  }

  /// Slots of 0.9ⁱ about the middle of the bottom edge, each 30 points lower: (x, y) of the card goes to
  /// (150 + (x − 150) · 0.9ⁱ, 400 + 30 · i + (y − 400) · 0.9ⁱ).
  @Test func slotsAreDrawnSmaller() throws {
    let marks: [(x: Double, y: Double)] = [(60, 390), (150, 392), (240, 391)]
    let deck = try deck(
      """
      { "decoration": { "scrim": null, "shadow": null }, "layout": { "step": { "x": 0, "y": 30 },
      "narrowing": 0,
        "scale": 0.9, "scaleAnchor": { "x": 0.5, "y": 1 } } }
      """, #""animations": []"#, marks: marks)
    try deck.render()
    let preview = try #require(try deck.manifest.previews.first)
    let picture = try deck.picture("previews/rest@2x.png")
    for card in 0..<3 {
      let scale = pow(0.9, Double(card))
      for mark in marks {
        let x = 150 + (mark.x - 150) * scale + preview.canvas.origin.x
        let y = 400 + 30 * Double(card) + (mark.y - 400) * scale + preview.canvas.origin.y
        expectMark(picture, card: card, x: x * 2, y: y * 2, radius: 5, "card \(card)")
      }
    }
  }

  /// Level 128 at a tenth over white is 255 − 0.1 · 127 = 242.3.
  @Test func cardsBehindAreDrawnAtTheirOpacity() throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", .gray)
    try deck.write(
      """
      { size: [60, 80], scales: [1], animations: [], background: '#FFFFFF',
        style: { decoration: { scrim: null, shadow: null, cornerRadius: 0 },
          layout: { step: { x: 0, y: 20 }, narrowing: 0, opacityBehind: 0.1 } },
        cards: [{ id: 'a', photo: 'p.png' }, { id: 'b', photo: 'p.png' }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let origin = try #require(try deck.manifest.previews.first).canvas.origin
    let picture = try deck.picture("previews/rest@1x.png")
    let (x, y) = (Int(origin.x) + 30, Int(origin.y))
    #expect(picture[x, y + 40] == .gray)
    #expect(abs(Int(picture[x, y + 90].green) - 242) <= 1, "\(picture[x, y + 90])")
  }
}
