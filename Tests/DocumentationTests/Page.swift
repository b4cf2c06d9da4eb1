import Foundation

/// A Markdown page, as far as these tests read it.
///
/// A comment such as `<!-- fields: style.drag -->` right above a table or a block of code says what a test
/// does with it.
struct Page {
  /// Its path from the root of the project.
  let path: String
  private(set) var headings: [Heading] = []
  private(set) var tables: [Table] = []
  private(set) var blocks: [Block] = []
  /// Lines of prose: neither code nor tables.
  private(set) var prose: [Line] = []

  struct Heading {
    var level: Int
    var text: String
  }

  struct Table {
    /// The comments above it.
    var marks: [Mark]
    var line: Int
    var header: [String]
    var rows: [[String]]
  }

  struct Block {
    /// The comments above it.
    var marks: [Mark]
    /// The number of headings above it.
    var section: Int
    var line: Int
    var language: String
    var text: String
  }

  struct Line {
    var number: Int
    var text: String
  }

  init(_ path: String) throws {
    self.init(path: path, text: try Repository.text(path))
  }

  init(path: String, text: String) {
    self.path = path
    read(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// Every page of the project.
  static func all() throws -> [Page] { try Repository.pages.map { try Page($0) } }

  /// The tables whose comment has that name.
  func tables(marked name: String) -> [Table] { tables.filter { $0.mark(name) != nil } }

  private mutating func read(_ lines: [String]) {
    var (index, marks): (Int, [Mark]) = (0, [])
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("<!--") {
        let end = lines[index...].firstIndex { $0.contains("-->") } ?? index
        marks += Mark(lines[index...end].joined(separator: " ")).map { [$0] } ?? []
        index = end
      } else if line.hasPrefix("```") {
        index = readBlock(lines, at: index, marks)
        marks = []
      } else if line.hasPrefix("|") {
        index = readTable(lines, at: index, marks)
        marks = []
      } else {
        if line.hasPrefix("#"), let space = line.firstIndex(of: " ") {
          headings.append(
            Heading(
              level: line.distance(from: line.startIndex, to: space),
              text: String(line[line.index(after: space)...])))
        }
        prose.append(Line(number: index + 1, text: line))
        if !line.isEmpty { marks = [] }
      }
      index += 1
    }
  }

  /// Reads the block of code that begins at `start`; gives the index of its last line.
  private mutating func readBlock(_ lines: [String], at start: Int, _ marks: [Mark]) -> Int {
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count - 1
    blocks.append(
      Block(
        marks: marks, section: headings.count, line: start + 1, language: String(lines[start].dropFirst(3)),
        text: lines[(start + 1)..<end].joined(separator: "\n") + "\n"))
    return end
  }

  /// Reads the table that begins at `start`; gives the index of its last line.
  private mutating func readTable(_ lines: [String], at start: Int, _ marks: [Mark]) -> Int {
    let end = (lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count) - 1
    let rows = lines[start...end].map(Self.cells)
    tables.append(Table(marks: marks, line: start + 1, header: rows[0], rows: Array(rows.dropFirst(2))))
    return end
  }

  /// The cells of a table's line; a bar that is written `\|` does not divide.
  private static func cells(of line: String) -> [String] {
    let bar = "\u{1}"
    return line.replacingOccurrences(of: "\\|", with: bar).split(
      separator: "|", omittingEmptySubsequences: false
    )
    .dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: bar, with: "|")
    }
  }
}

extension Page.Table {
  /// The comment of that name above it.
  func mark(_ name: String) -> Mark? { marks.first { $0.name == name } }
}

extension Page.Block {
  /// The comment of that name above it.
  func mark(_ name: String) -> Mark? { marks.first { $0.name == name } }
}

/// A comment `<!-- name: value -->`.
struct Mark {
  var name: String
  var value: String

  init?(_ comment: String) {
    let text = comment.replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = name
    value = parts.count > 1 ? parts[1] : ""
  }

  /// The words of the value with their braces written out: `a.{b,c}` stands for `a.b` and `a.c`.
  var expanded: [String] { value.split(separator: " ").flatMap { Self.expand(String($0)) } }

  private static func expand(_ word: String) -> [String] {
    guard let open = word.lastIndex(of: "{"), let close = word[open...].firstIndex(of: "}") else {
      return [word]
    }
    let (start, end) = (String(word[..<open]), String(word[word.index(after: close)...]))
    let choices = word[word.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { expand(start + $0 + end) }
  }
}

extension String {
  /// The pieces in backticks.
  var codes: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The text without the pieces in backticks.
  var withoutCodes: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined()
  }
}
