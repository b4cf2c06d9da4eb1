import SourceText
import Testing

@Suite struct JSON5PositionTests {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func keysAndValuesKnowTheirPlaces(lineBreak: String) throws {
    let lines = ["{ // é", "  name: 'Ann',", "  \"😀\": [1,", "\tnull]", "}"]
    let source = "\u{FEFF}" + lines.joined(separator: lineBreak)
    guard case .object(let members) = try JSON5.parse(source.utf8).value,
      case .array(let list) = members.last?.value.value
    else {
      Issue.record("the source is an object that ends with a list")
      return
    }
    #expect(members.map(\.keyPosition.description) == ["2:3", "3:3"])
    #expect(members.map(\.value.position.description) == ["2:9", "3:8"])
    #expect(list.map(\.position.description) == ["3:9", "4:2"])
  }

  @Test func positionsAreInReadingOrder() {
    let place = SourcePosition(line: 2, column: 9)
    #expect(SourcePosition.start < place)
    #expect(place < SourcePosition(line: 3, column: 1))
    #expect(place < SourcePosition(line: 2, column: 10))
    #expect(!(place < place))
  }
}
