import Foundation
import TestSupport
import Testing

/// Every recipe of docs/cookbook.md works: its deck is written into a folder, and its commands are run there.
@Suite struct CookbookTests {
  private static let page = try? Page("docs/cookbook.md")

  /// The recipes by the numbers of their decks' lines.
  private static let recipes = page?.blocks.filter { $0.language == "json5" }.map(\.line) ?? []

  @Test(arguments: recipes) func recipeWorks(line: Int) throws {
    let page = try #require(Self.page)
    let block = try #require(page.blocks.first { $0.line == line })
    let folder = try SampleFolder(block, of: page).folder
    let commands = page.blocks.filter { $0.section == block.section && $0.language == "sh" }.flatMap(
      \.commands)
    for command in commands + (commands.isEmpty ? [["render", "deck.json", "-o", "output"]] : []) {
      let result = try Executable.run(command, in: folder.path)
      #expect(result.status == 0, "docs/cookbook.md:\(line): deckle \(command): \(result.words)")
    }
    for file in page.files(of: block) {
      #expect(folder.contains(file), "docs/cookbook.md:\(line): no \(file) was written")
    }
  }

  @Test func thereAreTwelve() { #expect(Self.recipes.count >= 12) }
}

extension Page.Block {
  /// The arguments of each line that runs the program and nothing else.
  var commands: [[String]] {
    text.split(separator: "\n").compactMap { line in
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard words.first == "deckle", !words.contains(where: { "|<>&$".contains($0.first ?? " ") }) else {
        return nil
      }
      return Array(words.dropFirst())
    }
  }
}

extension Page {
  /// The files that a recipe says it writes: the list of a block of `text` whose lines begin with `output/`.
  func files(of deck: Block) -> [String] {
    blocks.filter { $0.section == deck.section && $0.language == "text" }.flatMap { block in
      block.text.split(separator: "\n").compactMap { line in
        line.split(separator: " ").first.map(String.init).flatMap { $0.hasPrefix("output/") ? $0 : nil }
      }
    }
  }
}
