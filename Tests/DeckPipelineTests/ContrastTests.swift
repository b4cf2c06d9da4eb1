import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import Raster
import TestSupport
import Testing

/// What the manifest says of contrast against WCAG 2's formula, computed from the PNG files alone: beside the
/// texts, in the same rows, photos are as they are under them.
@Suite struct ContrastTests {
  enum Photo: String, CaseIterable {
    case white, black, noise, stripes

    var pixmap: Pixmap<StraightPixel> {
      var (generator, photo) = (SeededGenerator(seed: 5), Pixmap<StraightPixel>(width: 900, height: 1200))
      for y in 0..<1200 {
        for x in 0..<900 {
          photo[x, y] = StraightPixel(gray: gray(x, y, &generator))
        }
      }
      return photo
    }

    private func gray(_ x: Int, _ y: Int, _ generator: inout SeededGenerator) -> UInt8 {
      switch self {
      case .white: 255
      case .black: 0
      case .noise: UInt8(truncatingIfNeeded: generator.next() >> 32)
      case .stripes: x / 18 % 2 == 0 ? 255 : 0
      }
    }
  }

  private func render(
    _ photo: Photo, style: String = #"{ "decoration": { "scrim": null } }"#, settings: String = ""
  ) throws -> TestDeck {
    let deck = try TestDeck()
    try deck.addPhoto("p.png", photo.pixmap)
    try deck.write(
      """
      { "animations": [], "crop": "center", "style": \(style) \(settings),
        "cards": [{ "id": "a", "photo": "p.png", "name": "Ada", "age": 36, "hobby": "Sums" }] }
      """)
    let report = try deck.render()
    #expect(report.errorKind == nil, "\(report.diagnostics)")
    return deck
  }

  /// The ratio that 95 % of the pixels right of a text reach.
  private func ratio(beside box: TextBox, in deck: TestDeck, scale: Int, text: Double = 1) throws -> Double {
    let picture = try deck.picture("cards/a@\(scale)x.png")
    let rows =
      Int((box.rect.y * Double(scale)).rounded(.down))..<Int((box.rect.maxY * Double(scale)).rounded(.up))
    var ratios: [Double] = []
    for y in rows {
      for x in (150 * scale)..<(284 * scale) {
        let under = Self.luminance(picture[x, y])
        ratios.append((max(under, text) + 0.05) / (min(under, text) + 0.05))
      }
    }
    return ratios.sorted()[Int(Double(ratios.count) * 0.05)]
  }

