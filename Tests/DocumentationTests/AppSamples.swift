import DeckKit
import Foundation

/// The Swift code of the pages, compiled: `AppSampleTests` finds every line of theirs here, in order.
enum AppSamples {
  static func draw(_ placement: Placement) {}
  static func save(_ card: CardID, _ side: SwipeDirection) {}

  /// README.md
  static func readme(_ data: Data) throws {
    let manifest = try Manifest(decoding: data)
    var deck = DeckSession(style: manifest.style, source: manifest)
    deck.beginDrag(at: 0)
    deck.drag(to: LayoutPoint(x: 260, y: -8), at: 0.4)
    deck.release(velocity: LayoutPoint(x: 650, y: 0), at: 0.4)
    deck.advance(to: 0.5)
    for placement in deck.placements { print(placement.card, placement.transform, placement.opacity) }
    for event in deck.takeEvents() { print(event) }
  }

  /// docs/in-an-app.md, the session
  static func session(_ manifest: Manifest, now: Double) {
    var deck = DeckSession(style: manifest.style, source: manifest)

    deck.beginDrag(touch: 0.2, at: now)
    deck.drag(to: LayoutPoint(x: 120, y: -8), at: now)
    deck.release(velocity: LayoutPoint(x: 900, y: 0), at: now)

    deck.advance(to: now)
    for placement in deck.placements { draw(placement) }
    for event in deck.takeEvents() {
      if case .committed(let card, let side) = event { save(card, side) }
    }
  }
}
