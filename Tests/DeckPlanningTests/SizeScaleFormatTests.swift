import DeckKit
import DeckPlanning
import PictureTypes
import Testing

@Suite struct SizeScaleFormatTests {
  @Test(arguments: [("[16, 4096]", 16, 4096), ("[600, 500]", 600, 500), ("[375, 667.0]", 375, 667)])
  func sizes(text: String, width: Double, height: Double) {
    let size = LayoutSize(width: width, height: height)
    let reading = Reading(fields: "size: \(text)")
    #expect(reading.lines == [] && reading.deck?.style == .stack(size: size))
  }

  @Test(arguments: [
    ("[15, 400]", "bad-size"), ("[300, 4097]", "bad-size"), ("[300.5, 400]", "bad-size"),
    ("[-300, 400]", "bad-size"),
    ("[0, 0]", "bad-size"), ("[NaN, 400]", "bad-size"), ("[Infinity, 400]", "bad-size"),
    ("[300]", "wrong-type"),
    ("[300, 400, 1]", "wrong-type"), ("300", "wrong-type"), ("'300x400'", "wrong-type"),
  ])
  func badSizes(text: String, code: String) {
    let reading = Reading(fields: "size: \(text)")
    #expect(reading.codes == [code] && reading.first?.field == "size")
    #expect(reading.first?.place.description == "deck.json:3:7")
  }

