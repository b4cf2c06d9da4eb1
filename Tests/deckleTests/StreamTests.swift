import Foundation
import TestSupport
import Testing

/// What is written to which stream.
@Suite struct StreamTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for name in ["ada", "bo", "cy"] { try folder.addPhoto("\(name).png", width: 30, height: 40) }
    let cards = ["ada", "bo", "cy"].map { "{ photo: '\($0).png' }" }.joined(separator: ", ")
    try folder.write(
      "{ size: [60, 80], scales: [1], animations: [], previews: [], cards: [\(cards)] }", to: "deck.json")
  }

  private func lines(_ arguments: String...) throws -> [Substring] {
    try Executable.run(arguments, in: folder.path).words.split(separator: "\n")
  }

  @Test func warningsOfAKindAreOneLine() throws {
    let short = try lines("check", "deck.json")
    #expect(short.count == 2)
    #expect(short[0].hasPrefix("ada.png: warning: card “ada”, photo: the visible part has 30 × 40 pixels"))
    #expect(short[0].hasSuffix("; and 2 more photo-upscaled (cards bo, cy); --verbose lists all"))
    #expect(try lines("check", "deck.json", "--verbose").count == 4)
    #expect(try lines("check", "deck.json", "--quiet").isEmpty)
  }

  @Test func theJSONObjectListsFilesAndIsAlone() throws {
    func run() throws -> [String: Any] {
      let result = try Executable.run("render", "deck.json", "--json", in: folder.path)
      #expect(result.words.isEmpty)
      return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
    func files(_ run: [String: Any]) -> [String: [String]]? { run["files"] as? [String: [String]] }
    let cards = ["ada", "bo", "cy"].map { "cards/\($0)@1x.png" }
    let first = try run()
    #expect(files(first) == ["written": cards + ["manifest.json"], "unchanged": [], "removed": []])
    let diagnostics = try #require(first["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 3)
    // Each photo is named in the deck file: three cards on one line.
    let listed = diagnostics.compactMap { $0["listed"] as? [String: Any] }
    #expect(listed.map { $0["file"] as? String } == ["deck.json", "deck.json", "deck.json"])
    #expect(listed.map { $0["line"] as? Int } == [1, 1, 1])
    #expect(Set(listed.compactMap { $0["column"] as? Int }).count == 3)
    try folder.write(
      "{ size: [60, 80], scales: [1], animations: [], previews: [], cards: [{ photo: 'ada.png' }] }",
      to: "deck.json")
    #expect(
      try files(run()) == [
        "written": ["manifest.json"], "unchanged": [cards[0]], "removed": Array(cards[1...]),
      ])
  }

  @Test func strictRunsFail() throws {
    #expect(try Executable.run("check", "deck.json", "--strict", in: folder.path).status == 66)
    #expect(try Executable.run("render", "deck.json", "--strict", in: folder.path).status == 66)
    #expect(!folder.contains("output"))
  }

  /// As `deckle schema deck | head -1`: the reader has closed the pipe.
  @Test func aClosedPipeEndsQuietly() throws {
    let process = Executable.process(["schema", "deck"], in: folder.path)
    let (output, words) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    process.standardOutput = output
    process.standardError = words
    try process.run()
    let said = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(said.isEmpty)
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
  }

  @Test func anEmptyOutputIsAUsageError() throws {
    #expect(try Executable.run("render", "deck.json", "-o", "", in: folder.path).status == 64)
  }

  /// No message names the domains of Foundation's errors.
  @Test(arguments: [
    ["render", "deck.json", "-o", "deck.json/x"], ["render", "deck.json", "-o", "/proc/x"], ["check", "."],
    ["init", "deck.json"], ["init", "none"],
  ])
  func messagesAreTheSystems(arguments: [String]) throws {
    let result = try Executable.run(arguments, in: folder.path)
    #expect(
      result.status != 0 && !result.words.contains("Domain") && !result.words.contains("NSCocoa"),
      "\(result.words)")
  }
}
