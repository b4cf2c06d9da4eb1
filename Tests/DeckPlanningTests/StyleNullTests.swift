import DeckKit
import DeckPlanning
import Testing

/// Fields in which a preset has nothing take a value, and say where it is wrong.
@Suite struct StyleNullTests {
  private func reading(_ style: String) -> Reading { Reading(fields: "style: \(style)") }

  @Test func whatIsNullTakesAValue() throws {
    let style = try #require(
      reading(
        """
        { drag: { shadow: { color: '#000', opacity: 0.5, radius: 3, offset: { x: 0, y: 1 } } },
          release: { velocity: 900 }, layout: { front: { x: 1, y: 2, width: 30, height: 40 }, narrowing: 1 },
          return: { spring: { mass: 2, stiffness: 90, damping: 11 } } }
        """
      ).deck
    ).style
    #expect(
      style.drag.shadow
        == Shadow(color: .black, opacity: 0.5, radius: 3, offset: LayoutPoint(x: 0, y: 1)))
    #expect(style.release == ReleaseRule(right: 250, left: -215, velocity: 900))
    #expect(style.cardFrame == LayoutRect(x: 1, y: 2, width: 30, height: 40))
    #expect(style.return.spring == Spring(mass: 2, stiffness: 90, damping: 11))
    #expect(style.return.duration == 0.2)
  }

  @Test(arguments: [
    ("{ rotation: null }", "rotation"), ("{ release: null, exit: null }", "release"),
    ("{ rotation: { limit: null, function: 'linear' } }", "limit"),
  ])
  func andCanBeTakenAway(style: String, field: String) throws {
    let reading = reading(style)
    #expect(reading.lines == [])
    let style = try #require(reading.deck).style
    #expect(field == "release" ? style.release == nil : style.rotation?.limit == nil)
  }

  @Test(arguments: [
    ("{ badges: { start: 1, end: 2 } }", "missing-key", "style.badges", "has no “right”; add it"),
    ("{ release: { velocity: 'fast' } }", "wrong-type", "style.release.velocity", "expected a number"),
    ("{ badges: 5 }", "wrong-type", "style.badges", "expected an object"),
    (
      "{ return: { spring: { mass: 1, stiffness: 2, damping: 3, bounce: 1 } } }", "unknown-key",
      "style.return.spring.bounce", "expected one of damping, mass, stiffness"
    ),
    (
      "{ drag: { shadow: { color: 'soot', opacity: 1, radius: 1, offset: { x: 0, y: 0 } } } }", "bad-style",
      "style.drag.shadow", "“soot” is not a colour"
    ),
    (
      "{ drag: { axes: 'vertical' } }", "bad-style", "style.drag.axes",
      "expected one of both, horizontal, none"
    ),
    ("{ decoration: { blendMode: 'hardlight' } }", "bad-style", "style.decoration.blendMode", "hard-light"),
    (
      "{ direction: 'up' }", "bad-style", "style.direction",
      "expected one of ltr, rtl"
    ),
  ])
  func mistakes(style: String, code: String, field: String, message: String) {
    let found = reading(style).diagnostics.all
    #expect(found.map(\.code.rawValue) == [code] && found.map(\.field) == [field])
    #expect(found.first?.message.contains(message) == true, "\(found.first?.message ?? "")")
    #expect(found.first?.line == 3)
  }

  /// What stands within an object that was written is named where it stands.
  @Test(arguments: [
    (
      "{ return: { spring: { mass: 1, stiffness: 2, damping: 0 } } }", "return.spring.damping",
      "more than zero"
    ),
    (
      "{ return: { spring: { mass: -1, stiffness: 2, damping: 1 } } }", "return.spring.mass", "more than zero"
    ),
    (
      "{ return: { spring: { mass: 1, stiffness: 100, damping: 0.01 } } }", "return.spring",
      "a spring that settles within 60 seconds"
    ),
    (
      "{ advance: { spring: { mass: 1, stiffness: 0, damping: 1 } } }", "advance.spring.stiffness",
      "more than zero"
    ),
    (
      "{ drag: { follow: 'spring' } }", "drag.follow", "“direct”, or a spring in “return” that moves the card"
    ),
    ("{ drag: { gain: -1 } }", "drag.gain", "0 to 16 points per point of the finger"),
    ("{ drag: { axes: 'none' } }", "release", "a drag that moves cards; without one, no card ever commits"),
    ("{ drag: { gain: 0 } }", "release", "a drag that moves cards; without one, no card ever commits"),
    ("{ exit: null }", "release", "an exit for the cards that commit"),
    (
      "{ release: { right: 901 } }", "release.right",
      "a limit that a drag can reach, at most 900.0 points: a drag covers up to three widths of the container"
    ),
    (
      "{ drag: { gain: 0.1 } }", "release.right",
      "a limit that a drag can reach, at most 90.0 points: a drag covers up to three widths of the container"
    ),
    (
      "{ release: { left: -901 } }", "release.left",
      "a limit that a drag can reach, at most 900.0 points: "
        + "a drag covers up to three widths of the container"
    ),
    ("{ release: { velocity: -1 } }", "release.velocity", "a speed of zero or more points a second"),
    ("{ release: { projection: -1 } }", "release.projection", "0 to 60 seconds"),
    ("{ rotation: { limit: null } }", "rotation.limit", "a limit; without one, a tangent has poles"),
    ("{ layout: { scale: 0 } }", "layout.scale", "a scale above 0, up to 4"),
    (
      "{ layout: { scale: 0.4, scaling: 'linear' } }", "layout.scale",
      "a scale above 0 for the last visible card"
    ),
    ("{ layout: { opacityBehind: 2 } }", "layout.opacityBehind", "a number from 0 to 1"),
    (
      "{ layout: { front: { x: 0, y: 0, width: 0, height: 9 }, narrowing: -9 } }", "layout.front.width",
      "at least 1 point"
    ),
  ])
  func contradictionsAreRefused(style: String, field: String, expected: String) {
    let found = reading(style).diagnostics.all
    #expect(found.first?.code.rawValue == "bad-style" && found.first?.field == "style.\(field)")
    #expect(found.first?.message == "expected \(expected)")
    #expect(found.first?.line == 3)
  }

  /// A limit beyond reach is no mistake where a throw commits all the same.
  @Test(arguments: [
    "{ release: { right: 900, left: -900 } }", "{ release: { right: 5000, left: -5000, velocity: 900 } }",
  ])
  func limitsThatCanBeReached(style: String) { #expect(reading(style).lines == []) }

  // MARK: twoCard

  @Test func twoCardIsDrawn() throws {
    let deck = try #require(Reading(fields: "style: 'twoCard'").deck)
    #expect(deck.style == .twoCard() && deck.style.size == LayoutSize(width: 375, height: 667))
    let plan = try DeckPlans(deck, photoSizes: [:])
    #expect(plan.cards.allSatisfy { $0.drawing.size == LayoutSize(width: 300, height: 400) })
    #expect(plan.stills.map { $0.scene.cards.map(\.placement.card) } == [["bo", "ada"]])
    #expect(plan.stills[0].scene.canvas == LayoutRect(x: 0, y: 0, width: 375, height: 667))
    #expect(plan.animations.map(\.gesture.kind) == ["like", "nope", "return"])
  }

  @Test func aLocaleGivesTheDirection() throws {
    #expect(Reading(fields: "locale: 'he'").deck?.style.direction == .rightToLeft)
    #expect(
      Reading(fields: "locale: 'he', style: { direction: 'ltr' }").deck?.style.direction == .leftToRight)
    #expect(
      Reading(fields: "style: { preset: 'twoCard', rotation: { amount: 0.5 } }").deck?.style.rotation?.amount
        == 0.5)
  }
}
