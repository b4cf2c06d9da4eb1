import DeckKit
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

  /// A picture that shows the container alone: no number is a negative zero.
  @Test func zerosHaveNoSign() throws {
    let frame = SceneFrame(showing: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    let text = String(decoding: try JSONEncoder().encode(frame), as: UTF8.self)
    #expect(!text.contains("-0"))
  }

  /// The keys of each object of an indented JSON text, in the text's order: those at one indentation with nothing
  /// less indented between them.
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

  /// Cards are encoded one by one; the text is that of encoding the manifest at once.
  @Test(arguments: [0, 1, 2, 7]) func cardsOneByOneAreTheSameText(count: Int) throws {
    var manifest = SampleManifest.value
    manifest.cards = (0..<count).map { index in
      var card = SampleManifest.value.cards[index % 2]
      card.name = "Line\nbreak \"\\ \u{1F469}\u{200D}\u{1F680} \(index)\n  \"cards\" : [\n\n  ]"
      return card
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    #expect(try manifest.encoded() == encoder.encode(manifest) + Data("\n".utf8))
  }
}
