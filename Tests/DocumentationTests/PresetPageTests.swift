import DeckKit
import Testing

/// The tables of docs/styles.md under `<!-- preset: stack -->`, with columns field and value, state the
/// preset's values.
@Suite struct PresetPageTests {
  @Test(arguments: DeckPreset.allCases) func statedValuesAreThePresets(preset: DeckPreset) throws {
    let tables = try Page("docs/styles.md").tables(marked: "preset").filter {
      $0.mark("preset")?.value == preset.rawValue
    }
    #expect(!tables.isEmpty, "docs/styles.md has no table of \(preset.rawValue)")
    let values = try PresetValues(preset)
    for row in tables.flatMap(\.rows) {
      let (field, stated) = (row[0].codes.first ?? "", row[1].codes.first ?? "")
      let value = values.value(at: field)
      #expect(
        value.map { isSame($0, normalized(stated)) } == true,
        "\(preset.rawValue) \(field): \(value ?? "no such field")")
    }
  }
}
