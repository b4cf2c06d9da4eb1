import DeckKit
import DeckPlanning
import Testing

@Suite struct StyleCheckTests {
  @Test(arguments: [
    ("decoration: { cornerRadius: -1 }", "decoration.cornerRadius", "zero or more points"),
    ("decoration: { shadow: { radius: -4 } }", "decoration.shadow.radius", "zero or more points"),
    ("decoration: { shadow: { opacity: 1.1 } }", "decoration.shadow.opacity", "a number from 0 to 1"),
    ("decoration: { shadow: { opacity: -0.1 } }", "decoration.shadow.opacity", "a number from 0 to 1"),
    ("decoration: { scrim: { startOpacity: 2 } }", "decoration.scrim.startOpacity", "a number from 0 to 1"),
    ("decoration: { scrim: { endOpacity: -1 } }", "decoration.scrim.endOpacity", "a number from 0 to 1"),
    ("decoration: { caption: { padding: -1 } }", "decoration.caption.padding", "zero or more points"),
    (
      "decoration: { caption: { name: { size: 0 } } }", "decoration.caption.name.size",
      "more than zero points"
    ),
    (
      "decoration: { caption: { hobby: { size: -1 } } }", "decoration.caption.hobby.size",
      "more than zero points"
    ),
    (
      "decoration: { caption: { name: { lines: 0 } } }", "decoration.caption.name.lines",
      "a whole number of lines from 1 to 8"
    ),
    (
      "decoration: { caption: { hobby: { lines: 9 } } }", "decoration.caption.hobby.lines",
      "a whole number of lines from 1 to 8"
    ),
    (
      "decoration: { caption: { shadow: { color: '#000', opacity: 1, radius: -1, offset: { x: 0, y: 0 } } "
        + "} }",
      "decoration.caption.shadow.radius", "zero or more points"
    ),
    ("layout: { visibleCount: 0 }", "layout.visibleCount", "1 to 16 cards"),
    ("layout: { visibleCount: 17, narrowing: 0 }", "layout.visibleCount", "1 to 16 cards"),
    // 300 − 2 · 150 = 0 points are left of the third card.
    (
      "layout: { narrowing: 150 }", "layout.narrowing",
      "a width of at least 1 point for the last visible card"
    ),
    ("rotation: { distance: 0 }", "rotation.distance", "more than zero points"),
    ("rotation: { limit: -0.1 }", "rotation.limit", "zero or more radians"),
    ("release: { right: -1 }", "release.right", "zero or more points"),
    ("release: { left: 215 }", "release.left", "zero or fewer points"),
    ("exit: { animation: { duration: -0.2 } }", "exit.animation.duration", "0 to 60 seconds"),
    ("exit: { opacity: 1.5 }", "exit.opacity", "a number from 0 to 1"),
    ("return: { duration: 61 }", "return.duration", "0 to 60 seconds"),
    ("advance: { duration: -1 }", "advance.duration", "0 to 60 seconds"),
  ])
  func contradictionsAreRefused(style: String, field: String, expected: String) {
    let found = Reading(fields: "style: { \(style) }").diagnostics.all
    #expect(found.map(\.code.rawValue) == ["bad-style"] && found.map(\.field) == ["style.\(field)"])
    #expect(found.first?.message == "expected \(expected)")
    #expect(found.first?.line == 3)
  }

  /// Lengths beyond any card or screen.
  @Test(arguments: [
    ("exit: { offset: { x: 1000000 } }", "exit.offset.x"),
    ("exit: { offset: { y: -1e300 } }", "exit.offset.y"),
    ("decoration: { shadow: { radius: 513 } }", "decoration.shadow.radius"),
    ("decoration: { shadow: { offset: { x: 1e20 } } }", "decoration.shadow.offset.x"),
    ("layout: { step: { x: 9e5 } }", "layout.step.x"), ("layout: { narrowing: -1e6 }", "layout.narrowing"),
    ("release: { right: 1e308 }", "release.right"), ("release: { left: -1e308 }", "release.left"),
    ("decoration: { caption: { padding: 1e308 } }", "decoration.caption.padding"),
    ("decoration: { caption: { spacing: 1e308 } }", "decoration.caption.spacing"),
    ("decoration: { caption: { name: { size: 1e6 } } }", "decoration.caption.name.size"),
    ("return: { curve: [0, 1e6, 1, -1e6] }", "return.curve"),
  ])
  func lengthsOfNoCardAreRefused(style: String, field: String) {
    let found = Reading(fields: "style: { \(style) }").diagnostics.all
    #expect(found.map(\.code.rawValue) == ["bad-style"] && found.map(\.field) == ["style.\(field)"])
  }

  /// A size within the style is a size like any other.
  @Test(arguments: [
    "{ width: 15 }", "{ height: -400 }", "{ height: 0 }", "{ width: 300.5 }", "{ height: 4097 }",
  ])
  func sizesAreChecked(size: String) {
    let found = Reading(fields: "style: { size: \(size) }").diagnostics.all
    #expect(found.first?.code.rawValue == "bad-style" && found.first?.field?.hasPrefix("style.size.") == true)
  }

  /// An easing's x must not turn back, or a moment would have two places.
  @Test(arguments: [
    "exit: { animation: { curve: [-0.1, 0, 1, 1] } }", "return: { curve: [0, 0, 1.1, 1] }",
    "advance: { curve: [2, 0, 1, 1] }",
  ])
  func curvesAreFunctionsOfTime(style: String) {
    let found = Reading(fields: "style: { \(style) }").diagnostics.all
    #expect(found.map(\.code.rawValue) == ["bad-style"] && found.first?.field?.hasSuffix("curve") == true)
  }

  @Test func curvesMayOvershoot() {
    #expect(Reading(fields: "style: { return: { curve: [0.3, -1, 0.7, 2] } }").lines == [])
  }

  @Test(arguments: ["{ start: -0.1 }", "{ end: 1.1 }", "{ start: 0.9, end: 0.4 }"])
  func aScrimGoesDownTheCard(scrim: String) {
    let found = Reading(fields: "style: { decoration: { scrim: \(scrim) } }").diagnostics.all
    #expect(
      found.map(\.code.rawValue) == ["bad-style"]
        && found.first?.field?.hasPrefix("style.decoration.scrim.") == true)
  }

  @Test(arguments: [
    "decoration: { cornerRadius: 0, shadow: { radius: 0, opacity: 0 } }",
    "layout: { visibleCount: 1, narrowing: 5000 }",
    "layout: { visibleCount: 16, narrowing: 10 }", "release: { right: 0, left: 0 }", "rotation: { limit: 0 }",
    "exit: { animation: { duration: 60 }, opacity: 1 }", "return: { duration: 0 }",
    "layout: { narrowing: -20 }",
    "decoration: { caption: { name: { size: 12 } } }",
  ])
  func edgesOfWhatIsAllowed(style: String) { #expect(Reading(fields: "style: { \(style) }").lines == []) }
}
