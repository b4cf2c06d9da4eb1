import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import TestSupport
import Testing

/// The output folder: what is written, kept, removed and refused.
@Suite struct StoreTests {
  @Test func filesAreExactlyThoseOfTheManifest() throws {
    let deck = try TestDeck.flat(3)
    let report = try deck.render()
    #expect(report.errorKind == nil)
    let listed = try deck.manifest.images.map(\.path) + ["manifest.json"]
    #expect(deck.files == listed.sorted())
    #expect(deck.files.contains("cards/c2@1x.png") && deck.files.contains("previews/rest@1x.png"))
    #expect(report.outcome?.written.count == listed.count)
  }

  @Test func secondRunChangesNothing() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let before = try FileManager.default.attributesOfItem(atPath: "\(deck.output)/cards/c0@1x.png")
    let report = try deck.render()
    let after = try FileManager.default.attributesOfItem(atPath: "\(deck.output)/cards/c0@1x.png")
    #expect(report.outcome?.written.count == 0 && report.outcome?.removed.count == 0)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func whatIsNoLongerDrawnIsRemovedAndNothingElse() throws {
    let deck = try TestDeck.flat(3)
    try deck.render()
    for stranger in ["notes.txt", "cards/mine.png", "own/deep/file"] {
      try deck.folder.write("mine", to: "out/\(stranger)")
    }
    let fewer = try TestDeck.flat(1)
    try deck.write(String(decoding: try fewer.folder.read("deck.json"), as: UTF8.self))
    let report = try deck.render()
    #expect(report.outcome?.removed.count == 2)
    #expect(
      deck.files == [
        "cards/c0@1x.png", "cards/mine.png", "manifest.json", "notes.txt", "own/deep/file",
        "previews/rest@1x.png",
      ])
  }

  @Test func emptiedFoldersGoWithTheirFiles() throws {
    let deck = try TestDeck.flat(1, settings: #""size": [60, 80], "scales": [1], "animations": ["like"]"#)
    try deck.render()
    #expect(deck.folder.contains("out/animations/like-c0@1x/000.png"))
    let plain = try TestDeck.flat(1)
    try deck.write(String(decoding: try plain.folder.read("deck.json"), as: UTF8.self))
    try deck.render()
    #expect(!deck.folder.contains("out/animations"))
  }

  @Test(arguments: ["cards/c0@1x.png", "previews", "cards"])
  func whatDeckleDidNotMakeIsNotOverwritten(path: String) throws {
    let deck = try TestDeck.flat(1)
    try deck.folder.write("precious", to: "out/\(path)")
    let report = try deck.render()
    #expect(report.errorKind == .output)
    #expect(report.diagnostics.contains { $0.code == "output-occupied" && $0.place.file.hasSuffix(path) })
    #expect(deck.files == [path])
    #expect(try deck.folder.read("out/\(path)") == Array("precious".utf8))
  }

  @Test(arguments: [#"{ "name": "my web app" }"#, "not JSON", #"{ "generator": { "name": "Other" } }"#])
  func anotherProgramsManifestIsNotReplaced(text: String) throws {
    let deck = try TestDeck.flat(1)
    try deck.folder.write(text, to: "out/manifest.json")
    let report = try deck.render()
    #expect(report.errorKind == .output && report.diagnostics.first?.code == "output-foreign")
    #expect(deck.files == ["manifest.json"])
  }

  @Test func aLinkInTheFolderIsNotFollowed() throws {
    let deck = try TestDeck.flat(1)
    try deck.folder.write("precious", to: "elsewhere/file")
    try FileManager.default.createDirectory(atPath: deck.output, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(deck.output)/cards", withDestinationPath: "\(deck.folder.path)/elsewhere")
    #expect(try deck.render().errorKind == .output)
    #expect(deck.folder.files(in: "elsewhere") == ["file"])
  }

  @Test func nothingIsRemovedThroughALink() throws {
    let deck = try TestDeck.flat(1, settings: #""size": [60, 80], "scales": [1], "animations": ["like"]"#)
    try deck.render()
    try FileManager.default.moveItem(
      atPath: "\(deck.output)/animations", toPath: "\(deck.folder.path)/victim")
    try FileManager.default.createSymbolicLink(
      atPath: "\(deck.output)/animations", withDestinationPath: "\(deck.folder.path)/victim")
    let before = deck.folder.files(in: "victim")
    let plain = try TestDeck.flat(1)
    try deck.write(String(decoding: try plain.folder.read("deck.json"), as: UTF8.self))
    #expect(try deck.render().errorKind == nil)
    #expect(!before.isEmpty && deck.folder.files(in: "victim") == before)
  }

  /// The journal of an earlier run names a file whose folder has become a link since.
  @Test func publishingThatStopsMidwayWaitsForTheNextRun() throws {
    let deck = try TestDeck.flat(1)
    try deck.render()
    try deck.folder.write("new", to: "out/.deckle-staging/other/new.png")
    try deck.folder.write(
      #"{ "publish": ["other/new.png"], "remove": [] }"#, to: "out/.deckle-staging/journal.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(deck.output)/other", withDestinationPath: deck.folder.path)
    let report = try deck.render()
    #expect(report.errorKind == .output && report.isUnfinished)
    #expect(!deck.folder.contains("new.png") && deck.folder.contains("out/.deckle-staging/journal.json"))
    try FileManager.default.removeItem(atPath: "\(deck.output)/other")
    #expect(try deck.render().errorKind == nil)
    #expect(deck.folder.contains("out/other/new.png") && !deck.folder.contains("out/.deckle-staging"))
  }

  @Test func aManifestThatNamesFilesOutsideRemovesNone() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    try deck.folder.write("precious", to: "precious.txt")
    let text = String(decoding: try deck.folder.read("out/manifest.json"), as: UTF8.self)
    try #require(text.contains("cards/c1@1x.png"))
    try deck.folder.write(
      text.replacingOccurrences(of: "cards/c1@1x.png", with: "../precious.txt"), to: "out/manifest.json")
    try FileManager.default.removeItem(atPath: "\(deck.output)/cards/c1@1x.png")
    #expect(try deck.render().errorKind == nil)
    #expect(deck.folder.contains("precious.txt"))
  }

  @Test func filesOfANewerManifestAreStillKnown() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let text = String(decoding: try deck.folder.read("out/manifest.json"), as: UTF8.self)
    try #require(text.contains(#""schemaVersion" : "1."#))
    try deck.folder.write(
      text.replacingOccurrences(of: #""schemaVersion" : "1."#, with: #""schemaVersion" : "7."#),
      to: "out/manifest.json")
    #expect(try deck.render().errorKind == nil)
    #expect(try deck.manifest.schemaVersion == Manifest.currentSchemaVersion)
  }

  /// Other programs may write a manifest anew: in another encoding, on one line, with other escapes and order
  /// of keys.
  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func filesOfAManifestInAnotherFormAreStillKnown(encoding: String.Encoding) throws {
    let deck = try TestDeck.flat(40)
    try deck.render()
    let tree = try JSONSerialization.jsonObject(with: Data(try deck.folder.read("out/manifest.json")))
    let text = String(decoding: try JSONSerialization.data(withJSONObject: tree), as: UTF8.self)
    try deck.folder.write(try #require(text.data(using: encoding)), to: "out/manifest.json")
    let fewer = try TestDeck.flat(1)
    try deck.write(String(decoding: try fewer.folder.read("deck.json"), as: UTF8.self))
    let report = try deck.render()
    #expect(report.errorKind == nil && report.outcome?.removed.count == 39)
    #expect(deck.files == ["cards/c0@1x.png", "manifest.json", "previews/rest@1x.png"])
  }

  @Test(arguments: [10, 1000, 9000]) func aTruncatedManifestIsNotReplaced(count: Int) throws {
    let deck = try TestDeck.flat(10)
    try deck.render()
    let text = try deck.folder.read("out/manifest.json")
    try deck.folder.write(text.prefix(count), to: "out/manifest.json")
    let before = try deck.folder.contents(of: "out")
    let report = try deck.render()
    #expect(text.count > count && report.diagnostics.map(\.code) == ["output-foreign"])
    #expect(try deck.folder.contents(of: "out") == before)
  }

  @Test func anEmptyFolderOfTheUsersStaysWhereARunFails() throws {
    let deck = try TestDeck.flat(1)
    try deck.folder.write("not a picture", to: "p0.png")
    #expect(try deck.render().errorKind == .photo)
    #expect(!deck.folder.contains("out"), "a folder that was not there is not left behind")
    try FileManager.default.createDirectory(atPath: deck.output, withIntermediateDirectories: true)
    try deck.render()
    #expect(deck.folder.contains("out"))
    #expect(deck.files.isEmpty)
  }

  @Test func aDeckOfWhichNothingIsLeftIsNotPublished() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    for photo in ["p0.png", "p1.png"] { try deck.folder.write("not a picture", to: photo) }
    let report = try deck.render(keepsGoing: true)
    #expect(report.errorKind == .photo && report.failed == ["c0", "c1"] && report.outcome == nil)
    #expect(try deck.folder.contents(of: "out") == before)
  }

  @Test func foldersMadeForARunThatFailsGo() throws {
    let deck = try TestDeck.flat(1)
    let photo = try deck.folder.read("p0.png")
    try deck.folder.write(photo.prefix(photo.count - 30), to: "p0.png")
    let report = try RenderRun(deckPath: deck.path, options: RunOptions()).run(output: "\(deck.output)/a/b")
    #expect(report.errorKind == .photo && !deck.folder.contains("out"))
  }

  /// Killed after the earlier files got their second names: the manifest in the folder names them there.
  @Test func filesNamedByARedirectedManifestAreStillKnown() throws {
    let deck = try TestDeck.flat(1)
    try deck.render()
    let text = String(decoding: try deck.folder.read("out/manifest.json"), as: UTF8.self)
    try deck.folder.write(
      text.replacingOccurrences(of: "cards/", with: ".deckle-staging/earlier/cards/"), to: "out/manifest.json"
    )
    let report = try deck.render()
    #expect(report.errorKind == nil && report.outcome?.written.count == 1)
    #expect(try deck.folder.read("out/manifest.json") == Array(text.utf8))
  }

  @Test func aFailedRunLeavesTheEarlierOutput() throws {
    let deck = try TestDeck.flat(3)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    let photo = try deck.folder.read("p1.png")
    try deck.folder.write(photo.prefix(photo.count - 30), to: "p1.png")
    let report = try deck.render()
    #expect(report.errorKind == .photo && report.outcome == nil)
    #expect(try deck.folder.contents(of: "out") == before)
  }

  @Test func anUnwritableFolderIsSaidSo() throws {
    let deck = try TestDeck.flat(1)
    try deck.folder.write("a file", to: "out")
    let report = try deck.render()
    #expect(report.errorKind == .output && report.diagnostics.map(\.code) == ["output-unwritable"])
    #expect(try deck.folder.read("out") == Array("a file".utf8))
  }

  /// What a run leaves that was killed before everything was staged, and after.
  @Test func leftoversOfAKilledRunAreClearedOrFinished() throws {
    let deck = try TestDeck.flat(2)
    try deck.render()
    let whole = try deck.folder.contents(of: "out")
    try deck.folder.write("half", to: "out/.deckle-staging/cards/c0@1x.png")
    try deck.render()
    #expect(try deck.folder.contents(of: "out") == whole)

    try deck.folder.write("{}", to: "out/.deckle-staging/previews/other@1x.png")
    try deck.folder.write(
      #"{ "publish": ["previews/other@1x.png", "manifest.json"], "remove": ["cards/c1@1x.png"] }"#,
      to: "out/.deckle-staging/journal.json")
    try deck.render()
    #expect(!deck.folder.contains("out/.deckle-staging"))
    #expect(deck.folder.contains("out/previews/other@1x.png"), "moved by the journal")
    #expect(try deck.folder.read("out/cards/c1@1x.png") == whole["cards/c1@1x.png"], "drawn again")
  }

  @Test func twoRunsCannotWriteToOneFolder() throws {
    let deck = try TestDeck.flat(1)
    let store = try OutputStore(root: deck.output)
    #expect(throws: StoreError.busy(path: deck.output)) { try OutputStore(root: deck.output) }
    store.discard()
  }
}
