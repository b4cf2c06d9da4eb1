import Foundation
import TestSupport
import Testing

/// `deckle init` on real folders.
@Suite struct InitTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func table() throws -> [String] {
    String(decoding: try folder.read("people.csv"), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func foldersAreSearched() throws {
    for name in ["ada.png", "team/bo.png", "team/x/cy.jpg", ".hidden/no.png", "a+b/ada.png"] {
      try folder.addPhoto(name)
    }
    #expect(try Executable.run("init", in: folder.path).status == 0)
    #expect(
      try table() == [
        "id,photo,name,age,hobby", "ada,a+b/ada.png,Ada,,", "ada-2,ada.png,Ada,,", "bo,team/bo.png,Bo,,",
        "cy,team/x/cy.jpg,Cy,,",
      ])
    #expect(try Executable.run("check", "deck.json", in: folder.path).status == 0)
    // What was drawn is not a photo of the next deck.
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
    let update = try Executable.run("init", "--update", in: folder.path)
    #expect(update.status == 0 && update.words.contains("Added 0 photos"))
  }

  /// Linux allows any bytes in names: here “zoë” in Latin-1.
  @Test func namesThatAreNotUTF8() throws {
    try folder.addPhoto("x.png")
    #expect(rename("\(folder.path)/x.png", "\(folder.path)/zo\u{1}".replacing("\u{1}", with: "")) == 0)
    let source = "\(folder.path)/zo"
    let target = Array("\(folder.path)/zo".utf8) + [0xEB] + Array(".png".utf8) + [0]
    #expect(
      target.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { rename(source, $0.baseAddress!) } == 0)
    let result = try Executable.run("init", in: folder.path)
    #expect(result.status == 0, "\(result.words)")
    #expect(try table().last?.contains(",Zoë,,") == true)
    #expect(try Executable.run("render", "deck.json", "-q", in: folder.path).status == 0)
  }

  @Test(arguments: ["a\\b.png", "a\tb.png", "a\nb.png"])
  func namesThatATableCannotHoldAreSaidSo(name: String) throws {
    try folder.addPhoto("ada.png")
    try folder.addPhoto(name)
    let result = try Executable.run("init", in: folder.path)
    #expect(result.status == 0 && result.words.contains("skipped; its name contains a"))
    #expect(try table().count == 2)
    #expect(try Executable.run("check", "deck.json", in: folder.path).status == 0)
  }

  @Test func updatingAddsRowsAtTheEnd() throws {
    try folder.addPhoto("photos/ada.png")
    try folder.addPhoto("photos/ada 2.png")
    try folder.write("Name;Bild;Alter;id\r\nAda, die Erste;ada.png;36;ada-2", to: "people.csv")
    try folder.write("{ cards: 'people.csv', photos: 'photos' }", to: "deck.json")
    let result = try Executable.run("init", "photos", "--update", in: folder.path)
    #expect(result.status == 0 && result.words.contains("Added 1 photo to"), "\(result.words)")
    #expect(
      String(decoding: try folder.read("people.csv"), as: UTF8.self)
        == "Name;Bild;Alter;id\r\nAda, die Erste;ada.png;36;ada-2\r\nAda 2;ada 2.png;;ada-2-2\r\n")
    #expect(try Executable.run("check", "deck.json", in: folder.path).status == 0)
    #expect(
      try Executable.run("init", "photos", "--update", in: folder.path).words.contains("Added 0 photos"))
  }

  @Test(arguments: [
    ("{ cards: [{ photo: 'ada.png' }] }", "lists its cards itself"), ("{ cards: 'none.csv' }", "none.csv"),
    ("{", "run “deckle check”"), ("{ cards: 'list.json' }", "not a table in CSV"),
  ])
  func aTableThatCannotBeExtendedIsSaidSo(deck: String, words: String) throws {
    try folder.addPhoto("ada.png")
    try folder.write(deck, to: "deck.json")
    try folder.write("[]", to: "list.json")
    let before = try folder.contents(of: ".")
    let result = try Executable.run("init", "--update", in: folder.path)
    #expect(result.status != 0 && result.words.contains(words), "\(result.words)")
    #expect(try folder.contents(of: ".") == before)
  }

  /// Large photos get scales 1 and 2, small ones scale 1 only.
  @Test(arguments: [(600, 800, "[1, 2]"), (599, 800, "[1]"), (60, 80, "[1]")])
  func theDeckIsLight(width: Int, height: Int, scales: String) throws {
    try folder.addPhoto("ada.png", width: width, height: height)
    #expect(try Executable.run("init", in: folder.path).status == 0)
    let deck = String(decoding: try folder.read("deck.json"), as: UTF8.self)
    #expect(deck.contains("\"scales\": \(scales)") && deck.contains("\"formats\": [\"webp\"]"))
    #expect(deck.contains("\"animations\": []"))
  }
}
