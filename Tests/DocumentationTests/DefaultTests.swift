import TestSupport
import Testing

/// A default that docs/deck-file.md states changes no file where a deck writes it.
@Suite struct DefaultTests {
  /// Objects of deck files, each with a deck that has one: `…` stands for a field of it.
  private static let objects = [
    ("previews[](rest)", "style: 'stack', animations: [], previews: [{ cards: 'all', … }]"),
    ("animations[]", "style: 'stack', previews: [], animations: [{ kind: 'like', … }]"),
    ("animations[](toggle)", "style: 'sections', previews: [], animations: [{ kind: 'toggle', … }]"),
    ("sheets[](sheet)", "style: 'sections', animations: [], sheets: [{ kind: 'sheet', … }]"),
    ("sheets[](contact)", "animations: [], previews: [], sheets: [{ kind: 'contact', … }]"),
    ("formats[](png)", "animations: [], previews: [], formats: [{ format: 'png', … }]"),
    ("formats[]", "animations: [], previews: [], formats: [{ format: 'jpeg', … }]"),
    ("formats[](webp)", "animations: [], previews: [], formats: [{ format: 'webp', … }]"),
    (
      "animations[].formats[](webp)",
      "previews: [], animations: [{ kind: 'like', fps: 10, formats: [{ format: 'webp', … }] }]"
    ),
    ("crop", "animations: [], previews: [], crop: { … }"),
    ("contrast", "animations: [], previews: [], contrast: { … }"),
    ("fonts", "animations: [], previews: [], fonts: { … }"),
  ]

  @Test(arguments: objects) func aStatedDefaultChangesNothing(object: String, deck: String) throws {
    let rows = FieldTable.all(of: try Page("docs/deck-file.md")).flatMap(\.rows).filter {
      $0.field.hasPrefix("\(object).") && !$0.field.dropFirst(object.count + 1).contains(".")
        && $0.cells["default"]?.hasPrefix("`") == true
    }
    #expect(!rows.isEmpty)
    let folder = try ScratchFolder()
    let photo = PNGBuilder(width: 48, height: 64, .rgb, depth: 8) { x, y in
      y < 32 ? [200, 180, 160] : [40 + x, 3 * y, 90]
    }
    try folder.write(photo.file, to: "ada.png")
    // An object of optional fields alone is itself optional.
    let plain = try files(
      of: deck.replacing(", \(object): { … }", with: "").replacing("…", with: ""), in: folder)
    for row in rows {
      let (name, stated) = (row.field.dropFirst(object.count + 1), row.cells["default"]?.codes.first ?? "")
      let spelled = deck.replacing("…", with: "\(name): \(normalized(stated))")
      #expect(try files(of: spelled, in: folder) == plain, "\(row.place)")
    }
  }

  private func files(of deck: String, in folder: ScratchFolder) throws -> [String: [UInt8]] {
    let cards = "{ photo: 'ada.png', name: 'Ada', hobby: 'Mathematics' }, { name: 'Bo', photo: 'ada.png' }"
    try folder.write("{ size: [60, 80], scales: [1], cards: [\(cards)], \(deck) }", to: "deck.json")
    let result = try Executable.run("render", "deck.json", "-o", "output", "-q", in: folder.path)
    #expect(result.status == 0, "\(deck): \(result.words)")
    return try folder.contents(of: "output")
  }
}
