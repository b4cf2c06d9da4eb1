import DeckKit
import Testing

@Suite struct SectionGroupingTests {
  @Test(arguments: [
    ("Ada", "A"), ("ada", "A"), ("Émile", "E"), ("éa", "E"), ("e\u{301}", "E"), ("Ångström", "A"),
    ("ñandú", "N"),
    ("7 Samurai", "#"), ("٣", "#"), ("", "#"), ("…", "#"), ("🦊", "#"), ("“Quo vadis?”", "Q"), ("(Zoe)", "Z"),
    ("ßigma", "S"), ("Йод", "И"), ("Ελένη", "Ε"), ("Άννα", "Α"), ("李", "李"), ("가나", "가"), ("علي", "ع"),
    ("¿Qué?", "Q"), ("½ cup", "#"),
  ])
  func letters(name: String, letter: String) { #expect(DeckSection.letter(of: name) == letter) }

  private func grouping(_ names: [String], locale: String = "en") -> [DeckSection] {
    DeckSection.grouping(names.map { SectionedCard(id: CardID(rawValue: $0), name: $0) }, locale: locale)
  }

  @Test func byLetterInOrder() {
    let sections = grouping(["Zoe", "emil", "Émile", "Ada", "9", "Eve", "…"])
    #expect(sections.map(\.key) == ["#", "A", "E", "Z"])
    #expect(sections.map(\.title) == ["#", "A", "E", "Z"])
    #expect(sections.map(\.items)[1...] == [["Ada"], ["emil", "Émile", "Eve"], ["Zoe"]])
    #expect(Set(sections[0].items) == ["…", "9"])
  }

  /// Swedish sorts ö after z, German with o.
  @Test func inTheOrderOfTheLanguage() {
    func cards() -> [SectionedCard] {
      ["ö", "z", "o"].map { SectionedCard(id: CardID(rawValue: $0), name: $0, section: $0) }
    }
    #expect(DeckSection.grouping(cards(), locale: "sv").map(\.key) == ["o", "z", "ö"])
    #expect(DeckSection.grouping(cards(), locale: "de").map(\.key) == ["o", "ö", "z"])
  }

  /// A section title takes precedence over the letter. Cards with equal names keep their order.
  @Test func bySection() {
    let cards = [
      SectionedCard(id: "1", name: "Zed", section: "Team"),
      SectionedCard(id: "2", name: "Abe", section: "Team"),
      SectionedCard(id: "3", name: "Abe", section: " "), SectionedCard(id: "4", name: "Abe"),
    ]
    let sections = DeckSection.grouping(cards, locale: "en")
    #expect(sections.map(\.key) == ["A", "Team"] && sections.map(\.items) == [["3", "4"], ["2", "1"]])
    #expect(DeckSection.grouping([], locale: "en") == [])
  }

  @Test func everyCardIsInOneSection() {
    let names = (0..<500).map { "\(Character(UnicodeScalar(UInt8(33 + $0 % 90))))\($0)" }
    let items = grouping(names).flatMap(\.items)
    #expect(items.count == 500 && Set(items.map(\.rawValue)) == Set(names))
  }
}
