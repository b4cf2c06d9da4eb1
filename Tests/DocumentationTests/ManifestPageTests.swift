import Testing

/// docs/manifest.md has every field of manifests, as the schema says.
@Suite struct ManifestPageTests {
  private let schema: Schema
  private let rows: [FieldTable.Row]

  init() throws {
    schema = try Schema("Sources/deckle/Schemas/manifest.schema.json")
    rows = FieldTable.all(of: try Page("docs/manifest.md")).flatMap(\.rows)
  }

  @Test func everyFieldIsDescribed() {
    let missing = Set(schema.fields.keys).subtracting(rows.map(\.field))
    #expect(missing.isEmpty, "fields that the page lacks: \(missing.sorted())")
  }

  @Test func everyDescribedFieldIsThere() {
    for row in rows { #expect(schema.fields[row.field] != nil, "\(row.place): no field \(row.field)") }
  }

  @Test func typesAndValuesAreTheSchemas() {
    for row in rows {
      guard let field = schema.fields[row.field] else { continue }
      let faults =
        field.faults(ofType: row.cells["type"] ?? "") + field.faults(ofValues: row.cells["values"] ?? "")
      #expect(faults.isEmpty, "\(row.place): \(row.field): \(faults)")
    }
  }

  /// A field that may be missing says so.
  @Test func optionalFieldsAreMarked() {
    for row in rows {
      guard let field = schema.fields[row.field] else { continue }
      let isMarked = row.cells["type"]?.contains("optional") ?? false
      #expect(
        isMarked == !field.isRequired,
        "\(row.place): \(row.field) is \(field.isRequired ? "" : "not ")required")
    }
  }
}
