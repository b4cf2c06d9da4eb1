import Testing

/// docs/manifest.md marks the fields that may be missing.
@Suite struct ManifestPageTests {
  /// A field that may be missing says so.
  @Test func optionalFieldsAreMarked() throws {
    let schema = try FieldPageTests.FieldPage.manifest.schema()
    for row in try FieldPageTests.FieldPage.manifest.rows() {
      guard let field = schema.fields[row.field] else { continue }
      let isMarked = row.cells["type"]?.contains("optional") ?? false
      #expect(
        isMarked == !field.isRequired,
        "\(row.place): \(row.field) is \(field.isRequired ? "" : "not ")required")
    }
  }
}
