import DeckKit
@testable import DeckPlanning
import PictureTypes
import Testing

/// Requests for sheets and toggles in deck files.
@Suite struct SheetRequestTests {
  private static let everything = ListState(
    open: [.section("A"), .section("B"), .item("ada"), .item("abe"), .item("bo")])

  private func reading(_ fields: String, style: String = "sections") -> Reading {
    Reading(
      """
      { "style": "\(style)", "cards": [
        { "id": "ada", "photo": "a.jpg", "name": "Ada" }, { "id": "abe", "photo": "b.jpg", "name": "Abe" },
        { "id": "bo", "photo": "c.jpg", "name": "Bo" } ],
      \(fields) }
      """)
  }

  private static func list(
    _ state: ListState, _ size: LayoutSize? = nil, scales: [Double] = [1, 2, 3],
    _ formats: Set<SheetFormat> = [.png, .pdf]
  ) -> SheetRequest {
    SheetRequest(content: .list(state), pageSize: size, scales: scales, formats: formats)
  }

  @Test(
    arguments: [
      ("", [list(everything)]), ("sheets: []", []), ("sheets: ['sheet']", [list(everything)]),
      ("sheets: [{ kind: 'sheet', open: 'all', formats: ['pdf'] }]", [list(everything, nil, [.pdf])]),
      (
        "sheets: [{ kind: 'sheet', open: ['A', 'bo'], scales: [2], pageSize: [375, 500] }]",
        [
          list(
            ListState(open: [.section("A"), .item("bo")]), LayoutSize(width: 375, height: 500), scales: [2])
        ]
      ),
      (
        "sheets: ['contact', { kind: 'contact', columns: 2, formats: ['png'] }]",
        [
          SheetRequest(content: .contact(columns: 4), scales: [1, 2, 3], formats: [.png, .pdf]),
          SheetRequest(content: .contact(columns: 2), scales: [1, 2, 3], formats: [.png]),
        ]
      ),
    ] as [(String, [SheetRequest])])
  func sheets(fields: String, requests: [SheetRequest]) {
    let reading = reading(fields)
    #expect(reading.lines == [] && reading.deck?.sheets == requests)
  }

  @Test func otherStylesHaveNoneUnlessAsked() {
    #expect(reading("", style: "stack").deck?.sheets == [])
    #expect(reading("sheets: ['sheet', 'contact']", style: "stack").deck?.sheets.count == 2)
  }

  @Test(arguments: [
    ("['grid']", "unknown-kind"), ("[{}]", "missing-key"), ("[{ kind: 'sheets' }]", "unknown-kind"),
    ("'sheet'", "wrong-type"), ("[5]", "wrong-type"), ("[{ kind: 'sheet', open: ['C'] }]", "unknown-target"),
    ("[{ kind: 'sheet', open: 'some' }]", "wrong-type"), ("[{ kind: 'sheet', columns: 2 }]", "unused-key"),
    ("[{ kind: 'contact', open: 'all' }]", "unused-key"),
    ("[{ kind: 'contact', columns: 0 }]", "bad-columns"),
    ("[{ kind: 'contact', columns: 2.5 }]", "bad-columns"),
    ("[{ kind: 'contact', columns: 60 }]", "bad-columns"),
    ("[{ kind: 'contact', columns: 1, pageSize: [900, 300] }]", "bad-columns"),
    ("[{ kind: 'sheet', pageSize: [300, 800] }]", "bad-size"),
    ("[{ kind: 'sheet', pageSize: [400, 10001] }]", "bad-size"),
    ("[{ kind: 'sheet', pageSize: 'A7' }]", "bad-size"),
    ("[{ kind: 'sheet', pageSize: [400] }]", "wrong-type"),
    // 5000 · 5000 · 9 = 225 million pixels.
    ("[{ kind: 'sheet', pageSize: [5000, 5000] }]", "scene-too-large"),
    ("[{ kind: 'sheet', formats: ['jpeg'] }]", "unknown-format"),
    ("[{ kind: 'sheet', formats: [] }]", "empty-list"),
    ("[{ kind: 'sheet', formats: ['pdf', 'pdf'] }]", "duplicate-format"),
    ("[{ kind: 'sheet', scales: [5] }]", "bad-scale"), ("[{ kind: 'sheet', size: 4 }]", "unknown-key"),
  ])
  func mistakes(text: String, code: String) {
    let reading = reading("sheets: \(text)")
    #expect(reading.codes == [code])
    #expect(reading.first?.line == 4)
  }

