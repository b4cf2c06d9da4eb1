import DeckKit
import TestSupport
import Testing

/// The screen of `pager`, computed by hand from its table.
@Suite struct ChromeLayoutTests {
  private static func square(_ side: Double, _ x: Double, _ y: Double) -> LayoutRect {
    LayoutRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
  }

  private func expect(_ rect: LayoutRect?, _ expected: LayoutRect?) {
    guard let rect, let expected else {
      #expect(rect == nil && expected == nil)
      return
    }
    #expect(isNear(rect.x, expected.x) && isNear(rect.y, expected.y), "\(rect) \(expected)")
    #expect(isNear(rect.width, expected.width) && isNear(rect.height, expected.height))
  }

  /// Top: 16 + 24 + 16 + 8 = 64. Bottom: 667 − 16 − 16 − 24 = 611, minus 8 + 16 is 587.
  @Test func theStripTakesWhatIsLeft() throws {
    let style = DeckStyle.pager()
    expect(style.chromeLayout?.content, LayoutRect(x: 16, y: 64, width: 343, height: 523))
    expect(style.cardFrame, LayoutRect(x: 16, y: 64, width: 343, height: 523))
    let tall = DeckStyle.pager(size: LayoutSize(width: 750, height: 1000))
    // All lengths double: 128 above, 1000 − 128 − 32 below.
    expect(tall.cardFrame, LayoutRect(x: 32, y: 128, width: 686, height: 1000 - 128 - 160))
  }

  /// x coordinates of the centres: 16 + 12, 187.5, 375 − 28; y coordinate: 16 + 12.
  @Test func iconsAbove() throws {
    let icons = try #require(DeckStyle.pager().chromeLayout).icons.prefix(3)
    for (icon, x) in zip(icons, [28, 187.5, 347]) {
      expect(icon.room, Self.square(24, x, 28))
      expect(icon.drawn, Self.square(icon.icon.name == "flame" ? 48 : 24, x, 28))
      expect(icon.disc, nil)
    }
  }

  /// The row spans 32 to 343: the outer centres are at 44 and 331, the others (331 − 44) / 3 = 95.667 apart.
  /// The y coordinate is 611 + 12. The discs' diameters are 1.5 · 24 and 2 · 24.
  @Test func buttonsBelow() throws {
    let icons = try #require(DeckStyle.pager().chromeLayout).icons.dropFirst(3)
    let centers = [44, 44 + 287.0 / 3, 44 + 574.0 / 3, 331]
    #expect(icons.count == 4)
    for (icon, x) in zip(icons, centers) {
      expect(icon.room, Self.square(24, x, 623))
      expect(icon.drawn, Self.square(24, x, 623))
    }
    let discs = Array(icons.map(\.disc))
    expect(discs[0], Self.square(36, 46.5, 623))
    expect(discs[1], Self.square(48, centers[1], 623))
    expect(discs[2], Self.square(48, centers[2], 623))
    expect(discs[3], Self.square(36, 331, 623))
  }

  /// In right-to-left layouts every x is replaced by 375 − x.
  @Test func rightToLeftMirrors() throws {
    let icons = try #require(DeckPreset.pager.style(direction: .rightToLeft).chromeLayout).icons
    #expect(icons.map(\.icon.name) == ["profile", "flame", "chat", "back", "close", "approve", "boost"])
    expect(icons[0].room, Self.square(24, 347, 28))
    expect(icons[2].room, Self.square(24, 28, 28))
    expect(icons[3].room, Self.square(24, 331, 623))
    expect(icons[3].disc, Self.square(36, 328.5, 623))
  }

  /// A single icon is centred in its row.
  @Test func oneIconAlone() throws {
    var chrome = try #require(DeckStyle.pager().chrome)
    chrome.upper = [ChromeIcon(name: "one", color: .black)]
    chrome.lower = []
    let layout = ChromeLayout(chrome, in: LayoutSize(width: 375, height: 667), direction: .leftToRight)
    #expect(layout.icons.count == 1)
    expect(layout.icons.first?.room, Self.square(24, 187.5, 28))
  }
}
