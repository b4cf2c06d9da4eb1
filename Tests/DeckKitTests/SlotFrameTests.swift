import DeckKit
import TestSupport
import Testing

/// The expected frames of cards 0, 1 and 2 in a container.
struct Frames: Sendable, CustomTestStringConvertible {
  var size: LayoutSize
  var frames: [LayoutRect]

  init(_ width: Double, _ height: Double, _ frames: [(Double, Double, Double, Double)]) {
    self.size = LayoutSize(width: width, height: height)
    self.frames = frames.map { LayoutRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }

  var testDescription: String { "\(size.width) × \(size.height)" }
}

@Suite struct SlotFrameTests {
  /// x = y = 10·i·f, width = W − 20·i·f, height = H, where f = W / 300.
  @Test(arguments: [
    Frames(300, 400, [(0, 0, 300, 400), (10, 10, 280, 400), (20, 20, 260, 400)]),
    Frames(600, 500, [(0, 0, 600, 500), (20, 20, 560, 500), (40, 40, 520, 500)]),
    Frames(150, 90, [(0, 0, 150, 90), (5, 5, 140, 90), (10, 10, 130, 90)]),
    Frames(375, 667, [(0, 0, 375, 667), (12.5, 12.5, 350, 667), (25, 25, 325, 667)]),
    Frames(60, 4000, [(0, 0, 60, 4000), (2, 2, 56, 4000), (4, 4, 52, 4000)]),
  ])
  func frames(of deck: Frames) {
    let motion = DeckMotion(.stack(size: deck.size))
    for (slot, frame) in deck.frames.enumerated() {
      let rest = motion.rest(slot: slot)
      #expect(isNear(rest.x, frame.x) && isNear(rest.y, frame.y))
      #expect(isNear(rest.width, frame.width) && rest.height == frame.height)
    }
  }

  @Test func lowerCardsAreCentredAndStickOutBelow() {
    let motion = DeckMotion(.stack())
    for slot in 1...2 {
      #expect(motion.rest(slot: slot).center.x == 150)
      // 400 + 10·i
      #expect(motion.rest(slot: slot).maxY == 400 + 10 * Double(slot))
    }
  }

  @Test func anyStepAndNarrowing() {
    let layout = SlotLayout(visibleCount: 5, step: LayoutPoint(x: -3, y: 7), narrowing: 11)
    let frame = layout.frame(ofSlot: 4, in: LayoutSize(width: 100, height: 50))
    // −3 · 4, 7 · 4, 100 − 11 · 4
    #expect(frame == LayoutRect(x: -12, y: 28, width: 56, height: 50))
  }
}
