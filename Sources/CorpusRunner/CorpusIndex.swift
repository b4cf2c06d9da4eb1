import Foundation

/// The index of a corpus, `index.tsv`: one line for each file, with the names of the columns in the first
/// line.
package struct CorpusIndex: Sendable {
  /// The folder of the corpus.
  package var folder: String
  /// The files in the order of the index.
  package var files: [CorpusFile]

  /// Reads the index of a folder.
  ///
  /// - Throws: ``CorpusError`` where it is malformed, or a Foundation error where it cannot be read.
  package init(folder: String) throws {
    self.folder = folder
    let text = try String(contentsOfFile: "\(folder)/index.tsv", encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { throw CorpusError.empty }
    files = try lines.indices.dropFirst().map { index in
      guard let file = CorpusFile(row: Dictionary(zip(names, lines[index])) { first, _ in first }) else {
        throw CorpusError.malformedLine(index + 1)
      }
      return file
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: A Foundation error where it cannot be read.
  package func bytes(of file: CorpusFile) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file.path)")))
  }

  /// The kinds in the order of the index.
  package var kinds: [String] {
    files.reduce(into: []) { if $0.last != $1.kind, !$0.contains($1.kind) { $0.append($1.kind) } }
  }
}

/// A fault of an index.
package enum CorpusError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The index has no lines.
  case empty
  /// A line lacks a required column or has a number that cannot be read. Lines are numbered from 1.
  case malformedLine(Int)

  /// The message.
  package var description: String {
    switch self {
    case .empty: "index.tsv has no lines"
    case .malformedLine(let number): "line \(number) of index.tsv lacks a column or has a malformed number"
    }
  }
}

extension CorpusFile {
  /// A file from the columns of its line; nil where a required column is missing or a number is malformed.
  init?(row: [String: String]) {
    guard let path = row["path"], let kind = row["kind"],
      let expectation = row["expected"].flatMap(Expectation.init),
      let colorCheck = row["color_check"].flatMap(ColorCheck.init), let means = Self.means(row),
      let premultipliedMean = Self.numbers(row["premul_mean"]), let grid = Self.cells(row["grid4x4"])
    else { return nil }
    self.init(
      path: path, kind: kind, expectation: expectation, size: Self.size(row), colorCheck: colorCheck,
      means: means, premultipliedMean: premultipliedMean, grid: grid,
      meanTolerance: row["tol_mean"].flatMap(Double.init) ?? Self.defaultMeanTolerance,
      gridTolerance: row["tol_grid"].flatMap(Double.init) ?? Self.defaultGridTolerance)
  }

  /// Tolerances of files whose line states none, in levels.
  private static let (defaultMeanTolerance, defaultGridTolerance) = (3.0, 6.0)

  private static func size(_ row: [String: String]) -> (width: Int, height: Int)? {
    guard let width = row["upright_width"].flatMap(Int.init),
      let height = row["upright_height"].flatMap(Int.init)
    else { return nil }
    return (width, height)
  }

  /// The reference mean and the other means that the note of the line accepts, among them that of the
  /// unconverted values; nil where a number is malformed.
  private static func means(_ row: [String: String]) -> [[Double]]? {
    let note = row["note"] ?? ""
    guard let reference = numbers(row["mean_srgb"]), let raw = numbers(row["raw_mean"]) else { return nil }
    var means = [reference]
    if note.contains("raw mean") || note.contains("raw_mean") { means.append(raw) }
    for part in note.components(separatedBy: "mean ").dropFirst() {
      let list = part.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
      means.append(list.split(separator: ",").compactMap { Double($0) })
    }
    return means.filter { $0.count >= 3 }.map { $0.count == 3 ? $0 + [255] : $0 }
  }

  /// The text of a column; empty where the column is missing or has the sign for no value.
  private static func text(_ column: String?) -> String { column == "-" ? "" : column ?? "" }

  /// Numbers separated by commas; nil where one is malformed.
  private static func numbers(_ column: String?) -> [Double]? {
    let parts = text(column).split(separator: ",")
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Cells separated by spaces, each of bytes in hexadecimal; nil where one is malformed.
  private static func cells(_ column: String?) -> [[Double]]? {
    var cells: [[Double]] = []
    for cell in text(column).split(separator: " ") {
      let bytes = stride(from: 0, to: cell.count - 1, by: 2).map { cell.dropFirst($0).prefix(2) }
      let values = bytes.compactMap { Int($0, radix: 16) }
      guard values.count == bytes.count else { return nil }
      cells.append(values.map(Double.init))
    }
    return cells
  }
}
