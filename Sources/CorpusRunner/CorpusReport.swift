/// The results of a decoder on a corpus.
package struct CorpusReport: Sendable {
  /// The results of one kind of files.
  package struct Line: Sendable {
    /// The name of the kind.
    package var kind: String
    /// The number of files.
    package var files: Int
    /// The files with an unexpected result.
    package var misses: [CorpusJudge.Miss]
  }

  /// One line for each kind.
  package var lines: [Line]

  /// Decodes and judges every file of the given kinds; of all kinds, if empty.
  ///
  /// - Throws: A Foundation error where a file cannot be read.
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

  /// A table of the kinds, then one line for each miss.
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
