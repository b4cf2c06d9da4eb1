import DeckKit
import DeckPlanning
import TestSupport
import Testing

/// Conventions of current swipe libraries, described by deck files based on `stack` at 300 × 400.
@Suite struct LibraryConventionTests {
  private static let badges = """
    badges: { start: 0, end: 150, right: { text: 'LIKE', color: '#34C759' },
              left: { text: 'NOPE', color: '#FF3B30' } }
    """

  /// Rotation of 18° per card width, reversed below the centre; commits at a quarter of the width or at 1100
  /// pt/s; two visible cards; returns by a spring; badges fade in.
  private static let flick = """
    {
      rotation: { amount: 0.3141592653589793, distance: 300, function: 'linear', limit: 0.3141592653589793,
                  touch: 'flips' },
      release: { right: 75, left: -75, velocity: 1100 },
      layout: { visibleCount: 2, step: { x: 0, y: 0 }, narrowing: 0 },
      exit: { animation: { duration: 0.7 }, offset: { x: 500, y: 0 } },
      return: { spring: { mass: 1, stiffness: 110, damping: 10.5 } },
      \(badges)
    }
    """

  /// Scales of 0.95ⁱ, each slot 8 points lower, the next card at opacity 0.7; commits at 0.3 of the card; 20°
  /// proportional to the vertical position of the touch.
  private static let deckOfScales = """
    {
      layout: { visibleCount: 3, step: { x: 0, y: 8 }, narrowing: 0, scale: 0.95,
                scaleAnchor: { x: 0.5, y: 1 }, opacityBehind: 0.7 },
      rotation: { amount: 0.3490658503988659, distance: 300, function: 'linear', limit: 0.3490658503988659,
                  touch: 'proportional' },
      release: { right: 90, left: -90 },
      exit: { animation: { duration: 0.2, curve: [0.4, 0, 1, 1] }, offset: { x: 400, y: 0 } },
    }
    """

  /// 10° at half of the width; commits at a quarter; each slot 3 % smaller; exit in 0.35 s; returns by a
  /// spring of stiffness 40 and damping 7; badges from a quarter to a third.
  private static let web = """
    {
      layout: { visibleCount: 5, step: { x: 0, y: 10 }, narrowing: 0, scale: 0.97, scaling: 'linear' },
      rotation: { amount: 0.17453292519943295, distance: 150, function: 'linear',
                  limit: 0.17453292519943295 },
      release: { right: 75, left: -75 },
      exit: { animation: { duration: 0.35 }, offset: { x: 500, y: 0 } },
      return: { spring: { mass: 1, stiffness: 40, damping: 7 } },
      badges: { start: 75, end: 100, right: { text: 'YES', color: '#0f0' },
                left: { text: 'NO', color: '#f00' } },
    }
    """

  private func motion(_ style: String) throws -> DeckMotion {
    let reading = Reading(fields: "style: \(style)")
    #expect(reading.lines == [])
    return DeckMotion(try #require(reading.deck).style)
  }

  @Test(arguments: [flick, deckOfScales, web])
  func allAreStyles(style: String) throws {
    let style = try motion(style).style
    #expect(style.name == "stack" && StyleMotion.ends(style))
  }

  @Test func flicks() throws {
    let motion = try motion(Self.flick)
    func at(_ x: Double, _ y: Double = 0) -> LayoutPoint { LayoutPoint(x: x, y: y) }
    #expect(isNear(motion.drag(at(150), touch: 0.2).rotation, 9 * .pi / 180))
    #expect(isNear(motion.drag(at(150), touch: 0.8).rotation, -9 * .pi / 180))
    #expect(isNear(motion.drag(at(-900)).rotation, -18 * .pi / 180))
    #expect(motion.decision(at: at(75)) == .return && motion.decision(at: at(76)) == .exit(.right))
    #expect(motion.decision(at: at(10), velocity: at(1101)) == .exit(.right))
    #expect(motion.decision(at: at(10), velocity: at(-1101)) == .return)
    let held = SwipeTimeline(
      motion: motion, cards: ["a", "b"], path: FingerPath(to: at(-75), duration: 1)
    ).placements(at: 0.999)
    #expect(held.last?.badge?.side == .left && isNear(held.last?.badge?.opacity ?? 0, 0.4995))
    #expect(motion.style.return.spring == Spring(mass: 1, stiffness: 110, damping: 10.5))
    // The spring overshoots.
    let returning = (1...60).map { motion.return(from: at(60), at: Double($0) / 60).tx }
    #expect((returning.min() ?? 0) < -1)
  }

  @Test func scales() throws {
    let motion = try motion(Self.deckOfScales)
    let rest = motion.placementsAtRest(of: ["a", "b", "c", "d"])
    #expect(rest.map { ($0.transform.scale * 1e6).rounded() / 1e6 } == [0.9025, 0.95, 1])
    #expect(rest.map(\.opacity) == [0.7, 0.7, 1] && rest.map(\.rect.y) == [16, 8, 0])
    // The centre of the bottom edge is fixed: 400 + 8.
    #expect(isNear(rest[1].locate(x: 150, y: 400).y, 408))
    #expect(isNear(motion.drag(LayoutPoint(x: 300, y: 0), touch: 0.25).rotation, 10 * .pi / 180))
    #expect(motion.decision(at: LayoutPoint(x: -91, y: 0)) == .exit(.left))
  }

  @Test func labels() throws {
    let motion = try motion(Self.web)
    let scales = motion.placementsAtRest(of: "abcdef".map { CardID(rawValue: String($0)) }).map {
      ($0.transform.scale * 1e6).rounded() / 1e6
    }
    #expect(scales == [0.88, 0.91, 0.94, 0.97, 1])
    #expect(isNear(motion.drag(LayoutPoint(x: 150, y: 0)).rotation, 10 * .pi / 180))
    #expect(isNear(motion.style.badges?.badge(atOffset: 87.5)?.opacity ?? 0, 0.5))
    #expect(motion.style.exit?.animation.duration == 0.35)
  }
}

enum StyleMotion {
  /// Whether every default gesture of the style has its expected result and ends at rest.
  static func ends(_ style: DeckStyle) -> Bool {
    SwipeKind.allCases.allSatisfy { kind in
      let timeline = SwipeTimeline(
        motion: DeckMotion(style), cards: ["a", "b", "c"], path: kind.defaultPath(for: style))
      return timeline.decision == kind.decision && timeline.duration < 3
        && timeline.placements(at: timeline.duration).last?.opacity == (kind == .return ? 1 : 0)
    }
  }
}
