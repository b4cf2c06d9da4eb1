@testable import DeckKit
import Foundation
import Testing

@Suite struct ManifestBytesTests {
  private let manifest = SampleManifest.value

  @Test func encodingTwiceGivesTheSameBytes() throws {
    let bytes = try manifest.encoded()
    for _ in 0..<20 {
      let again = try manifest.encoded()
      #expect(again == bytes)
    }
  }

  @Test func readingAndWritingAgainGivesTheSameBytes() throws {
    let bytes = try manifest.encoded()
    let again = try Manifest(decoding: bytes).encoded()
    #expect(again == bytes)
  }

  @Test func anyOtherValueGivesOtherBytes() throws {
    var other = manifest
    other.cards[0].focus.x += 0.000_001
    let (first, second) = (try manifest.encoded(), try other.encoded())
    #expect(first != second)
  }

  @Test func keysAreSortedInEveryObject() throws {
    let text = String(decoding: try manifest.encoded(), as: UTF8.self)
    let groups = keys(in: text)
    #expect(groups.count > 100)
    for keys in groups { #expect(keys == keys.sorted()) }
  }

  @Test func theTextEndsWithALineAndKeepsSlashes() throws {
    let text = String(decoding: try manifest.encoded(), as: UTF8.self)
    #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"))
    #expect(text.contains(#""cards/ada@2x.png""#))
    #expect(text.contains("People / Leute „Ü“"))
  }

  /// For a picture that shows exactly the container, no number is a negative zero.
  @Test func zerosHaveNoSign() throws {
    let frame = SceneFrame(showing: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    let text = String(decoding: try JSONEncoder().encode(frame), as: UTF8.self)
    #expect(!text.contains("-0"))
  }

  /// The keys of each object in indented JSON, in order: keys at the same indentation without a less indented
  /// line between them.
  private func keys(in text: String) -> [[String]] {
    var (finished, open): ([[String]], [Int: [String]]) = ([], [:])
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      for closed in open.keys where closed > indentation {
        finished.append(open.removeValue(forKey: closed) ?? [])
      }
      guard let key = line.dropFirst(indentation).firstMatch(of: #/^"([^"]+)"\s*:/#)?.1 else { continue }
      open[indentation, default: []].append(String(key))
    }
    return finished + open.values
  }

  /// Encoding element by element gives the same text as encoding the manifest as a whole.
  @Test(arguments: [0, 1, 2, 7]) func elementsOneByOneAreTheSameText(count: Int) throws {
    let manifest = long(count)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    #expect(try manifest.encoded() == encoder.encode(manifest) + Data("\n".utf8))
  }

  /// Implementations of Foundation differ in white space and key order. Neither may cause a missing member.
  @Test(arguments: [[], [.prettyPrinted], [.sortedKeys]] as [JSONEncoder.OutputFormatting])
  func anyEncoderWritesTheWholeManifest(formatting: JSONEncoder.OutputFormatting) throws {
    let manifest = long(3)
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    var text = Data()
    try ManifestWriter(manifest, encoder: encoder).write { text.append($0) }
    #expect(try Manifest(decoding: text) == manifest)
    #expect(manifest.cards.count == 3 && manifest.previews.count == 3)
  }

  @Test func noPieceHoldsMoreThanAnElement() throws {
    let manifest = long(100)
    var pieces: [Data] = []
    try manifest.encode { pieces.append($0) }
    let text = try manifest.encoded()
    #expect(Data(pieces.joined()) == text)
    #expect(try #require(pieces.map(\.count).max()) < text.count / 20)
  }

  @Test func whatTheSinkThrowsEndsIt() throws {
    struct Full: Error {}
    var pieces = 0
    #expect(throws: Full.self) {
      try long(9).encode { _ in
        pieces += 1
        if pieces == 5 { throw Full() }
      }
    }
    #expect(pieces == 5)
  }

  /// A manifest with `count` cards, previews, animations and diagnostics.
  private func long(_ count: Int) -> Manifest {
    let tricky =
      "Line\nbreak \"\\ \u{1F469}\u{200D}\u{1F680}\n  \"cards\" : [\n\n  ]\n  \"previews\" : [\n\n  ]"
    var manifest = SampleManifest.value
    func repeated<Element>(_ elements: [Element]) -> [Element] {
      (0..<count).map { elements[$0 % elements.count] }
    }
    manifest.cards = repeated(manifest.cards)
    for index in 0..<count { manifest.cards[index].name = tricky + " \(index)" }
    (manifest.previews, manifest.animations) = (repeated(manifest.previews), repeated(manifest.animations))
    manifest.diagnostics = repeated([
      DiagnosticEntry(severity: "warning", code: "code", card: nil, field: "field", message: tricky)
    ])
    return manifest
  }
}
