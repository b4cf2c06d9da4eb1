import DeckKit
import Foundation
import Testing

/// docs/deck-file.md has the values of the presets.
@Suite struct DeckFilePageTests {
  /// A column that is headed by a preset's name states the preset's values.
  @Test(arguments: DeckPreset.allCases) func presetColumnsAreThePresets(preset: DeckPreset) throws {
    let style = try PresetValues(preset)
    for row in try FieldPageTests.FieldPage.deckFile.rows() {
      guard let stated = row.cells["`\(preset.rawValue)`"]?.codes.first else { continue }
      let path = row.field.split(separator: ".").dropFirst().joined(separator: ".")
      guard let value = style.value(at: path) else { continue }
      #expect(isSame(value, normalized(stated)), "\(row.place): the preset has \(value)")
    }
  }
}

/// A value as a page or a schema writes it, as JSON in one spelling; a bare word stands for itself.
func normalized(_ text: String) -> String {
  guard
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  else { return "\"\(text)\"" }
  return Schema.json(value)
}

/// Whether two values, as JSON, are the same; numbers as far as pages round them.
func isSame(_ first: String, _ second: String) -> Bool {
  guard let one = Double(first), let other = Double(second) else { return first == second }
  return abs(one - other) <= 5e-5 * max(1, abs(one))
}

/// The values of a preset by their paths.
struct PresetValues {
  private let object: Any

  init(_ preset: DeckPreset) throws {
    object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(preset.style()))
  }

  /// The value at a path such as `layout(strip).spacing` or `layout.layers.1.rest.tilt`, as JSON; nil if
  /// there is none.
  func value(at path: String) -> String? {
    let names = path.replacing(/\([^)]*\)/, with: "").split(separator: ".")
    let found = names.reduce(object as Any?) { value, name in
      if let list = value as? [Any], let index = Int(name), list.indices.contains(index) {
        return list[index]
      }
      return (value as? [String: Any])?[String(name)]
    }
    return found.map(Schema.json)
  }
}
