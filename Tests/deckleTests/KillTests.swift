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
      #"{ "title": "\#(title)", "scales": [\#(scales)], "size": [120, 160], "animations": [], "cards": "#
        + #"[\#(list.joined(separator: ","))] }"#,
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

  /// Renders the deck, and kills the program once `isDue` says so; whether that is what ended it.
  private func killed(_ folder: ScratchFolder, when isDue: () -> Bool) throws -> Bool {
    let process = Executable.process(["render", "deck.json", "-q", "-j", "1"], in: folder.path)
    try process.run()
    while process.isRunning, !isDue() {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
  }

  /// Killed at once, and when so many cards are staged; the others take far longer than to see that.
  @Test(arguments: 0..<8) func killedWhileDrawing(staged: Int) throws {
    let folder = try folder(cards: 30)
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try write(folder, cards: 30, title: "Second")
    let last = "output/.deckle-staging/cards/c\(staged - 1)@2x.png"
    #expect(try killed(folder) { staged == 0 || folder.contains(last) })
    try expectWhole(folder)
    #expect(try title(of: folder) == "First")
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try expectWhole(folder)
    #expect(try title(of: folder) == "Second" && !folder.contains("output/.deckle-staging"))
  }

  /// Killed when the journal is there, when so many of the 120 earlier files have their second names, and
  /// when so many of the new ones are moved. Where that took less time than to see it, another run is killed.
  @Test(arguments: 0..<8) func killedWhilePublishing(step: Int) throws {
    let folder = try folder(cards: 120, scales: "1")
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    let names = (0..<120).map { "cards/c\($0)@1x.png" }.sorted()
    func isThere(_ name: String) -> Bool { folder.contains("output/.deckle-staging/\(name)") }
    var (isKilled, title) = (false, "")
    for attempt in 0..<20 where !isKilled {
      title = "Run \(attempt)"
      try write(folder, cards: 120, scales: "1", title: title)
      let hasEnded = try killed(folder) {
        guard isThere("journal.json") else { return false }
        return step < 4
          ? step == 0 || isThere("earlier/\(names[step * 35])") : !isThere(names[step % 4 * 35])
      }
      try expectWhole(folder)
      isKilled = hasEnded && isThere("journal.json")
    }
    #expect(isKilled)
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    try expectWhole(folder)
    #expect(try self.title(of: folder) == title && !folder.contains("output/.deckle-staging"))
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