  /// Relative luminance as WCAG 2.2 defines it.
  private static func luminance(_ pixel: StraightPixel) -> Double {
    func linear(_ level: UInt8) -> Double {
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
  }

  /// Without a scrim of the style white texts would be lost on all but the black photo.
  @Test(arguments: Photo.allCases, [#"{ "decoration": { "scrim": null } }"#, #""stack""#])
  func textsAreReadableAtEveryScale(photo: Photo, style: String) throws {
    let deck = try render(photo, style: style)
    let card = try #require(try deck.manifest.cards.first)
    #expect(card.textBoxes.map(\.field) == ["name", "hobby"])
    for (box, bar) in zip(card.textBoxes, [3, 4.5]) {
      let said = try #require(box.contrast)
      #expect(said >= bar)
      for scale in 1...3 {
        let found = try ratio(beside: box, in: deck, scale: scale)
        #expect(found >= bar, "\(photo) \(box.field) at \(scale): \(found)")
        if scale == 3 {
          #expect(abs(found - said) <= 0.05 * said, "\(photo) \(box.field): \(found), said \(said)")
        }
      }
    }
    #expect(try deck.manifest.diagnostics.allSatisfy { $0.code != "low-contrast" })
  }

  /// The hobby needs 4.5 : 1 on white, which a gray of level 118 gives: (1.05) / (0.181 + 0.05); a black
  /// scrim of opacity 1 − 118/255 = 0.537 makes it.
  @Test func theScrimIsJustStrongEnough() throws {
    let card = try #require(try render(.white).manifest.cards.first)
    let relief = try #require(card.relief)
    #expect(relief.scrimOpacity > 0.53 && relief.scrimOpacity < 0.56 && !relief.hasShadow, "\(relief)")
    #expect(try #require(card.textBoxes.last?.contrast) < 4.7)
    #expect(try render(.black).manifest.cards.first?.relief == nil)
    #expect(try render(.white, style: #""stack""#).manifest.cards.first?.relief == nil)
  }

  @Test func darkTextsGetALightScrim() throws {
    let black = ##"{ "color": "#000" }"##
    let deck = try render(
      .black,
      style: #"{ "decoration": { "scrim": null, "caption": { "name": \#(black), "hobby": \#(black) } } }"#)
    let card = try #require(try deck.manifest.cards.first)
    #expect(card.relief != nil && card.textBoxes.map(\.field) == ["name", "hobby"])
    for (box, bar) in zip(card.textBoxes, [3, 4.5]) {
      #expect(try ratio(beside: box, in: deck, scale: 2, text: 0) >= bar)
    }
  }

  /// White on white at the limit of 0.25 is gray of level 191, whose luminance is 0.52: 1.05 / 0.57 = 1.84.
  @Test func whatTheLimitDoesNotAllowIsReported() throws {
    let deck = try render(.white, settings: #", "contrast": { "limit": 0.25 }"#)
    let card = try #require(try deck.manifest.cards.first)
    #expect(card.relief == CaptionRelief(scrimOpacity: 0.25, hasShadow: true))
    #expect(try deck.manifest.diagnostics.map(\.code) == ["low-contrast", "low-contrast"])
    #expect(try abs(ratio(beside: card.textBoxes[1], in: deck, scale: 1) - 1.84) < 0.05)
  }

  /// Of a text in the middle the scrim covers the whole card, above it too.
  @Test func theScrimOfAMiddleTextCoversAll() throws {
    let deck = try render(
      .white, style: #"{ "decoration": { "scrim": null, "caption": { "placement": "center" } } }"#)
    let relief = try #require(try deck.manifest.cards.first?.relief)
    let (picture, level) = (try deck.picture("cards/a@1x.png"), 255 * (1 - relief.scrimOpacity))
    for y in [20, 100, 200, 380] {
      #expect(abs(Double(picture[30, y].red) - level) <= 1, "\(y): \(picture[30, y].red), not \(level)")
    }
  }

  /// The shadow that helps a text is blurred by a tenth of its size, 2.8 points here: four points beside the
  /// stem of an H a twentieth of it is left, and nothing at fifteen.
  @Test func theShadowOfATextReachesSomePoints() throws {
    let deck = try TestDeck()
    try deck.addPhoto("p.png", Photo.white.pixmap)
    try deck.write(
      #"""
      { "animations": [], "crop": "center", "scales": [1], "contrast": { "limit": 0.25 },
        "style": { "decoration": { "scrim": null } },
        "cards": [{ "id": "a", "photo": "p.png", "name": "HHH" }] }
      """#)
    try deck.render()
    let box = try #require(try deck.manifest.cards.first?.textBoxes.first?.rect)
    let picture = try deck.picture("cards/a@1x.png")
    func darkest(_ x: Int) -> UInt8 {
      (Int(box.y)..<Int(box.maxY)).map { picture[x, $0].red }.min() ?? 255
    }
    #expect(darkest(Int(box.x) - 2) <= 188 && darkest(Int(box.x) - 15) >= 190)
  }

  /// White on gray of level 128, whose luminance is 0.216, is 1.05 / 0.266 = 3.95 : 1: enough for large text
  /// alone, which WCAG 2 says is that of 24 pixels, or of 18.66 where it is bold.
  @Test(arguments: [(24.0, 400, true), (23, 400, false), (19, 700, true), (18, 700, false), (19, 600, false)])
  func largeTextNeedsLess(size: Double, weight: Int, isEnough: Bool) throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", width: 300, height: 400)
    try deck.write(
      """
      { animations: [], scales: [1], contrast: 'measure', cards: [{ id: 'a', photo: 'p.png', name: 'Ada' }],
        style: { decoration: { scrim: null, caption: {
          name: { size: \(size), minimumSize: \(size), weight: \(weight) } } } } }
      """)
    #expect(try deck.render().diagnostics.map(\.code) == (isEnough ? [] : ["low-contrast"]))
    let contrast = try #require(try deck.manifest.cards.first?.textBoxes.first?.contrast)
    #expect(abs(contrast - 3.95) < 0.02)
  }

  @Test func itCanBeMeasuredOnlyOrTurnedOff() throws {
    let measured = try render(.white, settings: #", "contrast": "measure""#)
    let card = try #require(try measured.manifest.cards.first)
    #expect(card.relief == nil && card.textBoxes.map(\.contrast) == [1, 1])
    #expect(try measured.manifest.diagnostics.map(\.code) == ["low-contrast", "low-contrast"])
    #expect(try measured.picture("cards/a@1x.png")[150, 370] == StraightPixel(gray: 255))
    let off = try render(.white, settings: #", "contrast": "off""#)
    #expect(try off.manifest.cards.first?.textBoxes.map(\.contrast) == [nil, nil])
    #expect(try off.manifest.diagnostics.isEmpty)
  }

  /// The still shows the card with the same scrim: the same pixels, right of the hobby and above its corner.
  @Test func stillsShareWhatWasFound() throws {
    let deck = try render(.white)
    let canvas = try #require(try deck.manifest.previews.first?.canvas)
    let (card, still) = (try deck.picture("cards/a@2x.png"), try deck.picture("previews/rest@2x.png"))
    for y in stride(from: 600, to: 760, by: 7) {
      #expect(card[400, y] == still[400 + Int(canvas.origin.x) * 2, y + Int(canvas.origin.y) * 2])
    }
  }

  @Test(arguments: ["[1]", "[2, 3]"]) func theScalesThatAreDrawnDecideNothing(scales: String) throws {
    let relief = try #require(try render(.noise).manifest.cards.first?.relief)
    #expect(try render(.noise, settings: #", "scales": \#(scales)"#).manifest.cards.first?.relief == relief)
  }

  /// A card drawn by itself has the relief that it has in the whole deck, and so have its neighbours in its
  /// still.
  @Test func someCardsAloneAreAsInTheWholeDeck() throws {
    let deck = try TestDeck()
    try deck.addPhoto("p.png", Photo.white.pixmap)
    try deck.write(
      #"""
      { "animations": [], "crop": "center", "scales": [1], "style": { "decoration": { "scrim": null } },
        "cards": [{ "id": "a", "photo": "p.png", "name": "Ada" }, { "id": "b", "photo": "p.png",
        "name": "Bo" }] }
      """#)
    try deck.render(jobs: 2)
    let whole = (try deck.manifest, try deck.picture("previews/rest@1x.png"))
    try deck.render(only: ["a"])
    #expect(try deck.manifest.cards.map(\.relief) == whole.0.cards.map(\.relief))
    #expect(try deck.manifest.cards.allSatisfy { $0.relief != nil })
    #expect(try deck.picture("previews/rest@1x.png") == whole.1)
  }

  @Test func checkSaysItBeforehand() throws {
    let deck = try render(.white, settings: #", "contrast": "measure""#)
    #expect(try deck.check().diagnostics.map(\.code) == ["low-contrast", "low-contrast"])
  }

  @Test(arguments: [
    (#""mnd""#, "unknown-contrast"), (#"{ "policy": "all" }"#, "unknown-contrast"),
    (#"{ "limit": 1.5 }"#, "bad-contrast"), (#"{ "limits": 1 }"#, "unknown-key"), ("4.5", "wrong-type"),
  ]) func rulesThatAreNoneAreRefused(rule: String, code: String) throws {
    let deck = try TestDeck.flat(1, settings: #""size": [60, 80], "contrast": \#(rule)"#)
    #expect(try deck.check().diagnostics.filter { $0.severity == .error }.map(\.code.rawValue) == [code])
  }
}

extension StraightPixel {
  fileprivate init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }
}
