import Foundation

/// A table of a page that describes fields of a schema.
///
/// The comment above it names the objects that have the fields: `<!-- fields: style.decoration -->`, or `.`
/// for the top of the file. Columns are found by their headings.
struct FieldTable {
  let page: String
  let table: Page.Table

  /// A row, for one of the objects that the table is about.
  struct Row {
    var place: String
    /// The field's path in the schema.
    var field: String
    var cells: [String: String]
  }

  /// The tables of a page that describe fields.
  static func all(of page: Page) -> [FieldTable] {
    page.tables(marked: "fields").map { FieldTable(page: page.path, table: $0) }
  }

  /// A row for each field and each object.
  var rows: [Row] {
    let objects = table.mark("fields")?.expanded ?? []
    return objects.flatMap { object in
      table.rows.map { cells in
        let name = cells[0].codes.first ?? cells[0]
        return Row(
          place: "\(page):\(table.line) \(name)", field: object == "." ? name : "\(object).\(name)",
          cells: Dictionary(zip(table.header, cells)) { $1 })
      }
    }
  }
}

extension Schema.Field {
  /// What a cell that states the type does not say.
  func faults(ofType cell: String) -> [String] {
    let words = Set(cell.lowercased().split { !$0.isLetter }.map(String.init))
    let missing = types.filter { type in
      Self.words(for: type, isShape: !parts.isEmpty).isDisjoint(with: words)
    }
    let unnamed = parts.filter { !words.contains($0) }
    return missing.map { "the type \($0) is not named" } + unnamed.map { "the part \($0) is not named" }
  }

  private static func words(for type: String, isShape: Bool) -> Set<String> {
    switch type {
    case "string": ["string", "colour", "path", "id", "language", "hash"]
    case "array": ["list"]
    case "object": isShape ? ["x", "width", "top", "object"] : ["object"]
    default: [type]
    }
  }

  /// What a cell that states values says otherwise than the schema.
  func faults(ofValues cell: String) -> [String] {
    let names = Set(values.map { $0.trimmingCharacters(in: ["\""]) })
    let stated = Set(cell.codes)
    guard names.isEmpty || names == stated else {
      return ["the values are \(names.sorted()), the page has \(stated.sorted())"]
    }
    guard minimum != nil || maximum != nil else { return [] }
    guard let range = StatedRange(cell) else { return ["a range is not stated; the schema has one"] }
    let isLowGood = minimum.map { low in
      range.low.map { $0 > low || ($0 == low && (!isMinimumExcluded || range.isLowExcluded)) } ?? false
    }
    let isHighGood = maximum.map { high in range.high.map { $0 <= high } ?? false }
    return isLowGood ?? true && isHighGood ?? true ? [] : ["the range \(cell) is not the schema's"]
  }
}

/// A range as pages state it: `0…1`, `> 0`, `≥ 0` or `≤ 0`, or `> 0, ≤ 4`.
struct StatedRange {
  var low, high: Double?
  var isLowExcluded = false

  init?(_ text: String) {
    let text = text.withoutCodes.replacingOccurrences(of: "−", with: "-")
      .replacingOccurrences(of: ",", with: "")
    if let match = text.firstMatch(of: /(-?[0-9.]+)…(-?[0-9.]+)/) {
      (low, high) = (Double(match.1), Double(match.2))
    }
    if let match = text.firstMatch(of: /([>≥]) (-?[0-9.]+)/) {
      (low, isLowExcluded) = (Double(match.2), match.1 == ">")
    }
    if let match = text.firstMatch(of: /≤ (-?[0-9.]+)/) { high = Double(match.1) }
    if low == nil && high == nil { return nil }
  }
}
