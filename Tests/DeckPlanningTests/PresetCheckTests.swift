import DeckKit
@testable import DeckPlanning
import Testing

/// Style checks on all presets, including those that deck files cannot select yet.
@Suite struct PresetCheckTests {
  private func faults(_ style: DeckStyle) -> [String] {
    var diagnostics = Diagnostics()
    let place = SourcePlace(file: "deck.json")
    let isGood = StyleCheck(style: style, places: [:], place: place).run(&diagnostics)
    #expect(isGood == diagnostics.all.isEmpty)
    return diagnostics.all.map { "\($0.field ?? ""): \($0.message)" }
  }

  @Test(arguments: DeckPreset.allCases, [(1.0, 1.0), (2, 2), (0.5, 0.6), (1, 3), (10, 6)])
  func presetsAreGood(preset: DeckPreset, scale: (Double, Double)) {
    let size = LayoutSize(
      width: (preset.size.width * scale.0).rounded(), height: (preset.size.height * scale.1).rounded())
    for direction in LayoutDirection.allCases {
      #expect(faults(preset.style(size: size, direction: direction)) == [])
    }
  }

  /// The rows take 64 points at the top and 80 at the bottom.
  @Test func aScreenWithoutRoomForTheDeck() {
    let low = DeckStyle.pager(size: LayoutSize(width: 375, height: 144))
    #expect(faults(low) == ["style.chrome: expected rows that leave at least 1 point of height for the deck"])
    #expect(faults(.pager(size: LayoutSize(width: 375, height: 145))) == [])
  }

  @Test func strips() {
    var style = DeckStyle.pager()
    style.layout = .strip(StripLayout(spacing: -375, padding: 187.5))
    #expect(
      faults(style) == [
        "style.layout.spacing: expected pages that do not overlap",
        "style.layout.padding: expected a width of at least 1 point for a page's card",
      ])
    style.layout = .strip(StripLayout(spacing: -22, padding: 16))
    #expect(faults(style) == [])
  }

  @Test func tiltedCards() throws {
    var style = DeckStyle.depth()
    style.layout.tilted?.layers[1].rest.tilt = .pi / 2
    #expect(faults(style).first?.contains("less than a quarter turn") == true)
    style = .depth()
    style.layout.tilted?.layers[2].rest.padding = 171.5
    #expect(faults(style) == ["style.layout.layers: expected a width of at least 1 point for every card"])
    style = .depth()
    style.layout.tilted?.layers = []
    #expect(faults(style) == ["style.layout.layers: expected 1 to 16 cards"])
    style.layout.tilted?.height = 0
    #expect(faults(style).first == "style.layout.height: expected at least 1 point")
  }

  @Test func lists() {
    var style = DeckStyle.sections()
    style.layout.list?.header.triangle.box = -1
    style.layout.list?.item.primary.size = 0
    style.layout.list?.groupSpacing = 1e9
    #expect(
      Set(faults(style)) == [
        "style.layout.header.triangle.box: expected zero or more points",
        "style.layout.item.primary.size: expected more than zero points",
        "style.layout.groupSpacing: expected at most 16384 points",
      ])
  }

  @Test func springsAndShadows() {
    var style = DeckStyle.depth()
    style.return.spring?.damping = 0
    style.drag.shadow?.radius = -1
    style.backDecoration?.cornerRadius = -1
    #expect(
      Set(faults(style)) == [
        "style.return.spring.damping: expected more than zero",
        "style.drag.shadow.radius: expected zero or more points",
        "style.backDecoration.cornerRadius: expected zero or more points",
      ])
  }

  @Test func anUnknownLayout() {
    var style = DeckStyle.stack()
    style.layout = .other("fan")
    (style.release, style.exit) = (nil, nil)
    #expect(faults(style) == ["style.layout.kind: expected slots, strip, list or tilted"])
  }

  @Test func chromes() {
    var style = DeckStyle.pager()
    style.chrome?.upper[0].scale = -1
    style.chrome?.discShadow.opacity = 2
    #expect(
      Set(faults(style)) == [
        "style.chrome: expected icons drawn at a scale from 0 to 16",
        "style.chrome.discShadow.opacity: expected a number from 0 to 1",
      ])
  }
}
