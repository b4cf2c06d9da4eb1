import DeckKit
import Foundation
import Testing

@Suite struct ManifestCodingTests {
  private let manifest = SampleManifest.value

  private func tree() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: try manifest.encoded())
    return try #require(object as? [String: Any])
  }

  private func data(version: Any) throws -> Data {
    var tree = try tree()
    tree["schemaVersion"] = version
    return try JSONSerialization.data(withJSONObject: tree)
  }

  @Test func roundTrips() throws {
    let read = try Manifest(decoding: try manifest.encoded())
    #expect(read == manifest)
    #expect(read.canvas == LayoutSize(width: 300, height: 400))
    #expect(read.schemaVersion == "1.0")
  }

  @Test func absentPartsAreLeftOut() throws {
    let cards = try #require(try tree()["cards"] as? [[String: Any]])
    for key in ["age", "hobby", "title", "detail", "section", "source"] {
      #expect(cards[0][key] != nil && cards[1][key] == nil)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func unknownFieldsAreIgnoredAtEveryLevel(seed: UInt64) throws {
    var foreign = ForeignKeys(seed: seed)
    let widened = foreign.added(to: try tree())
    let read = try Manifest(decoding: try JSONSerialization.data(withJSONObject: widened))
    #expect(read == manifest)
    // Each of the 7 frames contains at least two placements, each with four objects.
    #expect(foreign.objects > 7 * 2 * 4)
  }

  @Test(arguments: ["1.0", "1.1", "1.27"])
  func aNewerMinorVersionIsRead(version: String) throws {
    let read = try Manifest(decoding: try data(version: version))
    #expect(read.schemaVersion == version && read.cards == manifest.cards)
  }

  @Test(arguments: ["2.0", "0.9", "10.0", "11.3", "", "one", "-1.0"])
  func anotherMajorVersionIsRefused(version: String) throws {
    let data = try data(version: version)
    let error = #expect(throws: Manifest.UnsupportedVersion.self) { try Manifest(decoding: data) }
    #expect(error?.description == "the manifest has schema version \(version); expected 1.x")
  }

  /// A later major version may have only the version field in common with this one.
  @Test func theVersionIsReadBeforeAnythingElse() {
    let error = #expect(throws: Manifest.UnsupportedVersion.self) {
      try Manifest(decoding: Data(#"{"schemaVersion": "2.4", "cards": {}}"#.utf8))
    }
    #expect(error?.found == "2.4")
  }

  @Test(arguments: ["", "{}", "[]", "{\"schemaVersion\": 1}", "{\"schemaVersion\": \"1.0\"}", "manifest"])
  func whatIsNoManifestIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try Manifest(decoding: Data(text.utf8)) }
  }

  /// Optional since 1.0: only styles with sections have them.
  @Test func sectionsMayBeMissing() throws {
    var tree = try tree()
    #expect((tree["sections"] as? [[String: Any]])?.first?["items"] as? [String] == ["ada"])
    tree["sections"] = nil
    let read = try Manifest(decoding: try JSONSerialization.data(withJSONObject: tree))
    #expect(read.sections == nil && read.cards == manifest.cards)
    // Bo has neither a name nor a title.
    #expect(
      DeckSection.grouping(read.sectionedCards, locale: "en").map(\.items) == [["bo"], ["ada"]])
  }

  @Test func imagesAreListedInOrder() {
    let paths = manifest.images.map(\.path)
    #expect(
      paths.prefix(3) == ["cards/ada@2x.png", "previews/rest@2x.png", "animations/like-ada@2x/000.png"])
    // One card picture, one still, and frames 0…6 of 0.6 s at 10 frames per second.
    #expect(paths.count == 1 + 1 + 7)
  }

  /// In a picture that starts at (−12, −12) the container's corner is at (12, 12).
  @Test func aFrameKnowsWhereTheContainerIs() {
    let frame = SceneFrame(showing: LayoutRect(x: -12, y: -8, width: 324, height: 444))
    #expect(frame.origin == LayoutPoint(x: 12, y: 8))
    #expect(frame.width == 324 && frame.height == 444)
  }
}
