import SourceText
import Testing

@Suite struct EncodingTests {
  @Test(arguments: [
    Flaw(
      [0xFF, 0xFE, 0x31, 0x00, 0x31], "1:1: expected UTF-8 text, found UTF-16 text",
      "save the file as UTF-8"),
    Flaw([0xFE, 0xFF, 0xD8, 0x31], "1:1: expected UTF-8 text, found UTF-16 text", "save the file as UTF-8"),
    Flaw(
      [0xFF, 0xFE, 0x00, 0x00, 0x31, 0x00, 0x00, 0x00], "1:1: expected UTF-8 text, found UTF-32 text",
      "save the file as UTF-8"),
    Flaw(
      [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x31], "1:1: expected UTF-8 text, found UTF-32 text",
      "save the file as UTF-8"),
    Flaw([0x22, 0xE9, 0x22], "1:2: expected UTF-8 text, found the byte 0xE9", "save the file as UTF-8"),
    Flaw(
      [0x5B, 0x0A, 0x20, 0xC3], "2:2: expected UTF-8 text, found the byte 0xC3", "save the file as UTF-8"),
    Flaw(
      [0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: expected UTF-8 text, found the byte 0xED",
      "save the file as UTF-8"),
    Flaw([0xC0, 0x80], "1:1: expected UTF-8 text, found the byte 0xC0", "save the file as UTF-8"),
    Flaw([0xEF, 0xBF], "1:1: expected UTF-8 text, found the byte 0xEF", "save the file as UTF-8"),
    Flaw(
      [0xEF, 0xBB, 0xBF, 0x80], "1:1: expected UTF-8 text, found the byte 0x80", "save the file as UTF-8"),
    Flaw(
      [0x7B, 0x00, 0x22, 0x00], "1:2: expected text, found a NUL byte",
      "the file may be UTF-16; save the file as UTF-8"),
    Flaw(
      [0x22, 0xF4, 0x90, 0x80, 0x80], "1:2: expected UTF-8 text, found the byte 0xF4",
      "save the file as UTF-8"),
    Flaw([0xE9, 0x00, 0x22], "1:1: expected UTF-8 text, found the byte 0xE9", "save the file as UTF-8"),
  ])
  func otherBytesThanUTF8(flaw: Flaw) {
    let error = #expect(throws: SyntaxError.self) { try JSON5.parse(flaw.source) }
    #expect(error?.description == flaw.message)
    let sameError = #expect(throws: SyntaxError.self) { try Table.parse(flaw.source) }
    #expect(sameError == error)
  }

  /// “Unicode text” of spreadsheet programs.
  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00, 0x09, 0x00, 0x53, 0x84, 0x0D, 0x00, 0x0A, 0x00, 0x3D, 0xD8, 0x00, 0xDE],
      [0xFE, 0xFF, 0x00, 0x61, 0x00, 0x09, 0x84, 0x53, 0x00, 0x0D, 0x00, 0x0A, 0xD8, 0x3D, 0xDE, 0x00],
    ] as [[UInt8]])
  func utf16WithAByteOrderMarkIsRead(bytes: [UInt8]) throws {
    #expect(try Table.parse(bytes).rows.map { $0.cells.map(\.text) } == [["a", "葓"], ["😀"]])
  }

  @Test func aByteOrderMarkAloneIsAnEmptyFile() {
    let error = #expect(throws: SyntaxError.self) { try JSON5.parse([0xEF, 0xBB, 0xBF]) }
    #expect(error?.description == "1:1: expected a value, found the end of the file (the file is empty)")
  }

  /// Every valid scalar is parsed unchanged; invalid UTF-8 is refused.
  @Test func allLengthsOfScalars() throws {
    let edges: [Unicode.Scalar] = [
      "\u{1}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
      "\u{10FFFF}",
    ]
    let text = String(String.UnicodeScalarView(edges))
    #expect(PlainJSON.text(text).matches(try JSON5.parse("'\(text)'".utf8).value))
    #expect(try Table.parse(text.utf8).rows[0].cells.map(\.text) == [text])
  }

  @Test func anErrorIsOneLineWithOrWithoutAdvice() {
    let place = SourcePosition(line: 3, column: 14)
    var error = SyntaxError(position: place, found: "a tab", expected: "a value")
    #expect("\(error)" == "3:14: expected a value, found a tab")
    error.advice = "a value is missing"
    #expect("\(error)" == "3:14: expected a value, found a tab (a value is missing)")
  }
}
