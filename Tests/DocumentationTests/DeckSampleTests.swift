import Foundation
import TestSupport
import Testing

/// Every deck file, and every part of one, that a page shows is one that the program accepts.
@Suite struct DeckSampleTests {
  /// A block by its page and line, so that a failure names it.
  struct Sample: Sendable, CustomTestStringConvertible {
    var page: String
    var line: Int
    var testDescription: String { "\(page):\(line)" }
  }

  private static func samples() throws -> [Sample] {
    try Page.all().flatMap { page in
      page.blocks.filter { $0.language == "json5" }.map { Sample(page: page.path, line: $0.line) }
    }
  }

  @Test(arguments: try samples()) func programAcceptsIt(sample: Sample) throws {
    let page = try Page(sample.page)
    let block = try #require(page.blocks.first { $0.line == sample.line })
    let deck = try SampleFolder(block, of: page)
    let result = try Executable.run(["check", "deck.json"], in: deck.folder.path)
    #expect(result.status == 0, "\(sample.testDescription): \(result.words)")
  }

  @Test func pagesHaveSamples() throws {
    let pages = Set(try Self.samples().map(\.page))
    #expect(pages.isSuperset(of: ["README.md", "docs/deck-file.md", "docs/cookbook.md"]))
  }

  /// Blocks of `json` are JSON.
  @Test(arguments: Repository.pages) func jsonIsJSON(path: String) throws {
    for block in try Page(path).blocks where block.language == "json" {
      #expect(throws: Never.self, "\(path):\(block.line)") {
        try JSONSerialization.jsonObject(with: Data(block.text.utf8))
      }
    }
  }

  /// The deck that docs/deck-file.md spells the defaults out in is drawn as the one without them.
  @Test func statedDefaultsAreTheDefaults() throws {
    let page = try Page("docs/deck-file.md")
    let block = try #require(page.blocks.first { $0.mark("deck")?.value == "defaults" })
    let folder = try SampleFolder(block, of: page).folder
    let card = #"{ "photo": "photos/ada.png", "name": "Ada", "age": 36, "hobby": "Mathematics" }"#
    #expect(block.text.contains(card))
    try folder.write("{ \"cards\": [\(card)] }", to: "plain.json")
    for (deck, output) in [("deck.json", "stated"), ("plain.json", "plain")] {
      let result = try Executable.run(["render", deck, "-o", output, "-q"], in: folder.path)
      #expect(result.status == 0, "\(result.words)")
    }
    let (stated, plain) = (try folder.contents(of: "stated"), try folder.contents(of: "plain"))
    #expect(stated.count > 10 && stated == plain)
  }
}
