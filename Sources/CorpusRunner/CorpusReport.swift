/// How a decoder did on a corpus.
package struct CorpusReport: Sendable {
  /// Files and misses of one kind.
  package struct Line: Sendable {
    /// The kind's name.
    package var kind: String
    /// How many files there are.
    package var files: Int
    /// What came out wrong.
    package var misses: [CorpusJudge.Miss]
  }

  /// A line a kind.
  package var lines: [Line]

  /// Decodes and judges every file of the kinds named, or of all.
  package init(_ index: CorpusIndex, kinds: [String] = [], judge: CorpusJudge) throws {
    lines = try (kinds.isEmpty ? index.kinds : kinds).map { kind in
      let files = index.files.filter { $0.kind == kind }
      let misses = try files.compactMap { file in
        judge.miss(file, CorpusOutcome(decoding: try index.bytes(of: file)))
      }
      return Line(kind: kind, files: files.count, misses: misses)
    }
  }

  /// Every miss.
  package var misses: [CorpusJudge.Miss] { lines.flatMap(\.misses) }

  /// A table of the kinds, then a line a miss.
  package var text: String {
    let total = Line(kind: "total", files: lines.map(\.files).reduce(0, +), misses: misses)
    let table = (lines + [total]).map { line in
      let numbers = [line.files, line.files - line.misses.count, line.misses.count]
      return Self.row([line.kind] + numbers.map { "\($0)" })
    }
    let head = Self.row(["kind", "files", "hits", "misses"])
    return ([head] + table + misses.map(\.description)).joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, (index == 0 ? 20 : 8) - cell.count))
      return index == 0 ? cell + padding : padding + cell
    }.joined()
  }
}
