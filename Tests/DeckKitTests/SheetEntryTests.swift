import DeckKit
import Foundation
import Testing

/// Manifest entries of lists and sheets.
@Suite struct SheetEntryTests {
  private let state = ListState(open: [.item("bo"), .section("B"), .item("ada"), .section("A")])

  @Test func whatIsOpenIsSortedAndComesBack() throws {
    let entry = OpenEntry(state)
    #expect(entry.sections == ["A", "B"] && entry.items == ["ada", "bo"] && entry.state == state)
    let read = try JSONDecoder().decode(
      OpenEntry.self, from: Data(#"{ "items": ["ada", "bo"], "sections": ["A", "B"], "later": 1 }"#.utf8))
    #expect(read == entry)
  }

  @Test(
    arguments: [
      (#"{ "section": "A", "open": { "sections": [], "items": [] } }"#, ListTarget.section("A")),
      (#"{ "item": "A", "open": { "sections": [], "items": [] } }"#, .item("A")),
      (#"{ "open": { "sections": [], "items": [] } }"#, nil),
    ] as [(String, ListTarget?)])
  func aToggleNamesASectionOrAnItem(text: String, target: ListTarget?) throws {
    let entry = try JSONDecoder().decode(ToggleEntry.self, from: Data(text.utf8))
    #expect(entry.target == target)
    if let target { #expect(ToggleEntry(target, in: ListState()) == entry) }
  }

  @Test func documentsAreFilesOfTheManifest() throws {
    var manifest = SampleManifest.value
    let before = manifest.paths
    #expect(before == manifest.images.map(\.path))
    manifest.documents = [
      DocumentEntry(
        id: "sheet", kind: "sheet", path: "sheets/sheet.pdf", pages: 1,
        pageSizes: [LayoutSize(width: 375, height: 500)], bytes: 9, sha256: "ab")
    ]
    manifest.sections = [DeckSection(key: "A", title: "A", items: ["ada"])]
    manifest.cards[0].listMetrics = ListMetrics.Item(primary: 34, secondary: 21, hasThumbnail: true)
    manifest.previews[0].page = 1
    manifest.previews[0].pages = 2
    manifest.previews[0].open = OpenEntry(state)
    manifest.animations[0].toggle = ToggleEntry(.item("ada"), in: state)
    #expect(manifest.paths == before + ["sheets/sheet.pdf"])
    #expect(try Manifest(decoding: try manifest.encoded()) == manifest)
  }

  /// Manifests of earlier versions have no sheets.
  @Test func anOlderManifestHasNone() throws {
    let text = String(decoding: try SampleManifest.value.encoded(), as: UTF8.self)
    for key in ["documents", "listMetrics", "toggle", "pages"] {
      #expect(!text.contains(#""\#(key)""#))
    }
    let read = try Manifest(decoding: Data(text.utf8))
    #expect(read.documents == nil && read.previews.allSatisfy { $0.open == nil })
  }
}
