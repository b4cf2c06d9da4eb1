import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import TestSupport
import Testing

/// A picture and where its face is, noted by eye: from the hairline to the chin or the end of the beard, in
/// fractions of the upright picture, good to a hundredth.
struct Portrait: Sendable {
  var file: String
  var left, top, right, bottom: Double

  init(_ file: String, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.file = file
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  static let corpus = [
    Portrait("portraits/abraham-lincoln-1860s.jpg", 0.31, 0.05, 0.51, 0.38),
    Portrait("portraits/cameraman-cc0.png", 0.36, 0.18, 0.53, 0.42),
    Portrait("portraits/charles-darwin.jpg", 0.27, 0.12, 0.68, 0.58),
    Portrait("portraits/christina-koch-nasa.jpg", 0.34, 0.15, 0.66, 0.57),
    Portrait("portraits/dog-cc0.png", 0.245, 0.20, 0.70, 0.75),
    Portrait("portraits/eileen-collins-nasa.png", 0.33, 0.13, 0.55, 0.36),
    Portrait("portraits/girl-phone-cc0.png", 0.58, 0.15, 0.88, 0.56),
    Portrait("portraits/grace-hopper-1984.jpg", 0.51, 0.27, 0.80, 0.56),
    Portrait("portraits/marie-curie-c1920.jpg", 0.28, 0.20, 0.68, 0.56),
    Portrait("portraits/mary-jackson-nasa.jpg", 0.55, 0.27, 0.68, 0.45),
    Portrait("portraits/neil-armstrong-nasa.jpg", 0.53, 0.14, 0.73, 0.39),
    Portrait("portraits/oscar-wilde.jpg", 0.33, 0.10, 0.53, 0.36),
    Portrait("portraits/robert-goddard.jpg", 0.13, 0.08, 0.80, 0.60),
    Portrait("portraits/scott-kelly-nasa-wide.jpg", 0.38, 0.10, 0.62, 0.68),
    Portrait("portraits/sunita-williams-nasa.jpg", 0.40, 0.16, 0.67, 0.58),
    Portrait("portraits-derived/grace-hopper-circle-alpha.png", 0.50, 0.28, 0.80, 0.58),
    // What is left of the face: the mouth and the chin.
    Portrait("portraits-derived/grace-hopper-extreme-aspect.jpg", 0.535, 0, 0.75, 0.50),
    Portrait("portraits-derived/grace-hopper-gray-alpha.png", 0.50, 0.28, 0.80, 0.58),
    Portrait("portraits-derived/grace-hopper-palette.png", 0.49, 0.27, 0.80, 0.58),
    Portrait("portraits-derived/grace-hopper-phone-orientation6.jpg", 0.51, 0.27, 0.80, 0.56),
    Portrait("portraits-derived/grace-hopper-tiny-64.jpg", 0.49, 0.27, 0.80, 0.58),
  ]

  /// The drawn people of the demo deck.
  static let demo = [
    Portrait("anan.jpg", 0.32, 0.30, 0.65, 0.55), Portrait("aoi.png", 0.37, 0.29, 0.68, 0.54),
    Portrait("eleni.jpg", 0.31, 0.26, 0.67, 0.53), Portrait("jiwoo.png", 0.30, 0.25, 0.67, 0.54),
    Portrait("layla.jpg", 0.33, 0.25, 0.62, 0.53), Portrait("lukasz.jpg", 0.33, 0.28, 0.65, 0.57),
    Portrait("meera.png", 0.36, 0.22, 0.65, 0.54), Portrait("noam.jpg", 0.41, 0.25, 0.61, 0.55),
    Portrait("taras.jpg", 0.35, 0.22, 0.70, 0.555), Portrait("zoe.jpg", 0.34, 0.21, 0.69, 0.54),
  ]
}

/// Cards of several shapes keep the faces of real and drawn people.
@Suite struct PortraitCropTests {
  /// The `stack` style's own size, a taller card, a square and a wide one.
  private static let sizes = [(300, 400), (320, 480), (300, 300), (400, 200)]

  @Test(.enabled(if: Corpus.folder != nil, "DECKLE_CORPUS names no folder"), arguments: sizes)
  func realFacesAreKept(size: (width: Int, height: Int)) throws {
    try expectFaces(of: Portrait.corpus, in: Corpus.folder ?? "", size: size)
  }

  @Test(arguments: sizes)
  func drawnFacesAreKept(size: (width: Int, height: Int)) throws {
    try expectFaces(of: Portrait.demo, in: DemoPhotos.folder, size: size)
  }

  private func expectFaces(
    of portraits: [Portrait], in folder: String, size: (width: Int, height: Int)
  ) throws {
    let deck = try TestDeck()
    for (index, portrait) in portraits.enumerated() {
      try deck.folder.write(
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(portrait.file)"))), to: "\(index)")
    }
    let cards = portraits.indices.map { #"{ "id": "c\#($0)", "photo": "\#($0)" }"# }.joined(separator: ", ")
    try deck.write(
      """
      { "size": [\(size.width), \(size.height)], "scales": [1], "previews": [], "animations": [],
      "cards": [\(cards)] }
      """)
    #expect(try deck.render(jobs: 2).errorKind == nil)
    #expect(try deck.manifest.cards.count == portraits.count)
    for (portrait, card) in zip(portraits, try deck.manifest.cards) {
      let source = try #require(card.source)
      let photo = (width: Double(source.width), height: Double(source.height))
      let scale = max(Double(size.width) / photo.width, Double(size.height) / photo.height)
      let across = Seen(part: Double(size.width) / scale / photo.width, focus: card.focus.x)
      let down = Seen(part: Double(size.height) / scale / photo.height, focus: card.focus.y)
      #expect(
        across.keeps(portrait.left, portrait.right), "\(portrait.file), across: \(across), \(card.focus)")
      #expect(down.keeps(portrait.top, portrait.bottom), "\(portrait.file), down: \(down), \(card.focus)")
    }
  }
}

/// The part of a photo that a card shows along one side, in fractions of the photo.
private struct Seen {
  var start, end: Double

  init(part: Double, focus: Double) {
    start = min(max(focus - part / 2, 0), 1 - part)
    end = start + part
  }

  /// Whether a face from `low` to `high` is seen whole; where the card is too narrow for it, whether nearly
  /// all that is seen is face. A hundredth is left for the eye that noted it.
  func keeps(_ low: Double, _ high: Double) -> Bool {
    let eye = 0.01
    guard high - low > end - start else { return start <= low + eye && end >= high - eye }
    return (min(high, end) - max(low, start)) / (end - start) >= 0.9
  }
}
