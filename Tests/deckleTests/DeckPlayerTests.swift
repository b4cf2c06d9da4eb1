import Foundation
import TestSupport
import Testing

/// The example that plays a deck from its manifest.
@Suite struct DeckPlayerTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.addPhoto("a.png")
    try folder.write(
      """
      { "cards": [{ "id": "ada", "photo": "a.png" }, { "id": "bo", "photo": "a.png" }], "scales": [1],
      "animations": [],
        "previews": [] }
      """, to: "deck.json")
    let rendered = try Executable.run("render", "deck.json", "-o", "out", in: folder.path)
    #expect(rendered.status == 0)
  }

  private func play(_ gestures: String) throws -> Executable.Result {
    try Executable.run("out/manifest.json", gestures, of: "DeckPlayer", in: folder.path)
  }

  /// Half way to 260, turned by tan(130 / 600) = 12.6°; then half way through the exit at (260 + 100, 37.5).
  @Test func playsASwipe() throws {
    let played = try play("like")
    #expect(played.status == 0)
    let lines = played.output.split(separator: "\n")
    #expect(
      lines.contains("  ada centre (280.0, 200.0) size 300.0 × 400.0 turned 12.6° tilted 0.0° opacity 1.00"))
    #expect(
      lines.contains("  ada centre (510.0, 237.5) size 300.0 × 400.0 turned 26.5° tilted 0.0° opacity 0.50"))
    #expect(
      lines.contains("  bo centre (150.0, 205.0) size 290.0 × 400.0 turned 0.0° tilted 0.0° opacity 1.00"))
    #expect(lines.contains { $0.contains("committed") && $0.contains("ada") })
  }

  @Test func namesWhatItDoesNotKnow() throws {
    let played = try play("shove")
    #expect(played.status == 65 && played.output.contains("unknown gesture “shove”"))
    #expect(try Executable.run(of: "DeckPlayer", in: folder.path).status == 64)
  }
}
