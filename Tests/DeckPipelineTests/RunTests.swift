import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import Raster
import TestSupport
import Testing

/// Whole runs: workers, some cards only, going on after failures.
@Suite struct RunTests {
  @Test func anyNumberOfWorkersGivesTheSameBytes() throws {
    let deck = try TestDeck.flat(7, settings: #""size": [60, 80], "scales": [1, 2]"#)
    try deck.render(jobs: 1)
    let one = try deck.folder.contents(of: "out")
    for jobs in [2, 3, 16] {
      try FileManager.default.removeItem(atPath: deck.output)
      try deck.render(jobs: jobs)
      #expect(try deck.folder.contents(of: "out") == one, "\(jobs) workers")
    }
  }

  @Test func onlyDrawsSomeAndKeepsTheRest() throws {
    let deck = try TestDeck.flat(5)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    try deck.addFlatPhoto("p1.png", StraightPixel(red: 255, green: 0, blue: 0))
    try deck.addFlatPhoto("p4.png", StraightPixel(red: 255, green: 0, blue: 0))
    let report = try deck.render(only: ["c4"])
    #expect(report.errorKind == nil)
    let after = try deck.folder.contents(of: "out")
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(
      changed == ["cards/c4@1x.png", "manifest.json"], "c4 is not in the preview, c1 was not asked for")
    #expect(try deck.manifest.cards.map(\.id) == ["c0", "c1", "c2", "c3", "c4"])
    #expect(try Set(deck.manifest.images.map(\.path)).count == before.count - 1)
  }

  @Test func onlyKeepsWhatTheEarlierManifestSaysOfTheRest() throws {
    let deck = try TestDeck.flat(6, settings: #""size": [60, 80], "scales": [1], "animations": ["like"]"#)
    try deck.render()
    let before = try deck.manifest
    try deck.addFlatPhoto("p5.png", StraightPixel(red: 255, green: 0, blue: 0))
    try deck.render(only: ["c5"])
    let after = try deck.manifest
    #expect(after.cards.dropLast() == before.cards.dropLast() && after.cards.last != before.cards.last)
    #expect(after.previews == before.previews && after.animations == before.animations)
    #expect(!after.animations.isEmpty && after.fonts == before.fonts)
  }

  @Test func onlyDrawsThePreviewsThatShowTheCard() throws {
    let deck = try TestDeck.flat(5)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    try deck.addFlatPhoto("p1.png", StraightPixel(red: 255, green: 0, blue: 0))
    try deck.render(only: ["c1"])
    let after = try deck.folder.contents(of: "out")
    #expect(before["previews/rest@1x.png"] != after["previews/rest@1x.png"])
    #expect(before["cards/c0@1x.png"] == after["cards/c0@1x.png"])
  }

  @Test func onlyTakesSeveralCards() throws {
    let deck = try TestDeck.flat(6)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    for index in 3..<6 {
      try deck.addFlatPhoto("p\(index).png", StraightPixel(red: 255, green: 0, blue: 0))
    }
    #expect(try deck.render(only: ["c3", "c5"]).errorKind == nil)
    let after = try deck.folder.contents(of: "out")
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(
      changed == ["cards/c3@1x.png", "cards/c5@1x.png", "manifest.json"] && before.count == after.count)
  }

  /// Of a card that is not drawn again its place in the deck and the heights of its texts are those of now.
  @Test func theRestIsWhereItIsNow() throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png")
    func write(_ first: String, _ detail: String) throws {
      try deck.write(
        """
        { style: 'sections', scales: [1], animations: [], cards: [
          \(first) { id: 'b', photo: 'p.png', title: 'B', detail: '\(detail)' } ] }
        """)
    }
    try write("", "Short.")
    try deck.render()
    #expect(try deck.manifest.cards.map(\.index) == [0])
    let lines = [String](repeating: "A detail of many lines.", count: 30).joined(separator: " ")
    try write("{ id: 'a', photo: 'p.png', title: 'A' },", lines)
    #expect(try deck.render(only: ["a"]).errorKind == nil)
    let partial = try deck.manifest
    #expect(partial.cards.map(\.id) == ["a", "b"] && partial.cards.map(\.index) == [0, 1])
    try deck.render()
    let metrics = try deck.manifest.cards.map(\.listMetrics)
    #expect(partial.cards.map(\.listMetrics) == metrics && metrics.allSatisfy { $0 != nil })
  }

  /// The fonts of cards that are not drawn again stay named; each has the revision of the file's own table
  /// “head”.
  @Test func onlyKeepsTheFontsOfTheRest() throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png")
    try deck.write(
      """
      { size: [60, 80], scales: [1], animations: [], previews: [], cards: [
        { id: 'a', photo: 'p.png', name: 'Ada' }, { id: 'b', photo: 'p.png', name: 'ကခဂ' } ] }
      """)
    try deck.render()
    let fonts = try deck.manifest.fonts
    #expect(fonts.count > 1)
    try deck.render(only: ["a"])
    #expect(try deck.manifest.fonts == fonts)
    let root = "/usr/share/fonts"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for font in fonts {
      let path = try #require(paths.first { $0.hasSuffix("/\(font.file)") })
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")))
      func number(_ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
      }
      let table = try #require(
        (0..<number(4, 2)).map { 12 + 16 * $0 }.first { number($0, 4) == 0x6865_6164 })
      let revision = Double(number(number(table + 8, 4) + 4, 4)) / 65536
      #expect(
        abs(try #require(Double(font.version)) - revision) <= 0.0005
          && font.version.split(separator: ".")[1].count == 3)
    }
  }

  /// The files have no bytes of their own: the disk holds nothing of them.
  @Test(arguments: [("people.csv", "cards"), ("deck.json", nil)] as [(String, String?)])
  func filesOfMoreThan64MegabytesAreNotRead(file: String, field: String?) throws {
    let deck = try TestDeck()
    try deck.write("{ cards: 'people.csv' }")
    let path = try deck.folder.write(file == "deck.json" ? "{ cards: 'people.csv' }" : "photo\n", to: file)
    #expect(truncate(path, (64 << 20) + 1) == 0)
    let found = try deck.check().diagnostics.filter { $0.severity == .error }
    #expect(found.first?.code == "file-too-large" && found.first?.field == field)
  }

  @Test func onlyNamesTheNearestId() throws {
    let deck = try TestDeck.flat(2)
    let report = try deck.render(only: ["c9"])
    #expect(report.errorKind == .deck && report.diagnostics.map(\.code) == ["unknown-card"])
    #expect(report.diagnostics.first?.message == "no card has the id “c9”; did you mean “c0”?")
    #expect(report.diagnostics.first?.field == "--only" && report.outcome == nil && deck.files.isEmpty)
  }

  @Test func onlyIsRefusedWhereTheStyleHasChanged() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let other = try TestDeck.flat(2, settings: #""size": [90, 120], "scales": [1], "animations": []"#)
    try deck.write(String(decoding: try other.folder.read("deck.json"), as: UTF8.self))
    let report = try deck.render(only: ["c1"])
    let errors = report.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == ["style-changed"] && report.outcome == nil)
  }

  /// The other cards are only in the earlier manifest, and would be lost.
  @Test(arguments: [
    (#""schemaVersion" : "1.0""#, #""schemaVersion" : "2.0""#), (#""cards" : ["#, #""deck2" : ["#),
  ])
  func onlyIsRefusedWhereTheEarlierManifestCannotBeRead(text: String, other: String) throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let manifest = String(decoding: try deck.folder.read("out/manifest.json"), as: UTF8.self)
    let changed = manifest.replacing(text, with: other)
    try #require(changed != manifest)
    try deck.folder.write(changed, to: "out/manifest.json")
    let before = try deck.folder.contents(of: "out")
    let report = try deck.render(only: ["c1"])
    #expect(report.diagnostics.map(\.code) == ["output-foreign"] && report.outcome == nil)
    #expect(try deck.folder.contents(of: "out") == before)
  }

  @Test func keepGoingPublishesTheRestAndListsWhatFailed() throws {
    let deck = try TestDeck.flat(5, settings: #""size": [60, 80], "scales": [1]"#)
    try deck.folder.write("no picture", to: "p0.png")
    let photo = try deck.folder.read("p3.png")
    try deck.folder.write(photo.prefix(photo.count - 20), to: "p3.png")
    let report = try deck.render(keepsGoing: true)
    #expect(report.errorKind == .photo && report.failed == ["c0", "c3"])
    let manifest = try deck.manifest
    #expect(manifest.cards.map(\.images.count) == [0, 1, 1, 0, 1])
    #expect(
      manifest.diagnostics.map { "\($0.severity) \($0.code) \($0.card ?? "")" } == [
        "error photo-not-a-picture c0", "error photo-truncated c3",
      ])
    #expect(manifest.previews.first?.placements.map(\.card) == ["c4", "c2", "c1"])
    #expect(manifest.animations.map(\.card) == ["c1", "c1", "c1"])
    #expect(!deck.folder.contains("out/cards/c0@1x.png"))
  }

  @Test func aRunThatIsCalledOffLeavesTheFolder() throws {
    let deck = try TestDeck.flat(3)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    try deck.addFlatPhoto("p0.png", StraightPixel(red: 255, green: 0, blue: 0))
    #expect(throws: Cancelled.self) {
      try RenderRun(deckPath: deck.path, options: RunOptions(isCancelled: { true })).run(output: deck.output)
    }
    #expect(try deck.folder.contents(of: "out") == before)
  }

  @Test func progressCountsEveryPicture() throws {
    let deck = try TestDeck.flat(3, settings: #""size": [60, 80], "scales": [1]"#)
    let steps = Steps()
    let options = RunOptions(jobs: 2, onProgress: { steps.add($0.done, $0.total) })
    _ = try RenderRun(deckPath: deck.path, options: options).run(output: deck.output)
    let files = try deck.manifest.images.count
    #expect(steps.all.map(\.0).sorted() == Array(0...files))
    #expect(Set(steps.all.map(\.1)) == [files])
  }

  @Test func aSmallPhotoIsAWarningAndNamedInTheManifest() throws {
    let deck = try TestDeck.flat(1, settings: #""size": [60, 80], "scales": [1, 2], "animations": []"#)
    let report = try deck.render()
    #expect(report.diagnostics.map(\.short) == ["warning photo-upscaled c0"])
    #expect(report.diagnostics.first?.message.contains("200 %") == true)
    #expect(try deck.manifest.cards.first?.source?.isUpscaled == true)
  }

  @Test func aCardWithoutAPhotoIsAnError() throws {
    let deck = try TestDeck()
    try deck.write(#"{ "cards": [{ "name": "Ada" }] }"#)
    #expect(try deck.render().diagnostics.map(\.short) == ["error missing-photo ada"])
  }
}

/// What a progress callback was told.
private final class Steps: Sendable {
  private let steps = Locked<[(Int, Int)]>([])
  var all: [(Int, Int)] { steps.value }
  func add(_ done: Int, _ total: Int) { steps.change { $0.append((done, total)) } }
}
