import DeckPipeline
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// Whole pictures against recorded ones that were looked at. Without texts, since fonts differ between
/// systems.
///
/// `DECKLE_RECORD=1` records them anew; a difference is written beside the golden as `NAME.difference.png`.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens").path
  private static let isRecording = ProcessInfo.processInfo.environment["DECKLE_RECORD"] == "1"

  /// A deck of four cards with soft pictures of their own, cropped around their middles: where else is no
  /// matter here.
  private func deck() throws -> TestDeck {
    let deck = try TestDeck()
    for index in 0..<4 { try deck.addPhoto("p\(index).png", Self.photo(index)) }
    try deck.write(
      """
      { "size": [120, 160], "scales": [1], "background": "transparent", "crop": "center",
        "animations": [{ "kind": "like", "fps": 10 }, { "kind": "return", "fps": 10 }],
        "cards": [{ "id": "a", "photo": "p0.png" }, { "id": "b", "photo": "p1.png" },
                  { "id": "c", "photo": "p2.png" }, { "id": "d", "photo": "p3.png" }] }
      """)
    try deck.render()
    return deck
  }

  private static func photo(_ index: Int) -> Pixmap<StraightPixel> {
    var photo = Pixmap<StraightPixel>(width: 150, height: 180, filledWith: .gray)
    for y in 0..<180 {
      for x in 0..<150 {
        let wave = sin(Double(x * (index + 1)) / 20) + cos(Double(y) / (15 + Double(index) * 6))
        photo[x, y] = StraightPixel(
          red: UInt8(127 + 60 * wave), green: UInt8(x + 60), blue: UInt8((index * 60 + y) % 256))
      }
    }
    return photo
  }

  @Test(arguments: [
    "cards/a@1x.png", "previews/rest@1x.png", "animations/like-a@1x/002.png", "animations/like-a@1x/005.png",
    "animations/return-a@1x/004.png",
  ]) func picturesAreThoseRecorded(path: String) throws {
    let deck = try deck()
    let name = path.replacingOccurrences(of: "/", with: "-")
    let golden = URL(fileURLWithPath: "\(Self.folder)/\(name)")
    if Self.isRecording { try Data(try deck.folder.read("out/\(path)")).write(to: golden) }
    let expected = try PhotoDecoder().decode(Array(Data(contentsOf: golden))).pixmap
    let found = try PhotoDecoder().decode(try deck.folder.read("out/\(path)")).pixmap
    guard let difference = Difference(found, expected) else { return #expect(found.size == expected.size) }
    if difference.largest > 2 {
      try Data(PNGEncoder().encode(difference.picture))
        .write(to: golden.deletingPathExtension().appendingPathExtension("difference.png"))
    }
    #expect(difference.largest <= 2, "\(name)")
  }
}

/// How two pictures differ.
private struct Difference {
  /// The largest difference of a channel.
  var largest = 0
  /// White where they are alike, darker the more they differ.
  var picture: Pixmap<StraightPixel>

  init?(_ one: Pixmap<PremultipliedPixel>, _ other: Pixmap<PremultipliedPixel>) {
    guard one.size == other.size else { return nil }
    picture = Pixmap(width: one.width, height: one.height)
    for y in 0..<one.height {
      for x in 0..<one.width {
        let (first, second) = (one[x, y], other[x, y])
        let distance =
          [
            Int(first.red) - Int(second.red), Int(first.green) - Int(second.green),
            Int(first.blue) - Int(second.blue), Int(first.alpha) - Int(second.alpha),
          ].map { abs($0) }.max() ?? 0
        largest = max(largest, distance)
        let level = UInt8(255 - min(255, distance * 8))
        picture[x, y] = StraightPixel(red: level, green: level, blue: level)
      }
    }
  }
}
