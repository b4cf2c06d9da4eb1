import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import Raster
import TestSupport
import Testing

/// Sheets as files: pages, documents, what a second run does with them.
@Suite struct SheetTests {
  private static let sheets =
    #""size": [60, 80], "scales": [1], "animations": [], "sheets": ["sheet", { "kind": "contact", "#
    + #""columns": 3, "pageSize": [300, 300] }]"#

  /// No item lies on two pages or over the end of one; all are there.
  @Test(arguments: [200, 317, 500]) func noRowIsCutByAPage(height: Int) throws {
    let deck = try TestDeck()
    let cards = (0..<23).map {
      #"{ "id": "c\#($0)", "title": "\#($0 % 4 == 0 ? "A" : "B") \#($0)", "detail": "what" }"#
    }
    try deck.write(
      """
      { "style": "sections", "scales": [1], "animations": [], "previews": [],
        "sheets": [{ "kind": "sheet", "pageSize": [375, \(height)] }],
        "cards": [\(cards.joined(separator: ","))] }
      """)
    #expect(try deck.render().errorKind == nil)
    let manifest = try deck.manifest
    let document = try #require(manifest.documents?.first)
    #expect(document.pages == manifest.previews.count && document.pageSizes.count == document.pages)
    #expect(manifest.previews.flatMap { $0.placements.map(\.card) }.count == 23)
    #expect(Set(manifest.previews.flatMap { $0.placements.map(\.card) }).count == 23)
    for (index, page) in manifest.previews.enumerated() {
      #expect(page.page == index + 1 && page.pages == document.pages && page.canvas.height == Double(height))
      for placement in page.placements {
        let top = placement.rect.y + page.canvas.origin.y
        #expect(top >= -1e-9 && top + placement.rect.height <= Double(height) + 1e-9)
      }
      // What is left of the page is background: no row is seen in part.
      let picture = try deck.picture(page.images[0].path)
      let last = (page.placements.map { $0.rect.maxY }.max() ?? 0) + page.canvas.origin.y
      let gray = StraightPixel(red: 0xF2, green: 0xF2, blue: 0xF7)
      #expect((Int(last)..<height).allSatisfy { picture[373, $0] == gray })
    }
  }

  /// Columns of (300 − 56 − 28) / 3 = 72 on a page hold pictures of 72 × 96: one row of three, and the
  /// colours of the cards.
  @Test func aContactSheetShowsTheCards() throws {
    let deck = try TestDeck.flat(4, settings: Self.sheets)
    #expect(try deck.render().errorKind == nil)
    let pages = try deck.manifest.previews.filter { $0.kind == "contact" }
    #expect(pages.map { $0.placements.map(\.card) } == [["c0", "c1", "c2"], ["c3"]])
    #expect(pages[0].placements[1].rect == LayoutRect(x: 28 + 86, y: 60, width: 72, height: 96))
    let (sheet, card) = (
      try deck.picture("sheets/contact-01@1x.png"), try deck.picture("cards/c1@1x.png")
    )
    #expect(sheet.size == PixelSize(width: 300, height: 300))
    #expect(sheet[114 + 36, 60 + 20] == card[30, 17])
  }

  @Test func aSecondRunFindsTheSameBytes() throws {
    let deck = try TestDeck.flat(4, settings: Self.sheets)
    try deck.render(jobs: 1)
    let one = try deck.folder.contents(of: "out")
    #expect(one.keys.contains("sheets/sheet.pdf") && one.keys.contains("sheets/contact.pdf"))
    let outcome = try #require(try deck.render(jobs: 3).outcome)
    #expect(outcome.written.count == 0 && outcome.unchanged.count == one.count)
    try FileManager.default.removeItem(atPath: deck.output)
    try deck.render(jobs: 3)
    #expect(try deck.folder.contents(of: "out") == one)
  }

  @Test func onlyDrawsTheSheetsOfTheCardAndKeepsTheRest() throws {
    let deck = try TestDeck.flat(4, settings: Self.sheets)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    try deck.addFlatPhoto("p3.png", StraightPixel(red: 255, green: 0, blue: 0))
    try deck.render(only: ["c3"])
    let part = try deck.folder.contents(of: "out")
    let changed = before.keys.filter { before[$0] != part[$0] }.sorted()
    #expect(
      changed == [
        "cards/c3@1x.png", "manifest.json", "sheets/contact-02@1x.png", "sheets/contact.pdf",
        "sheets/sheet-01@1x.png", "sheets/sheet.pdf",
      ])
    try FileManager.default.removeItem(atPath: deck.output)
    try deck.render()
    #expect(try deck.folder.contents(of: "out") == part)
  }

  @Test func sheetsThatAreNoLongerAskedForAreRemoved() throws {
    let deck = try TestDeck.flat(2, settings: Self.sheets)
    try deck.render()
    let text = String(decoding: try deck.folder.read("deck.json"), as: UTF8.self)
    try deck.write(text.replacingOccurrences(of: #""sheet", "#, with: ""))
    try deck.render()
    #expect(!deck.files.contains { $0.hasPrefix("sheets/sheet") })
    #expect(deck.files.contains("sheets/contact.pdf"))
  }

  @Test func aFileInTheWayIsAnErrorBeforeDrawing() throws {
    let deck = try TestDeck.flat(1, settings: Self.sheets)
    try deck.folder.write("mine", to: "out/sheets/contact.pdf")
    let report = try deck.render()
    #expect(report.outcome == nil && report.errorKind == .output)
    #expect(try deck.folder.read("out/sheets/contact.pdf") == Array("mine".utf8))
  }

  /// The heading of a contact sheet is semibold, which no text of a list is.
  @Test func fontsOfHeadingsAreListed() throws {
    let deck = try SectionsPictureTests.deck(
      #""scales": [1], "animations": [], "previews": [], "sheets": ["contact"]"#)
    try deck.render()
    #expect(try deck.manifest.fonts.map(\.file) == ["Inter-Regular.otf", "Inter-SemiBold.otf"])
  }

  @Test func textsOfListsAreWarnedOf() throws {
    let deck = try TestDeck()
    let long = String(repeating: "Longissimus ", count: 12)
    try deck.write(#"{ "style": "sections", "scales": [1], "cards": [{ "id": "a", "title": "\#(long)" }] }"#)
    let report = try deck.render()
    #expect(report.diagnostics.map(\.short) == ["warning text-truncated a"])
    #expect(report.diagnostics.first?.field == "title")
  }
}