  @Test(
    arguments: [
      ("", .section("A"), []), ("animations: ['toggle']", .section("A"), []),
      ("animations: [{ kind: 'toggle', target: 'B' }]", .section("B"), []),
      ("animations: [{ kind: 'toggle', target: 'B', open: ['B'] }]", .section("B"), [.section("B")]),
      // An item of a closed section is not visible, so its section is open.
      ("animations: [{ kind: 'toggle', target: 'ada' }]", .item("ada"), [.section("A")]),
    ] as [(String, ListTarget, Set<ListTarget>)])
  func toggles(fields: String, target: ListTarget, open: Set<ListTarget>) {
    let reading = reading(fields)
    #expect(reading.lines == [])
    #expect(
      reading.deck?.toggles == [
        ToggleRequest(target: target, state: ListState(open: open), fps: 30, scale: 1)
      ])
    #expect(reading.deck?.animations == [])
  }

  @Test func everythingOfAToggle() {
    let reading = reading(
      "animations: [{ kind: 'toggle', target: 'B', fps: 12, scale: 2, formats: ['apng'], loop: true }]")
    #expect(reading.lines == [])
    #expect(
      reading.deck?.toggles == [
        ToggleRequest(
          target: .section("B"), state: ListState(), fps: 12, scale: 2,
          formats: AnimationFormats(hasFrames: false, packed: [.apng(effort: .balanced)]), isLooping: true)
      ])
  }

  /// A minute at 240 frames a second has 14,401: thirteen times that are 187,213, fourteen times 201,614.
  @Test(arguments: [(13, []), (14, ["too-many-frames"])])
  func togglesHaveSoManyFrames(count: Int, codes: [String]) {
    let all = [String](repeating: "{ kind: 'toggle', fps: 240 }", count: count).joined(separator: ", ")
    let slow = Reading(
      "{ style: { preset: 'sections', advance: { duration: 60 } }, cards: [{ title: 'A' }], "
        + "animations: [\(all)] }"
    )
    #expect(slow.codes == codes)
  }

  /// A list that is 375 points wide needs a page as wide.
  @Test func aPageIsAsWideAsTheListAtLeast() {
    #expect(reading("sheets: [{ kind: 'sheet', pageSize: [375, 800] }]").codes == [])
    #expect(reading("sheets: [{ kind: 'sheet', pageSize: [374, 800] }]").codes == ["bad-size"])
  }

  @Test(arguments: [
    ("['like']", "unknown-kind"), ("[{ kind: 'toggle', target: 'dora' }]", "unknown-target"),
    ("[{ kind: 'toggle', fps: 0 }]", "bad-rate"), ("[{ kind: 'toggle', scale: 5 }]", "bad-scale"),
    ("[{ kind: 'toggle', cards: 'all' }]", "unknown-key"), ("[{ target: 'A' }]", "missing-key"),
  ])
  func mistakesOfToggles(text: String, code: String) {
    #expect(reading("animations: \(text)").codes == [code])
  }

  @Test func sectionsNeedNoPhotos() {
    let reading = Reading(
      #"{ "style": "sections", "cards": [{ "title": "Festina lente", "detail": "Slowly" }] }"#)
    #expect(reading.lines == [])
    #expect(
      reading.cards.map(\.id) == ["festina-lente"] && reading.cards.map(\.alt) == ["Festina lente. Slowly"])
  }
}

/// Sizes of paper by name: 210 × 297 mm and 8.5 × 11 inches at 72 points an inch.
@Suite struct PaperSizeTests {
  @Test(arguments: [
    ("A4", 595.2756, 841.8898), ("a4 landscape", 841.8898, 595.2756), ("Letter", 612, 792),
    ("Tabloid", 792, 1224),
  ])
  func sizes(name: String, width: Double, height: Double) throws {
    let size = try #require(PaperSize.size(named: name))
    #expect(abs(size.width - width) < 1e-4 && abs(size.height - height) < 1e-4)
  }

  @Test(arguments: ["", "A7", "A4 upright", "A4 landscape x"]) func others(name: String) {
    #expect(PaperSize.size(named: name) == nil)
  }
}
