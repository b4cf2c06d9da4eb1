import DeckKit
import Foundation

/// Drives a session as an app would: reports gestures and times to it and prints its placements.
struct Player {
  private let manifest: Manifest
  private let sections: [DeckSection]
  private let metrics: ListMetrics
  private var session: DeckSession
  private var clock = 0.0
  /// Seconds between two outputs. An app would advance at each display refresh.
  private let step = 0.1

  init(_ manifest: Manifest) {
    self.manifest = manifest
    session = DeckSession(style: manifest.style, source: manifest)
    sections =
      manifest.sections ?? DeckSection.grouping(manifest.sectionedCards, locale: manifest.deck.locale)
    // An app that lays out its own texts measures them. The player uses the heights in the manifest.
    metrics = ListMetrics(
      Dictionary(
        uniqueKeysWithValues: manifest.cards.compactMap { card in card.listMetrics.map { (card.id, $0) } }))
  }

  /// Performs one gesture and advances until the deck is at rest.
  mutating func play(_ gesture: Gesture) {
    switch gesture {
    case .gesture(let gesture): start(gesture)
    case .undo:
      print("undo")
      session.undo(at: clock)
    case .reset:
      print("reset")
      session.reset()
    }
    while !session.isResting {
      printState()
      clock += step
      session.advance(to: clock)
    }
    printState()
    for event in session.takeEvents() { print("  \(event)") }
    if session.isEmpty { print("  “\(manifest.emptyView)”") }
  }

  private mutating func start(_ gesture: DeckGesture) {
    print(gesture.kind)
    if let path = gesture.defaultPath(for: manifest.style) { drag(along: path) }
    if case .toggle(let target) = gesture { session.toggle(target, at: clock) }
  }

  private mutating func drag(along path: FingerPath) {
    let start = clock
    session.beginDrag(at: start)
    while clock - start < path.releaseTime - step / 2 {
      printState()
      clock += step
      session.drag(to: path.translation(at: clock - start), at: clock)
    }
    session.release(velocity: path.releaseVelocity, at: clock)
  }

  private func printState() {
    print(String(format: "%.1f s", clock))
    for placement in session.placements { print("  " + description(of: placement)) }
    for row in session.rows(of: sections, metrics: metrics) {
      print("  \(row.target) " + String(format: "y %.1f height %.1f", row.frame.y, row.frame.height))
    }
  }

  private func description(of placement: Placement) -> String {
    let (rect, transform) = (placement.rect, placement.transform)
    let center = placement.locate(x: rect.width / 2, y: rect.height / 2)
    return "\(placement.card) "
      + String(
        format: "centre (%.1f, %.1f) size %.1f × %.1f turned %.1f° tilted %.1f° opacity %.2f", center.x,
        center.y, rect.width, rect.height, transform.rotation * 180 / .pi,
        (transform.tilt?.angle ?? 0) * 180 / .pi, placement.opacity)
  }
}
