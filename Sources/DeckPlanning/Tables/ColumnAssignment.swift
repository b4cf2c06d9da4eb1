import SourceText

/// A heading of a table: a cell of its row of headings, or a key of the objects in a JSON list.
struct Heading {
  /// The text as written.
  var text: String
  /// The position of its first occurrence.
  var place: SourcePlace
}

/// What the columns of a table hold.
struct ColumnAssignment {
  /// The column of each field, by its index among the headings.
  private(set) var columns: [CardField: Int] = [:]
  /// The columns of first names and family names, which are parts of ``CardField/name``.
  private(set) var givenName, familyName: Int?
  /// The columns whose texts are joined to the name; set if the deck file lists several.
  private(set) var nameParts: [Int] = []

  /// Assigns columns to fields: as the deck file says; then by known names; then by similar ones, with a
  /// warning. Reports columns that are not used, and fields that several columns could hold.
  ///
  /// - Parameter mapping: the headings that the deck file assigns to fields.
  init(
    _ headings: [Heading], of file: String, mapping: [CardField: [Written<String>]],
    diagnostics: inout Diagnostics
  ) {
    var assigning = Assigning(headings: headings, file: file)
    assigning.assign(mapping, &diagnostics)
    assigning.assignKnownNames(&diagnostics)
    assigning.assignSimilarNames(&diagnostics)
    assigning.reportUnused(&diagnostics)
    self = assigning.result
  }

  private init() {}

  /// The number of headings that have a meaning.
  static func known(_ headings: [String], mapping: [CardField: [Written<String>]]) -> Int {
    let mapped = Set(mapping.values.joined().map { HeadingText($0.value).joined })
    return headings.count { text in
      let heading = HeadingText(text)
      return !heading.words.isEmpty
        && (mapped.contains(heading.joined) || HeadingNames.meaning(of: heading) != nil
          || HeadingNames.guess(heading) != nil)
    }
  }

  /// The assignment in progress.
  private struct Assigning {
    let headings: [Heading]
    let file: String
    private let texts: [HeadingText]
    var result = ColumnAssignment()
    /// The columns that need no further assignment.
    private var done: Set<Int> = []
    /// Whether the deck file says which columns hold the name.
    private var isNameMapped = false

    init(headings: [Heading], file: String) {
      self.headings = headings
      self.file = file
      texts = headings.map { HeadingText($0.text) }
    }

    // MARK: As the deck file says

    mutating func assign(_ mapping: [CardField: [Written<String>]], _ diagnostics: inout Diagnostics) {
      var owners: [Int: CardField] = [:]
      for (field, names) in mapping.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        let columns = names.compactMap { name -> Int? in
          guard let column = column(named: name, &diagnostics) else { return nil }
          if let owner = owners.updateValue(field, forKey: column) {
            diagnostics.error(
              .duplicateColumn,
              "“\(name.value)” is already the column of \(owner.rawValue); expected another",
              at: name.place, field: "columns")
            owners[column] = owner
            return nil
          }
          return column
        }
        done.formUnion(columns)
        result.columns[field] = columns.first
        if field == .name {
          isNameMapped = !columns.isEmpty
          if columns.count > 1 { result.nameParts = columns }
        }
      }
    }

    private func column(named name: Written<String>, _ diagnostics: inout Diagnostics) -> Int? {
      let wanted = HeadingText(name.value).joined
      let found =
        headings.firstIndex { $0.text == name.value }
        ?? texts.firstIndex { !wanted.isEmpty && $0.joined == wanted }
      if found == nil {
        diagnostics.error(
          .unknownColumn,
          "the table \(file) has no column “\(name.value)”"
            + suggestion(for: name.value, among: headings.map(\.text)), at: name.place, field: "columns")
      }
      return found
    }

    // MARK: By name

    mutating func assignKnownNames(_ diagnostics: inout Diagnostics) {
      assign(by: HeadingNames.meaning, isCertain: true, &diagnostics)
    }

    mutating func assignSimilarNames(_ diagnostics: inout Diagnostics) {
      assign(by: HeadingNames.guess, isCertain: false, &diagnostics)
    }

