/// The reason why a workbook cannot be read. ``description`` adds what to do.
package enum WorkbookError: Error, Sendable, Hashable {
  /// The file is of another kind; `kind` is its name.
  case otherKind(String)
  /// A part is missing or damaged.
  case damaged(part: String, reason: String)
  /// A part has more bytes, or a sheet more cells, than are read.
  case tooLarge(part: String, limit: String)
  /// The workbook has no sheet of that name.
  case unknownSheet(String, known: [String])
}

extension WorkbookError: CustomStringConvertible {
  /// What was found, what was expected and what to do.
  package var description: String {
    switch self {
    case .otherKind(let kind):
      "the file is \(kind); expected an Excel workbook (.xlsx) or a table in CSV; save it as one of them"
    case .damaged(let part, let reason):
      "the workbook is damaged: “\(part)” \(reason); save it again as .xlsx"
    case .tooLarge(let part, let limit):
      "“\(part)” of the workbook has more than \(limit); save the sheet with the people as CSV"
    case .unknownSheet(let name, let known):
      "the workbook has no sheet “\(name)”; expected one of "
        + known.map { "“\($0)”" }.joined(separator: ", ")
    }
  }
}
