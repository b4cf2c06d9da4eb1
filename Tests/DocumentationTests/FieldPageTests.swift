import Testing

/// docs/deck-file.md and docs/manifest.md have every field, as the schemas say.
@Suite struct FieldPageTests {
  /// A page that describes the fields of a schema.
  struct FieldPage: Sendable, CustomTestStringConvertible {
    var path: String
    var schemaPath: String
    var testDescription: String { path }

    static let deckFile = FieldPage(
      path: "docs/deck-file.md", schemaPath: "Sources/deckle/Schemas/deck.schema.json")
    static let manifest = FieldPage(
      path: "docs/manifest.md", schemaPath: "Sources/deckle/Schemas/manifest.schema.json")

    func schema() throws -> Schema { try Schema(schemaPath) }

    /// The rows of the page's tables of fields.
    func rows() throws -> [FieldTable.Row] { FieldTable.all(of: try Page(path)).flatMap(\.rows) }
  }

  static let pages = [FieldPage.deckFile, .manifest]

  @Test(arguments: pages) func everyFieldIsDescribed(page: FieldPage) throws {
    let missing = Set(try page.schema().fields.keys).subtracting(try page.rows().map(\.field))
    #expect(missing.isEmpty, "fields that the page lacks: \(missing.sorted())")
  }

  @Test(arguments: pages) func everyDescribedFieldIsThere(page: FieldPage) throws {
    let schema = try page.schema()
    for row in try page.rows() {
      #expect(schema.fields[row.field] != nil, "\(row.place): no field \(row.field)")
    }
  }

  @Test(arguments: pages) func typesAndValuesAreTheSchemas(page: FieldPage) throws {
    let schema = try page.schema()
    for row in try page.rows() {
      guard let field = schema.fields[row.field] else { continue }
      let faults =
        field.faults(ofType: row.cells["type"] ?? "") + field.faults(ofValues: row.cells["values"] ?? "")
      #expect(faults.isEmpty, "\(row.place): \(row.field): \(faults)")
    }
  }
}
