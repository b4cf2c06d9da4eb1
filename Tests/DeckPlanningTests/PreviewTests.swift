@testable import DeckPlanning
import Testing

@Suite struct PreviewTests {
  @Test(arguments: [
    ("[]", []), ("['rest']", [PreviewRequest(fronts: [0], scales: [1, 2, 3])]),
    ("[{}]", [PreviewRequest(fronts: [0], scales: [1, 2, 3])]),
    ("[{ kind: 'rest', scales: [2] }]", [PreviewRequest(fronts: [0], scales: [2])]),
    ("[{ cards: 'all', scales: [3, 1] }]", [PreviewRequest(fronts: [0, 1, 2], scales: [1, 3])]),
    ("[{ cards: ['cy', 'ada'] }]", [PreviewRequest(fronts: [2, 0], scales: [1, 2, 3])]),
    (
      "['rest', { cards: ['bo'], scales: [1] }]",
      [PreviewRequest(fronts: [0], scales: [1, 2, 3]), PreviewRequest(fronts: [1], scales: [1])]
    ),
  ])
  func requests(text: String, requests: [PreviewRequest]) {
    let reading = Reading(fields: "previews: \(text)")
    #expect(reading.lines == [] && reading.deck?.previews == requests)
  }

  @Test(arguments: [
    ("['sheet']", "wrong-type"), ("[{ kind: 'sheet' }]", "unknown-kind"),
    ("[{ cards: ['dora'] }]", "unknown-card"),
    ("[{ cards: 'ada' }]", "wrong-type"), ("[{ cards: [5] }]", "wrong-type"),
    ("[{ scales: [5] }]", "bad-scale"),
    ("[{ scale: 1 }]", "unknown-key"), ("['rest', 'rest']", "duplicate-request"), ("'rest'", "wrong-type"),
    ("[{ cards: ['bo', 'bo'] }]", "duplicate-request"),
    ("[{ cards: 'all' }, { cards: ['cy'] }]", "duplicate-request"),
  ])
  func mistakes(text: String, code: String) {
    let reading = Reading(fields: "previews: \(text)")
    #expect(reading.codes == [code])
    #expect(reading.first?.line == 3)
  }
}
