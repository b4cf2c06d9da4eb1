import DeckKit
import DeckPipeline
import Foundation
import TestSupport
import Testing

/// A client that has the manifest alone computes the very placements that pictures were drawn by, in every
/// style.
@Suite struct ManifestMotionTests {
  private func manifest(_ style: String) throws -> Manifest {
    let deck = try TestDeck()
    for index in 0..<4 { try deck.addFlatPhoto("p\(index).png", width: 30, height: 40) }
    let cards = (0..<4).map {
      "{ id: 'c\($0)', photo: 'p\($0).png', name: '\(["Ada", "Bo", "Bea", "Cy"][$0])', hobby: 'Sums' }"
    }
    try deck.write("{ style: \(style), scales: [1], cards: [\(cards.joined(separator: ","))] }")
    #expect(try deck.render().outcome != nil)
    return try deck.manifest
  }

  static let styles = [
    "'stack'", "'twoCard'", "'pager'", "'depth'", "'sections'",
    "{ preset: 'stack', layout: { scale: 0.95, opacityBehind: 0.7 }, rotation: { function: 'linear', "
      + "amount: 0.3, distance: 300 } }",
  ]

  @Test(arguments: styles) func framesAreWhereTheMotionsPutThem(style: String) throws {
    let manifest = try manifest(style)
    #expect(!manifest.animations.isEmpty)
    for animation in manifest.animations {
      let timeline = try #require(gesture(of: animation, in: manifest), "\(animation.kind)")
      #expect(abs(timeline.duration - animation.duration) < 1e-9)
      for frame in animation.frames {
        expectEqual(timeline.placements(at: frame.time), frame.placements, "\(animation.id) at \(frame.time)")
      }
    }
  }

  @Test(arguments: styles) func stillsAreWhereTheMotionsPutThem(style: String) throws {
    let manifest = try manifest(style)
    let still = try #require(manifest.previews.first { $0.kind == "rest" })
    let motion = DeckMotion(manifest.style)
    let expected =
      manifest.style.layout.list == nil
      ? motion.placementsAtRest(of: manifest.cards.map(\.id)) : []
    expectEqual(expected, still.placements, "at rest")
  }

  /// What the deck asked for: a preset, here the last one with numbers of its own.
  @Test(arguments: 0..<6) func theStyleComesBackWhole(index: Int) throws {
    var expected = [DeckPreset.stack, .twoCard, .pager, .depth, .sections, .stack][index].style()
    if index == 5 {
      expected.layout.slots?.scale = 0.95
      expected.layout.slots?.opacityBehind = 0.7
      expected.rotation?.function = .linear
      expected.rotation?.amount = 0.3
      expected.rotation?.distance = 300
    }
    #expect(try manifest(Self.styles[index]).style == expected)
  }

  private func gesture(of animation: AnimationEntry, in manifest: Manifest) -> (any GestureTimeline)? {
    let (motion, ids) = (DeckMotion(manifest.style), manifest.cards.map(\.id))
    if let kind = SwipeKind(rawValue: animation.kind) {
      return SwipeTimeline(motion: motion, cards: ids, path: kind.defaultPath(for: manifest.style))
    }
    if let turn = PageTurn(rawValue: animation.kind) {
      return PageTimeline(
        motion: motion, cards: ids, page: turn == .forward ? 0 : 1,
        path: turn.defaultPath(for: manifest.style))
    }
    if animation.kind == "drag" {
      return DragTimeline(motion: motion, cards: ids, path: .defaultDrag(for: manifest.style))
    }
    guard let sections = manifest.sections, let first = sections.first else { return nil }
    let heights = Dictionary(
      uniqueKeysWithValues: manifest.cards.compactMap { card in card.listMetrics.map { (card.id, $0) } })
    return ToggleTimeline(
      motion: motion, sections: sections, metrics: ListMetrics(heights), state: ListState(),
      target: .section(first.key))
  }

  private func expectEqual(_ computed: [Placement], _ drawn: [Placement], _ comment: Comment) {
    #expect(computed.map(\.card) == drawn.map(\.card) && computed.map(\.z) == drawn.map(\.z), comment)
    for (one, other) in zip(computed, drawn) {
      let (a, b) = (numbers(one), numbers(other))
      #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }, "\(comment): \(a) and \(b)")
      #expect(one.blendMode == other.blendMode && one.slot == other.slot)
    }
  }

  private func numbers(_ placement: Placement) -> [Double] {
    let (rect, transform) = (placement.rect, placement.transform)
    return [
      rect.x, rect.y, rect.width, rect.height, transform.tx, transform.ty, transform.rotation,
      transform.scale,
      transform.anchor.x, transform.anchor.y, transform.tilt?.angle ?? 0, transform.tilt?.distance ?? 0,
      placement.opacity, placement.shadow?.opacity ?? 0, placement.shadow?.radius ?? 0,
    ]
  }
}