  @Test func theWrongEntryOfASizeIsNamed() {
    #expect(
      Reading(fields: "size: [300, '400']").lines == [
        "deck.json:3:13: error: size: entry 2 is text; expected a number"
      ])
    #expect(
      Reading(fields: "size: [300]").lines == [
        "deck.json:3:7: error: size: has 1 entry; expected a list of 2 numbers"
      ])
  }

  @Test(arguments: [
    ("[1]", [1]), ("[3, 1]", [1, 3]), ("[2, 2, 2.0]", [2]), ("[1, 2, 3]", [1, 2, 3]), ("[4, 1.5]", [1.5, 4]),
  ])
  func scales(text: String, scales: [Double]) {
    let reading = Reading(fields: "scales: \(text)")
    #expect(reading.lines == [] && reading.deck?.scales == scales)
    #expect(reading.deck?.previews.first?.scales == scales)
    #expect(reading.deck?.animations.map(\.scale) == [scales[0], scales[0], scales[0]])
  }

  @Test(arguments: [
    ("[]", "bad-scale"), ("[0]", "bad-scale"), ("[5]", "bad-scale"), ("[2.5]", "bad-scale"),
    ("[1, 1e300]", "bad-scale"),
    ("[-1]", "bad-scale"), ("[NaN]", "bad-scale"), ("1", "wrong-type"), ("['1']", "wrong-type"),
    ("'@2x'", "wrong-type"),
  ])
  func badScales(text: String, code: String) {
    let reading = Reading(fields: "scales: \(text)")
    #expect(reading.codes == [code] && reading.first?.field == "scales")
  }

  private static let sand = HexColor(red: 0xD8, green: 0xC8, blue: 0xB8)

  @Test(
    arguments: [
      ("['png']", [.png(effort: .balanced)]), ("['jpeg']", [.jpeg(quality: 85, background: .white)]),
      ("['jpg', 'png']", [.jpeg(quality: 85, background: .white), .png(effort: .balanced)]),
      ("[{ format: 'png' }]", [.png(effort: .balanced)]),
      ("[{ format: 'jpeg', quality: 1, background: '#D8C8B8' }]", [.jpeg(quality: 1, background: sand)]),
      (
        "['png', { format: 'jpeg', quality: 100 }]",
        [.png(effort: .balanced), .jpeg(quality: 100, background: .white)]
      ),
      ("['webp']", [.webp(WebPEncoding(quality: 80, method: 4))]),
      ("[{ format: 'webp', quality: 0, method: 0 }]", [.webp(WebPEncoding(quality: 0, method: 0))]),
      ("[{ format: 'webp', quality: 100, method: 6 }]", [.webp(WebPEncoding(quality: 100, method: 6))]),
      (
        "[{ format: 'webp', lossless: true }, 'png']",
        [.webp(WebPEncoding(quality: nil)), .png(effort: .balanced)]
      ),
      ("[{ format: 'webp', lossless: false, quality: 5 }]", [.webp(WebPEncoding(quality: 5))]),
    ] as [(String, [ImageEncoding])])
  func formats(text: String, formats: [ImageEncoding]) {
    let reading = Reading(fields: "formats: \(text)")
    #expect(reading.lines == [] && reading.deck?.formats == formats)
  }

  /// What has no alpha is laid on the deck's background, or on white where that is transparent.
  @Test(arguments: [("#D8C8B8", sand), ("transparent", .white)])
  func jpegLiesOnTheBackground(background: String, color: HexColor) {
    let reading = Reading(fields: "background: '\(background)', formats: ['jpeg']")
    #expect(reading.deck?.formats == [.jpeg(quality: 85, background: color)])
  }

  @Test(arguments: [
    ("[]", "empty-list"), ("['png', 'png']", "duplicate-format"), ("['jpg', 'jpeg']", "duplicate-format"),
    ("['pgn']", "unknown-format"), ("['gif']", "unknown-format"), ("[5]", "wrong-type"),
    ("'png'", "wrong-type"),
    ("[{}]", "missing-key"), ("[{ format: 5 }]", "wrong-type"),
    ("[{ format: 'jpeg', quality: 0 }]", "bad-quality"),
    ("[{ format: 'jpeg', quality: 101 }]", "bad-quality"),
    ("[{ format: 'jpeg', quality: 80.5 }]", "bad-quality"),
    ("[{ format: 'jpeg', quality: '80' }]", "wrong-type"),
    ("[{ format: 'jpeg', background: 'red' }]", "bad-color"),
    ("[{ format: 'jpeg', background: '#FFFFFF80' }]", "bad-color"),
    ("[{ format: 'jpeg', qualty: 80 }]", "unknown-key"),
    ("[{ format: 'jpeg', background: 'transparent' }]", "bad-color"),
    ("[{ format: 'png', quality: 80 }]", "unused-key"),
    ("[{ format: 'png', background: '#FFF' }]", "unused-key"),
    ("['webp', { format: 'webp', lossless: true }]", "duplicate-format"),
    ("[{ format: 'webp', quality: -1 }]", "bad-quality"),
    ("[{ format: 'webp', quality: 80.5 }]", "bad-quality"),
    ("[{ format: 'webp', method: 7 }]", "bad-method"), ("[{ format: 'webp', method: NaN }]", "bad-method"),
    ("[{ format: 'webp', lossless: 'yes' }]", "wrong-type"),
    ("[{ format: 'webp', lossless: true, quality: 80 }]", "unused-key"),
    ("[{ format: 'webp', effort: 'fast' }]", "unused-key"),
    ("[{ format: 'webp', background: '#FFF' }]", "unused-key"),
    ("[{ format: 'jpeg', method: 4 }]", "unused-key"), ("[{ format: 'png', lossless: true }]", "unused-key"),
    ("['apng']", "unknown-format"),
  ])
  func badFormats(text: String, code: String) {
    let reading = Reading(fields: "formats: \(text)")
    #expect(reading.codes.first == code)
    #expect(reading.first?.line == 3)
  }

  @Test func aFormatsNearestNameIsTold() {
    #expect(
      Reading(fields: "formats: ['jpge']").lines == [
        "deck.json:3:11: error: formats: unknown format “jpge”; did you mean “jpeg”?"
      ])
    #expect(
      Reading(fields: "formats: ['web']").lines == [
        "deck.json:3:11: error: formats: unknown format “web”; did you mean “webp”?"
      ])
    #expect(
      Reading(fields: "formats: [{ format: 'jpeg', effort: 'fast' }]").lines == [
        "deck.json:3:37: error: effort: has no effect on the format “jpeg”, which takes “quality”, "
          + "“background”; remove it"
      ])
  }
}

@Suite struct EffortTests {
  @Test(arguments: [("['png']", PNGEffort.balanced), ("[{ format: 'png', effort: 'small' }]", .small)])
  func thatOfThePNG(formats: String, effort: PNGEffort) {
    let reading = Reading(fields: "formats: \(formats)")
    #expect(reading.lines == [] && reading.deck?.pngEffort == effort)
    #expect(reading.deck?.formats == [.png(effort: effort)])
  }

  @Test(arguments: [
    ("{ format: 'png', effort: 'much' }", "unknown-effort"),
    ("{ format: 'png', effort: 5 }", "wrong-type"),
    ("{ format: 'jpeg', effort: 'fast' }", "unused-key"),
  ])
  func mistakes(format: String, code: String) {
    #expect(Reading(fields: "formats: [\(format)]").codes == [code])
  }
}
