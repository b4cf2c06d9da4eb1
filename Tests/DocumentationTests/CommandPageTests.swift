import DeckPlanning
import Foundation
import TestSupport
import Testing

/// docs/commands.md has every command and option, as the program's own help says.
@Suite struct CommandPageTests {
  private let page: Page
  private let folder: ScratchFolder

  init() throws {
    page = try Page("docs/commands.md")
    folder = try ScratchFolder()
  }

  private func help(_ command: String) throws -> [Substring] {
    try Executable.run([command, "--help"], in: folder.path).output.split(separator: "\n")
  }

  /// The commands of the overview: its lines of two spaces, a name and a summary.
  private func commands() throws -> [String] {
    try Executable.run(["--help"], in: folder.path).output.split(separator: "\n")
      .compactMap { $0.firstMatch(of: #/^  ([a-z]+)  /#).map { String($0.1) } }
  }

  /// The options of a command: `--output, -o DIR` with its spaces.
  private func options(_ command: String) throws -> Set<String> {
    Set(try help(command).compactMap { $0.firstMatch(of: #/^  (-.+?)  /#).map { $0.1.trimmed } })
  }

  @Test func everyCommandHasAHeading() throws {
    let commands = try commands()
    #expect(commands.contains("render"))
    let headed = page.headings.compactMap { $0.text.codes.first?.split(separator: " ").last.map(String.init) }
    #expect(Set(headed) == Set(commands))
  }

  /// A table `<!-- options: render -->` has the options of a command.
  @Test func optionsAreThoseOfTheHelp() throws {
    for command in try commands() {
      let tables = page.tables(marked: "options").filter {
        $0.mark("options")?.expanded.contains(command) == true
      }
      let stated = Set(tables.flatMap(\.rows).map { $0[0].codes.joined(separator: ", ").trimmed })
      #expect(stated == (try options(command)), "deckle \(command)")
    }
  }

  @Test func usagesAreThoseOfTheHelp() throws {
    let text = page.blocks.map(\.text).joined()
    for command in try commands() {
      let usage = try #require(try help(command).first { $0.hasPrefix("usage: ") }).dropFirst("usage: ".count)
      #expect(text.contains(usage), "no “\(usage)”")
    }
  }

  @Test func exitCodesAreThoseOfTheHelp() throws {
    let help = try Executable.run(["--help"], in: folder.path).output
    let line = try #require(help.split(separator: "\n").first { $0.hasPrefix("Exit codes:") })
    let codes = line.matches(of: #/\b(\d+) /#).map { String($0.1) }
    let stated = page.tables(marked: "exit codes").flatMap(\.rows).map { $0[0].codes.first ?? "" }
    #expect(codes.count >= 7 && stated == codes)
  }

  /// Every line of a page that runs the program names a command and options that it has.
  @Test(arguments: Repository.pages) func commandsOfPagesAreThere(path: String) throws {
    var known: [String: Set<String>] = [:]
    for block in try Page(path).blocks where ["sh", "console"].contains(block.language) {
      for command in block.commands {
        guard let name = command.first, !name.hasPrefix("-") else { continue }
        if known[name] == nil {
          known[name] = Set(try options(name).flatMap { $0.matches(of: /--?[a-z-]+/).map { String($0.0) } })
        }
        let flags = command.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }
        let unknown = Set(flags).subtracting(known[name] ?? [])
        #expect(unknown.isEmpty && known[name]?.isEmpty == false, "\(path):\(block.line): \(name) \(unknown)")
      }
    }
  }

  /// Every code of a problem has its place in a table, and no other.
  @Test func codesAreThoseOfTheProgram() {
    let codes = page.tables(marked: "codes").flatMap(\.rows).flatMap { $0[0].codes }
    #expect(Set(codes) == Set(DiagnosticCode.allCases.map(\.rawValue)))
  }

  /// The tables of `--json` have the keys that the program writes: `<!-- object: render -->`.
  @Test func jsonKeysAreThoseOfTheProgram() throws {
    let table = try #require(page.tables(marked: "object").first { $0.mark("object")?.value == "run" })
    let problems = try #require(
      page.tables(marked: "object").first { $0.mark("object")?.value == "diagnostic" })
    try folder.write(
      PNGBuilder(width: 8, height: 8, .gray, depth: 8) { x, y in [16 * (x + y)] }.file, to: "a.png")
    try folder.write(
      #"{ "cards": [{ "photo": "a.png", "name": "𝄞" }], "scales": [1], "animations": [], "previews": [] }"#,
      to: "good.json")
    try folder.write(#"{ "cards": [{ "photo": "b.png", "agee": 3 }] }"#, to: "bad.json")
    let objects = try [["render", "good.json", "--json"], ["check", "bad.json", "--json"]].map { arguments in
      let output = try Executable.run(arguments, in: folder.path).output
      return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
    #expect(Set(objects.flatMap(\.keys)) == Set(table.rows.map { $0[0].codes.first ?? "" }))
    let found = objects.flatMap { $0["diagnostics"] as? [[String: Any]] ?? [] }
    #expect(Set(found.flatMap(\.keys)) == Set(problems.rows.map { $0[0].codes.first ?? "" }))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
