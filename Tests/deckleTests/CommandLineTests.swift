import Foundation
import TestSupport
import Testing

/// The program as a user meets it: words, data and exit codes.
@Suite struct CommandLineTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.addPhoto("photos/ada.png")
    try folder.addPhoto("photos/grace_hopper.jpg")
    try folder.write(
      #"{ "cards": [{ "id": "ada", "photo": "photos/ada.png" }], "size": [60, 80], "scales": [1], "#
        + #""animations": [] }"#,
      to: "deck.json")
  }

  @Test func versionAndHelpAreData() throws {
    #expect(try Executable.run("--version", in: folder.path).output.hasPrefix("deckle 0."))
    let help = try Executable.run("--help", in: folder.path)
    #expect(help.status == 0 && help.words.isEmpty)
    let words = [
      "init", "check", "explain", "render", "schema", "64 invalid command line", "66 invalid photo",
    ]
    for word in words {
      #expect(help.output.contains(word))
    }
  }

  @Test(arguments: ["init", "check", "explain", "render", "schema"]) func everyCommandExplainsItself(
    command: String
  )
    throws
  {
    let help = try Executable.run(command, "--help", in: folder.path)
    #expect(help.status == 0 && help.output.contains("usage: deckle \(command)"))
  }

  @Test(arguments: [
    ([], "usage:"), (["rendre"], "unknown command “rendre”"), (["render"], "missing argument DECK"),
    (["render", "a", "b"], "unexpected argument “b”"),
    (["render", "deck.json", "--fast"], "unknown option “--fast”"),
    (["render", "deck.json", "--memory", "512"], "such as 256MB or 1GB"),
    (["check", "deck.json", "--memory", "8MB"], "at least 16MB"),
    (["render", "deck.json", "--memory", "-1GB"], "such as 256MB or 1GB"),
    (["render", "deck.json", "-j", "0"], "from 1 to 1024"), (["render", "deck.json", "-o"], "needs a value"),
    (["render", "deck.json", "--quiet=1"], "takes no value"),
    (["schema", "card"], "expected manifest or deck"),
    (["render", "deck.json", "-o", "a", "-o", "b"], "given twice"),
  ]) func badUsageIsExplained(arguments: [String], words: String) throws {
    let process = Executable.process(arguments, in: folder.path)
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64 && said.contains(words), "\(said)")
  }

  @Test func renderWritesWordsToStandardErrorOnly() throws {
    let result = try Executable.run("render", "deck.json", in: folder.path)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.words == "1 card: 3 files written to output, 0 unchanged, 0 removed\n")
    #expect(folder.contains("output/manifest.json"))
  }

  @Test func dataThatDoesNotArriveIsAnError() throws {
    let full = FileHandle(forWritingAtPath: "/dev/full")
    for arguments in [["schema", "deck"], ["render", "deck.json", "--json", "-q"]] {
      let process = Executable.process(arguments, in: folder.path)
      process.standardOutput = full
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == (full == nil ? 0 : 73), "\(arguments)")
    }
  }

  @Test func quietSaysNothing() throws {
    let result = try Executable.run("render", "deck.json", "-q", "-o", "elsewhere/deep", in: folder.path)
    #expect(result.status == 0 && result.output.isEmpty && result.words.isEmpty)
    #expect(folder.contains("elsewhere/deep/manifest.json"))
  }

  @Test func jsonIsOneObject() throws {
    let result = try Executable.run("render", "deck.json", "--json", "-q", in: folder.path)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["written"] as? Int == 3 && object?["errors"] as? Int == 0)
    #expect(result.output.filter { $0 == "\n" }.count == 1)
  }

  @Test func noTerminalMeansNoEscapeCodes() throws {
    try folder.write("no picture", to: "photos/ada.png")
    let result = try Executable.run("render", "deck.json", in: folder.path)
    #expect(result.status == 66 && result.words.contains("photos/ada.png: error: card “ada”, photo: "))
    #expect(!result.words.contains("\u{1B}") && !result.words.contains("\r"))
  }

  /// Neither a terminal's commands nor turned text get from a deck into the words.
  @Test func whatADeckHoldsCannotCommandTheTerminal() throws {
    try folder.write("{ cards: [{ id: 'a\u{1B}[2J\u{202E}b', photo: 'photos/ada.png' }] }", to: "deck.json")
    let result = try Executable.run("check", "deck.json", in: folder.path)
    #expect(result.status == 65 && result.words.contains(#"a\u{1B}[2J\u{202E}b"#))
    #expect(!result.words.contains("\u{1B}") && !result.words.contains("\u{202E}"))
  }

  /// Names of one letter once stopped the program.
  @Test(arguments: ["o", "o/p", "./o/", "p/q/r"]) func anyFolderCanBeTheOutput(name: String) throws {
    let result = try Executable.run("render", "deck.json", "-q", "-o", name, in: folder.path)
    #expect(result.status == 0 && result.words.isEmpty, "\(result.words)")
    #expect(folder.contains("\(name)/manifest.json") && folder.contains("\(name)/cards/ada@1x.png"))
    try folder.write("no picture", to: "photos/ada.png")
    #expect(try Executable.run("render", "deck.json", "-o", "x", in: folder.path).status == 66)
    #expect(!folder.contains("x"))
  }

  @Test func exitCodesTellTheKindOfFault() throws {
    #expect(try Executable.run("check", "deck.json", in: folder.path).status == 0)
    #expect(try Executable.run("check", "none.json", in: folder.path).status == 65)
    try folder.write("{", to: "broken.json")
    #expect(try Executable.run("render", "broken.json", in: folder.path).status == 65)
    try folder.write("a file", to: "file")
    #expect(try Executable.run("render", "deck.json", "-o", "file", in: folder.path).status == 73)
    try folder.write("no picture", to: "photos/ada.png")
    #expect(try Executable.run("render", "deck.json", in: folder.path).status == 66)
    #expect(!folder.contains("output"))
  }

  @Test func whatIsAskedOfARunIsDone() throws {
    let cards = ["ada", "bo", "cy"].map { #"{ "id": "\#($0)", "photo": "photos/\#($0).png" }"# }
    try folder.write(
      #"{ "cards": [\#(cards.joined(separator: ","))], "size": [60, 80], "scales": [1], "#
        + #""animations": [], "previews": [] }"#,
      to: "deck.json")
    try folder.addPhoto("photos/cy.png")
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 66)
    #expect(!folder.contains("output"))
    #expect(try Executable.run("render", "deck.json", "-q", "--keep-going", in: folder.path).status == 66)
    #expect(folder.files(in: "output") == ["cards/ada@1x.png", "cards/cy@1x.png", "manifest.json"])
    try folder.addPhoto("photos/bo.png")
    let some = try Executable.run(
      "render", "deck.json", "-o", "some", "--only", "bo", "--only", "cy", "-q", in: folder.path)
    #expect(some.status == 0)
    #expect(folder.files(in: "some") == ["cards/bo@1x.png", "cards/cy@1x.png", "manifest.json"])
  }

  @Test func messagesNameFileLineCardAndField() throws {
    try folder.write(
      "photo;name;age\nphotos/ada.png;Ada;37\nphotos/grace_hopper.jpg;Grace;old\n", to: "people.csv")
    try folder.write("{ \"cards\": \"people.csv\",\n  \"colour\": 1 }", to: "deck.json")
    let result = try Executable.run("check", "deck.json", in: folder.path)
    #expect(result.status == 65)
    #expect(result.words.contains("deck.json:2:3: error: colour: unknown key in a deck"))
    #expect(
      result.words.contains(
        "people.csv:3:31: error: card “grace-hopper”, age: is “old”; expected a whole number"))
  }

  @Test func initWritesADeckThatRenders() throws {
    let fresh = try ScratchFolder()
    try fresh.addPhoto("photos/ada-lovelace.png")
    try fresh.addPhoto("photos/grace_hopper.jpg")
    try fresh.addPhoto("photos/b,c.png")
    try fresh.write("notes", to: "photos/notes.txt")
    let result = try Executable.run("init", "photos", in: fresh.path)
    #expect(result.status == 0 && result.words.contains("notes.txt: skipped"))
    #expect(
      String(decoding: try fresh.read("people.csv"), as: UTF8.self)
        == "id,photo,name,age,hobby\nada-lovelace,photos/ada-lovelace.png,Ada Lovelace,,\n"
        + "b-c,\"photos/b,c.png\",\"B,c\",,\ngrace-hopper,photos/grace_hopper.jpg,Grace Hopper,,\n")
    #expect(try Executable.run("render", "deck.json", "-q", in: fresh.path).status == 0)
    #expect(fresh.contains("output/cards/ada-lovelace@1x.webp"))
  }

  @Test func initNeverOverwrites() throws {
    try folder.write("mine", to: "people.csv")
    let before = try folder.read("deck.json")
    #expect(try Executable.run("init", "photos", in: folder.path).status == 73)
    #expect(try folder.read("deck.json") == before && folder.read("people.csv") == Array("mine".utf8))
  }

  @Test func initOutsideTheWorkingFolderWritesBesideThePhotos() throws {
    let other = try ScratchFolder()
    #expect(try Executable.run("init", "\(folder.path)/photos", in: other.path).status == 0)
    #expect(folder.contains("photos/deck.json") && !other.contains("deck.json"))
    #expect(
      String(decoding: try folder.read("photos/people.csv"), as: UTF8.self).contains(
        "\ngrace-hopper,grace_hopper.jpg,Grace Hopper"))
  }

  @Test(arguments: ["manifest", "deck"]) func schemasAreJSON(name: String) throws {
    let result = try Executable.run("schema", name, in: folder.path)
    let schema = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
