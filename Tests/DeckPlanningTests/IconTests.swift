import DeckKit
@testable import DeckPlanning
import Testing

/// Icons that a deck provides.
@Suite struct IconTests {
  @Test(arguments: [
    (#""style": "pager", "icons": { "flame": "../f.svg" }"#, "bad-path", "icons.flame"),
    (#""style": "pager", "icons": { "flame": "/f.svg" }"#, "bad-path", "icons.flame"),
    (#""style": "pager", "icons": { "flame": "" }"#, "bad-path", "icons.flame"),
    (#""style": "pager", "icons": { "flame": 1 }"#, "wrong-type", "flame"),
    (#""style": "pager", "icons": { "flames": "f.svg" }"#, "unknown-key", "flames"),
    (#""style": "pager", "icons": ["f.svg"]"#, "wrong-type", nil),
    (#""style": "stack", "icons": { "flame": "f.svg" }"#, "unused-key", "icons"),
  ])
  func mistakesAreReported(fields: String, code: String, field: String?) {
    let found = Reading(fields: fields).diagnostics.all
    #expect(found.map(\.code.rawValue) == [code])
    if let field { #expect(found.first?.field == field) }
  }

  @Test func filesTakeThePlaceOfOurs() throws {
    let chrome = try #require(
      try Planning(fields: #""style": "pager", "icons": { "flame": "own/f.svg" }"#).plan.stills.first?.scene
        .chrome)
    #expect(chrome.under.map(\.source) == [.builtIn("profile"), .file("own/f.svg"), .builtIn("chat")])
    #expect(
      chrome.over.map(\.source) == ["back", "close", "approve", "boost"].map { .builtIn($0) })
  }

  @Test func stylesWithoutIconsHaveNone() throws {
    #expect(try Planning().plan.stills.first?.scene.chrome == nil)
  }

  /// A style may name other icons if the deck provides them.
  @Test(arguments: [("", ["unknown-icon"]), (#", "icons": { "star": "star.svg" }"#, [])])
  func namesOfOtherIconsNeedFiles(icons: String, codes: [String]) {
    let row = ["profile", "star", "chat"].map {
      "{ name: '\($0)', color: '#000000', scale: 1, disc: null }"
    }
    let found = Reading(
      fields:
        #""style": { "preset": "pager", "chrome": { "upper": [\#(row.joined(separator: ", "))] } }\#(icons)"#
    ).diagnostics.all
    #expect(found.map(\.code.rawValue) == codes)
  }
}
