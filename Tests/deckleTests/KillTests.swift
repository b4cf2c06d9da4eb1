import DeckKit
import Digests
import Foundation
import TestSupport
import Testing

/// A run that is killed or interrupted leaves the earlier output whole.
@Suite struct KillTests {
  private func folder(cards: Int, scales: String = "1, 2") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for index in 0..<cards { try folder.addPhoto("p\(index).png", width: 300, height: 400) }
    try write(folder, cards: cards, scales: scales, title: "First")
    return folder
  }

  private func write(_ folder: ScratchFolder, cards: Int, scales: String = "1, 2", title: String) throws {
    let list = (0..<cards).map { #"{ "id": "c\#($0)", "photo": "p\#($0).png", "name": "\#(title) \#($0)" }"# }
    try folder.write(
      #"{ "title": "\#(title)", "scales": [\#(scales)], "size": [120, 160], "animations": [], "cards": [\#(list.joined(separator: ","))] }"#,
      to: "deck.json")
  }

  private func title(of folder: ScratchFolder) throws -> String? {
    try Manifest(decoding: Data(try folder.read("output/manifest.json"))).deck.title
  }

  /// The manifest can be read, and every file that it lists is there and whole.
  private func expectWhole(_ folder: ScratchFolder) throws {
    let manifest = try Manifest(decoding: Data(try folder.read("output/manifest.json")))
    #expect(!manifest.images.isEmpty)
    for image in manifest.images {
      #expect(SHA256.hex(try folder.read("output/\(image.path)")) == image.sha256, "\(image.path)")
    }
  }

  @Test(arguments: 0..<8) func killedAtSomeMoment(step: Int) throws {
    let folder = try folder(cards: 6)
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try write(folder, cards: 6, title: "Second")
    let process = Executable.process(["render", "deck.json", "-q"], in: folder.path)
    try process.run()
    usleep(UInt32(step) * 30_000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try expectWhole(folder)
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try expectWhole(folder)
    #expect(!folder.contains("output/.deckle-staging"))
  }

  /// Killed in the midst of moving the files: as soon as the journal is there, and a little later each time.
  @Test(arguments: 0..<12) func killedWhilePublishing(step: Int) throws {
    let folder = try folder(cards: 120, scales: "1")
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try write(folder, cards: 120, scales: "1", title: "Second")
    let process = Executable.process(["render", "deck.json", "-q"], in: folder.path)
    try process.run()
    while process.isRunning, !folder.contains("output/.deckle-staging/journal.json") {}
    usleep(UInt32(step) * 6_000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try expectWhole(folder)
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try expectWhole(folder)
    #expect(try title(of: folder) == "Second")
    #expect(!folder.contains("output/.deckle-staging"))
  }

  @Test func interruptedByTheUser() throws {
    let folder = try folder(cards: 30)
    let process = Executable.process(["render", "deck.json", "-j", "1"], in: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !folder.contains("output/.deckle-staging/cards/c0@1x.png") { usleep(1000) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(!folder.contains("output"))
  }
}
