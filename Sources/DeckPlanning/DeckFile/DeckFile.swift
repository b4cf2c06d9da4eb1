import SourceText

/// A deck as written: defaults are not filled in, and only the types of values are checked.
package struct DeckFile: Sendable {
  /// The file's path as the user named it.
  package var file: String
  var title, id, locale, background, colorSpace, photos: Written<String>?
  var style: Written<StyleText>?
  var size: Written<[Double]>?
  var scales: Written<[Double]>?
  var formats: Written<[JSONNode]>?
  var previews: Written<[JSONNode]>?
  var animations: Written<[JSONNode]>?
  var sheets: Written<[JSONNode]>?
  var fonts, icons, crop, limits, contrast, warnings: JSONNode?
  /// Where the cards come from.
  package var cards: Cards
  /// The folder that photos are relative to, as written.
  package var photoFolder: String? { photos?.value }

  /// Where a deck's cards come from.
  package enum Cards: Sendable {
    /// The deck file lists them.
    case inline([CardRecord])
    /// A table or a JSON list in a file of its own.
    case file(TableReference)
  }

  /// A table or a JSON list, and how to read it.
  package struct TableReference: Sendable {
    /// Path relative to the deck's folder.
    package var path: Written<String>
    /// The columns that hold fields, by their headings or keys; several are joined to the name.
    package var columns: [CardField: [Written<String>]] = [:]
    /// The name of the sheet of a workbook; nil for the first.
    package var sheet: Written<String>?
    /// The name of the encoding; nil for Unicode.
    package var encoding: Written<String>?
  }

  /// A style as written: a preset's name, and the object with the fields that override it, if any.
  struct StyleText: Sendable {
    var preset: Written<String>?
    var overrides: JSONNode?
  }

  static let keys = [
    "title", "id", "locale", "style", "size", "background", "scales", "formats", "cards", "photos",
    "previews",
    "animations", "sheets", "fonts", "icons", "crop", "limits", "colorSpace", "contrast", "warnings",
  ]

  /// Parses the deck file in `bytes`; reports errors and returns nil if it is not an object in valid JSON5.
  ///
  /// - Parameter file: the path as the user named it, for messages.
  package static func parse(_ bytes: [UInt8], file: String, diagnostics: inout Diagnostics) -> DeckFile? {
    let tree: JSONNode
    do { tree = try JSON5.parse(bytes) } catch {
      diagnostics.syntaxError(error, in: file)
      return nil
    }
    guard
      let reader = ObjectReader(
        tree, of: file, what: "a deck", keys: keys + ["$schema"], diagnostics: &diagnostics)
    else { return nil }
    return DeckFile(reader, diagnostics: &diagnostics)
  }

  private init(_ reader: ObjectReader, diagnostics: inout Diagnostics) {
    file = reader.file
    title = reader.string("title", &diagnostics)
    id = reader.string("id", &diagnostics)
    locale = reader.string("locale", &diagnostics)
    background = reader.string("background", &diagnostics)
    colorSpace = reader.string("colorSpace", &diagnostics)
    photos = reader.string("photos", &diagnostics)
    size = reader.numbers("size", count: 2, &diagnostics)
    // Scales that cannot be read are not those of a deck without any: nobody asked for scale 3.
    scales =
      reader.numbers("scales", count: nil, &diagnostics)
      ?? reader.node("scales").map { _ in Written([1], at: reader.place(of: "scales")) }
    formats = reader.list("formats", &diagnostics)
    previews = reader.list("previews", &diagnostics)
    animations = reader.list("animations", &diagnostics)
    sheets = reader.list("sheets", &diagnostics)
    fonts = reader.node("fonts")
    icons = reader.node("icons")
    crop = reader.node("crop")
    limits = reader.node("limits")
    contrast = reader.node("contrast")
    warnings = reader.node("warnings")
    style = Self.style(reader, &diagnostics)
    cards = Self.cards(reader, &diagnostics) ?? .inline([])
  }

  private static func style(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> Written<StyleText>? {
    guard let node = reader.node("style") else { return nil }
    let place = reader.place(of: "style")
    switch node.value {
    case .string(let name):
      return Written(StyleText(preset: Written(name, at: place)), at: place)
    case .object(let members):
      let preset = preset(members, of: reader.file, &diagnostics)
      return Written(StyleText(preset: preset, overrides: node), at: place)
    default:
      diagnostics.error(
        .wrongType, "is \(node.value.kindName); expected a style's name or an object", at: place,
        field: "style")
      return nil
    }
  }

  private static func preset(
    _ members: [JSONMember], of file: String, _ diagnostics: inout Diagnostics
  ) -> Written<String>? {
    guard let node = members.first(where: { $0.key == "preset" })?.value, node.value != .null else {
      return nil
    }
    let place = SourcePlace(file: file, position: node.position)
    guard case .string(let name) = node.value else {
      diagnostics.error(
        .wrongType, "is \(node.value.kindName); expected a style's name", at: place, field: "style.preset")
      return nil
    }
    return Written(name, at: place)
  }

  private static func cards(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> Cards? {
    guard let node = reader.node("cards") else {
      diagnostics.error(
        .missingKey, "is missing; expected a list of cards, or the path of a CSV or JSON file",
        at: reader.place, field: "cards")
      return nil
    }
    let place = reader.place(of: "cards")
    switch node.value {
    case .array(let nodes):
      return .inline(records(nodes, file: reader.file, at: place, &diagnostics))
    case .string(let path):
      return .file(TableReference(path: Written(path, at: place)))
    case .object:
      return table(node, of: reader.file, &diagnostics)
    default:
      diagnostics.error(
        .wrongType, "is \(node.value.kindName); expected a list of cards or the path of a file", at: place,
        field: "cards")
      return nil
    }
  }

  /// Reads the form `{ "file": "people.csv", "columns": { "name": "Full name" } }`.
  private static func table(_ node: JSONNode, of file: String, _ diagnostics: inout Diagnostics) -> Cards? {
    guard
      let reader = ObjectReader(
        node, of: file, what: "cards", keys: ["file", "columns", "sheet", "encoding"],
        diagnostics: &diagnostics)
    else { return nil }
    guard let path = reader.string("file", &diagnostics) else {
      diagnostics.error(
        .missingKey, "is missing; expected the path of a CSV file", at: reader.place, field: "file")
      return nil
    }
    var columns: [CardField: [Written<String>]] = [:]
    if let node = reader.node("columns"),
      let mapping = ObjectReader(
        node, of: file, what: "columns", keys: CardField.names, diagnostics: &diagnostics)
    {
      for field in CardField.allCases { columns[field] = Self.headings(of: field, mapping, &diagnostics) }
    }
    return .file(
      TableReference(
        path: path, columns: columns, sheet: reader.string("sheet", &diagnostics),
        encoding: reader.string("encoding", &diagnostics)))
  }

  /// The headings of a field: one, or for the name a list of those that are joined.
  private static func headings(
    of field: CardField, _ mapping: ObjectReader, _ diagnostics: inout Diagnostics
  ) -> [Written<String>]? {
    if field == .name, case .array? = mapping.node(field.rawValue)?.value {
      return mapping.strings(field.rawValue, &diagnostics)?.value
    }
    return mapping.string(field.rawValue, &diagnostics).map { [$0] }
  }

  /// Reads the cards of the list at `place`; reports an error if it is empty.
  static func records(
    _ nodes: [JSONNode], file: String, at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    if nodes.isEmpty { diagnostics.noCards(at: place) }
    return nodes.enumerated().map { index, node in
      diagnostics.reading(card: index) { diagnostics in
        CardRecord(node, of: file, number: index + 1, diagnostics: &diagnostics)
      }
    }
  }
}
