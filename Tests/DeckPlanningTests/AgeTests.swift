import DeckPlanning
import Testing

@Suite struct AgeTests {
  @Test(arguments: [
    ("34", 34), ("'34'", 34), ("' 34 '", 34), ("0", 0), ("150", 150), ("34.0", 34), ("'007'", 7), ("3e1", 30),
    ("'36.0'", 36), ("'36,00'", 36), ("'\u{A0}36\u{200B}'", 36), ("'٣٦'", 36), ("'۳۶'", 36), ("'३६'", 36),
    ("'๓๖'", 36), ("'３６'", 36), ("'٣٦٫٠'", 36),
  ])
  func wholeNumbers(age: String, value: Int) {
    let reading = Reading(card: "age: \(age)")
    #expect(reading.lines == [] && reading.cards.first?.age == value)
  }

  @Test func isOptional() {
    #expect(Reading(card: "age: null").cards.first?.age == nil)
    #expect(Reading(card: "age: null").lines == [])
  }

  /// As exports write a cell without a value.
  @Test(arguments: ["", "-", "–", "—", "?", "n/a", "N/A", "NaN", "null", "None", "#N/A"])
  func maySayThatThereIsNone(age: String) {
    let reading = Reading(card: "age: '\(age)'")
    #expect(reading.lines == [] && reading.cards.first?.age == nil)
  }

  @Test(arguments: [
    ("34.5", "is 34.5"), ("-1", "is -1.0"), ("200", "is 200.0"), ("151", "is 151.0"), ("Infinity", "is inf"),
    ("NaN", "is nan"), ("1e300", "is 1e+300"), ("'abc'", "is “abc”"), ("'34.5'", "is “34.5”"),
    ("'-1'", "is “-1”"),
    ("'200'", "is “200”"), ("'.0'", "is “.0”"), ("'36.'", "is “36.”"), ("'3６6x'", "is “3６6x”"),
    ("'36.0.0'", "is “36.0.0”"), ("'Ⅴ'", "is “Ⅴ”"), ("'1,036'", "is “1,036”"),
    ("'34 years'", "is “34 years”"),
    ("'99999999999999999999'", "is “99999999999999999999”"),
    ("true", "is true or false"), ("[34]", "is a list"), ("{}", "is an object"),
  ])
  func anythingElseIsRefused(age: String, found: String) {
    let reading = Reading(card: "age: \(age)")
    #expect(reading.cards.first?.age == nil)
    #expect(
      reading.lines == [
        "deck.json:1:34: error: card “a”, age: \(found); expected a whole number from 0 to 150, or nothing"
      ])
  }

  @Test(arguments: ["34.5", "abc", "-1", "200", "true", "34,5"])
  func tablesAreCheckedAlike(age: String) {
    let reading = Reading("{ cards: 'p.csv' }", table: "photo;age\na.jpg;\(age)\n")
    #expect(reading.codes == ["bad-age"])
    #expect(reading.first?.place.description == "p.csv:2:7")
  }
}
