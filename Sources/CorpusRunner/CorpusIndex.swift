import Foundation

/// The list of a corpus: `index.tsv`, a line a file, columns named in the first line.
package struct CorpusIndex: Sendable {
  /// The folder that paths are relative to.
  package var folder: String
  /// Every file in the order of the list.
  package var files: [CorpusFile]

  /// Reads the index of a folder.
  package init(folder: String) throws {
    self.folder = folder
    let text = try String(contentsOfFile: "\(folder)/index.tsv", encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = lines.first ?? []
    files = lines.dropFirst().compactMap { fields in
      CorpusFile(row: Dictionary(zip(names, fields)) { first, _ in first })
    }
  }

  /// The bytes of a file.
  package func bytes(of file: CorpusFile) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file.path)")))
  }

  /// The kinds in the order of the list.
  package var kinds: [String] {
    files.reduce(into: []) { if $0.last != $1.kind, !$0.contains($1.kind) { $0.append($1.kind) } }
  }
}

extension CorpusFile {
  /// A file from the columns of its line; nil where the line lacks what every line has.
  init?(row: [String: String]) {
    guard let path = row["path"], let kind = row["kind"],
      let expectation = row["expected"].flatMap(Expectation.init),
      let colorCheck = row["color_check"].flatMap(ColorCheck.init)
    else { return nil }
    self.init(
      path: path, kind: kind, expectation: expectation, size: Self.size(row), colorCheck: colorCheck,
      means: Self.means(row), premultipliedMean: Self.numbers(row["premul_mean"]),
      grid: Self.cells(row["grid4x4"]), meanTolerance: row["tol_mean"].flatMap(Double.init) ?? 3,
      gridTolerance: row["tol_grid"].flatMap(Double.init) ?? 6)
  }

  private static func size(_ row: [String: String]) -> (width: Int, height: Int)? {
    guard let width = row["upright_width"].flatMap(Int.init),
      let height = row["upright_height"].flatMap(Int.init)
    else { return nil }
    return (width, height)
  }

  /// The reference mean and others that the index calls defensible: those of its note, and the stored values
  /// where a gamma of 1/2.2 alone may stand for sRGB or the note allows them.
  private static func means(_ row: [String: String]) -> [[Double]] {
    let note = row["note"] ?? ""
    var means = [numbers(row["mean_srgb"])]
    if note.contains("raw mean") || note.contains("raw_mean") { means.append(numbers(row["raw_mean"])) }
    for part in note.components(separatedBy: "mean ").dropFirst() {
      let list = part.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
      means.append(numbers(String(list)))
    }
    return means.filter { $0.count >= 3 }.map { $0.count == 3 ? $0 + [255] : $0 }
  }

  private static func numbers(_ text: String?) -> [Double] {
    (text ?? "").split(separator: ",").compactMap { Double($0) }
  }

  private static func cells(_ text: String?) -> [[Double]] {
    (text ?? "").split(separator: " ").map { cell in
      stride(from: 0, to: cell.count - 1, by: 2).map { place in
        let start = cell.index(cell.startIndex, offsetBy: place)
        return Double(Int(cell[start...].prefix(2), radix: 16) ?? 0)
      }
    }
  }
}
