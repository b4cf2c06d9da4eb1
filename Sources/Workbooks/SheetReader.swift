import SourceText

/// Collects the cells of a sheet.
struct SheetReader {
  let part: String
  let strings: [String]
  let formats: CellFormats
  private(set) var rows: [TableRow] = []

  private var cell: Cell?
  /// The column of the cell before.
  private var column = 0
  private var cellCount = 0

  /// The maximum number of cells, empty ones before the last of a row included.
  private static let maximumCellCount = 4_000_000
  /// Excel's maximum number of columns.
  private static let maximumColumn = 16_384

  /// A cell that is being read.
  private struct Cell {
    var column: Int
    var type: String
    var style: Int?
    var value = ""
    var inline = RichText()
    var isValue = false
  }

  init(part: String, strings: [String], formats: CellFormats) {
    (self.part, self.strings, self.formats) = (part, strings, formats)
  }

  mutating func take(_ event: XMLEvent) throws(WorkbookError) {
    cell?.inline.take(event)
    switch event {
    case .start("row", let attributes):
      let line = attributes["r"].flatMap { Int($0) } ?? (rows.last?.line ?? 0) + 1
      rows.append(TableRow(cells: [], line: line))
      column = 0
    case .end("row"):
      if rows.last?.cells.isEmpty == true { rows.removeLast() }
    case .start("c", let attributes):
      column = Self.column(of: attributes["r"]) ?? column + 1
      cell = Cell(
        column: column,
        type: attributes["t"] ?? "n", style: attributes["s"].flatMap { Int($0) })
    case .end("c"): try finishCell()
    case .start("v", _): cell?.isValue = true
    case .end("v"): cell?.isValue = false
    case .text(let text) where cell?.isValue == true: cell?.value += text
    case .start, .end, .text: break
    }
  }

  private mutating func finishCell() throws(WorkbookError) {
    guard let finished = cell, !rows.isEmpty else { return }
    cell = nil
    let text = text(of: finished)
    guard !text.isEmpty, finished.column >= 1, finished.column <= Self.maximumColumn else { return }
    let row = rows.count - 1
    let line = rows[row].line
    cellCount += max(1, finished.column - rows[row].cells.count)
    guard cellCount <= Self.maximumCellCount else {
      throw .tooLarge(part: part, limit: "\(Self.maximumCellCount) cells")
    }
    while rows[row].cells.count < finished.column {
      let column = rows[row].cells.count + 1
      rows[row].cells.append(TableCell(text: "", position: SourcePosition(line: line, column: column)))
    }
    rows[row].cells[finished.column - 1].text = text
  }

  private func text(of cell: Cell) -> String {
    switch cell.type {
    case "s": Int(cell.value).flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? ""
    case "inlineStr": cell.inline.text
    case "str": cell.value
    // Errors such as #N/A are shown, but are no value.
    case "e": ""
    case "b": cell.value == "1" ? "TRUE" : "FALSE"
    case "d": String(cell.value.prefix { $0 != "T" })
    default: Double(cell.value).map { formats.text(of: $0, style: cell.style) } ?? cell.value
    }
  }

  /// The number of a column: 28 for “AB3”.
  private static func column(of reference: String?) -> Int? {
    let letters = (reference ?? "").uppercased().utf8.prefix { (0x41...0x5A).contains($0) }
    guard !letters.isEmpty, letters.count <= 3 else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1 - 0x40) }
  }
}