    /// Assigns columns to the fields that have none yet.
    private mutating func assign(
      by meaning: (HeadingText) -> HeadingNames.Meaning?, isCertain: Bool, _ diagnostics: inout Diagnostics
    ) {
      var candidates: [HeadingNames.Meaning: [Int]] = [:]
      for index in headings.indices where !done.contains(index) {
        if let meaning = meaning(texts[index]) { candidates[meaning, default: []].append(index) }
      }
      for (meaning, columns) in candidates.sorted(by: { $0.value[0] < $1.value[0] }) {
        guard isFree(meaning) else {
          // A column that the deck file or a better name took the field from is not used.
          if isCertain { done.formUnion(columns) }
          continue
        }
        done.formUnion(columns)
        if columns.count > 1 { reportSeveral(columns, for: meaning, &diagnostics) }
        take(columns[0], as: meaning, isCertain: isCertain, &diagnostics)
      }
    }

    private func isFree(_ meaning: HeadingNames.Meaning) -> Bool {
      switch meaning {
      case .field(let field): result.columns[field] == nil
      case .givenName: result.givenName == nil && !isNameMapped
      case .familyName: result.familyName == nil && !isNameMapped
      case .birthDate: true
      }
    }

    private mutating func take(
      _ column: Int, as meaning: HeadingNames.Meaning, isCertain: Bool, _ diagnostics: inout Diagnostics
    ) {
      let heading = headings[column]
      let field: CardField
      switch meaning {
      case .birthDate:
        diagnostics.warning(
          .unknownColumn,
          "the column “\(heading.text)” is not used: an age that is computed from it would change from "
            + "day to day; add a column “age”", at: heading.place)
        return
      case .field(let known):
        result.columns[known] = column
        field = known
      case .givenName:
        result.givenName = column
        field = .name
      case .familyName:
        result.familyName = column
        field = .name
      }
      guard !isCertain else { return }
      diagnostics.warning(
        .guessedColumn,
        "the column “\(heading.text)” is read as \(field.rawValue); to say so in the deck file, or to read "
          + "another one, add \(Self.example(field, heading.text))", at: heading.place, field: field.rawValue)
    }

    private func reportSeveral(
      _ columns: [Int], for meaning: HeadingNames.Meaning, _ diagnostics: inout Diagnostics
    ) {
      let field: CardField
      switch meaning {
      case .field(let known): field = known
      case .givenName, .familyName: field = .name
      case .birthDate: return
      }
      let (first, second) = (headings[columns[0]], headings[columns[1]])
      diagnostics.error(
        .duplicateColumn,
        "the columns “\(first.text)” and “\(second.text)” both hold \(field.rawValue); rename one, or say "
          + "which to read by \(Self.example(field, first.text))", at: second.place, field: field.rawValue)
    }

    // MARK: What is left

    func reportUnused(_ diagnostics: inout Diagnostics) {
      let unused = headings.indices.filter { !done.contains($0) && !texts[$0].words.isEmpty }
      let isNamed =
        result.columns[.name] != nil || result.columns[.title] != nil || result.givenName != nil
        || result.familyName != nil
      if !isNamed, let first = unused.first {
        diagnostics.error(
          .unknownColumn,
          "no column holds the names, and \(Self.list(unused.map { headings[$0].text })) of the table "
            + "\(file) \(unused.count == 1 ? "is" : "are") not known; say what to read by "
            + Self.example(.name, headings[first].text), at: headings[first].place, field: "name")
        return
      }
      for index in unused {
        diagnostics.warning(
          .unknownColumn,
          "the column “\(headings[index].text)” is not used; to read it, add it to “columns” in the "
            + "deck file as one of \(CardField.names.joined(separator: ", "))", at: headings[index].place)
      }
    }

    /// What to write in a deck file to assign a column to a field.
    private static func example(_ field: CardField, _ heading: String) -> String {
      "\"columns\": { \"\(field.rawValue)\": \"\(heading)\" }"
    }

    private static func list(_ names: [String]) -> String {
      let shown = names.prefix(4).map { "“\($0)”" }.joined(separator: ", ")
      return shown + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
  }
}
