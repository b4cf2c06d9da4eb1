import SourceText
import Testing

/// A text and its value.
struct Spelling: Sendable, CustomTestStringConvertible {
  var source: String
  var value: JSONValue

  init(_ source: String, _ value: JSONValue) {
    self.source = source
    self.value = value
  }

  var testDescription: String { source }
}

@Suite struct JSON5SpellingTests {
  @Test(arguments: [
    Spelling("null", .null), Spelling("true", .bool(true)), Spelling(" false ", .bool(false)),
    Spelling("{}", .object([])), Spelling("[ ]", .array([])), Spelling("[/* none */]", .array([])),
    Spelling("\u{FEFF}// note\n null // note", .null), Spelling("/**/null/***/", .null),
    Spelling("\u{2028}\u{A0}\u{3000}null\u{B}\u{C}", .null), Spelling("//a\u{2029}null", .null),
  ])
  func plainValues(spelling: Spelling) throws {
    #expect(try JSON5.parse(spelling.source.utf8).value == spelling.value)
  }

  @Test(arguments: [
    ("0", 0), ("12", 12), ("+12", 12), ("-12", -12), (".5", 0.5), ("5.", 5), ("5.25", 5.25), ("+.5", 0.5),
    ("1e3", 1000), ("1E+3", 1000), ("1.e-2", 0.01), (".5e1", 5), ("0.1", 0.1), ("0e1", 0), ("0.", 0),
    ("0x1F", 31), ("-0Xff", -255), ("+0x0", 0), ("0xdecafBAD", 3_737_844_653), ("0x20000000000001", 0x1p53),
    ("Infinity", .infinity), ("+Infinity", .infinity), ("-Infinity", -.infinity), ("1e999", .infinity),
    ("9007199254740993", 9_007_199_254_740_992), ("1e-400", 0),
  ])
  func numbers(source: String, number: Double) throws {
    #expect(try JSON5.parse(source.utf8).value == .number(number))
  }

  @Test(arguments: ["NaN", "+NaN", "-NaN"])
  func notANumber(source: String) throws {
    guard case .number(let number) = try JSON5.parse(source.utf8).value else {
      Issue.record("\(source) is no number")
      return
    }
    #expect(number.isNaN)
  }

  @Test func minusZeroKeepsItsSign() throws {
    #expect(PlainJSON.number(-0.0).matches(try JSON5.parse("-0".utf8).value))
    #expect(PlainJSON.number(-0.0).matches(try JSON5.parse("-0x0".utf8).value))
  }

  @Test(arguments: [
    (#""""#, ""), ("''", ""), (#""it's""#, "it's"), (#"'say "x"'"#, #"say "x""#), (#"'it\'s'"#, "it's"),
    (#""\b\f\n\r\t\v\0\\\/\"\'""#, "\u{8}\u{C}\n\r\t\u{B}\0\\/\"'"), (#""\x41\xe9""#, "Aé"),
    (#""\u00e9\u6F22""#, "é漢"), (#""\uD83D\uDE00""#, "😀"), (#""\a\c\é\😀\ ""#, "acé😀 "), (#""\0a""#, "\0a"),
    ("\"a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f\"", "abcdef"), ("\"a\\\n\\\nb\"", "ab"),
    ("\"\u{2028}\u{2029}\t\u{1}\"", "\u{2028}\u{2029}\t\u{1}"), ("\"// no /* note */\"", "// no /* note */"),
    (#""\uD83D""#, "\u{FFFD}"), (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"), (#""\uD83Dx""#, "\u{FFFD}x"),
    (#""\uD83D\n""#, "\u{FFFD}\n"), (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), ("\"\u{FEFF}\"", "\u{FEFF}"),
  ])
  func strings(source: String, text: String) throws {
    #expect(PlainJSON.text(text).matches(try JSON5.parse(source.utf8).value))
  }

  @Test(arguments: [
    ("a", "a"), ("$", "$"), ("_x1", "_x1"), ("été", "été"), ("漢字", "漢字"), ("ⅳ", "ⅳ"),
    ("a\u{301}", "a\u{301}"),
    ("a\u{200D}b", "a\u{200D}b"), (#"\u0061b"#, "ab"), (#"a\u0031"#, "a1"), ("null", "null"), ("NaN", "NaN"),
    ("'a b'", "a b"), (#""""#, ""), ("a /* note */", "a"), ("a\n", "a"),
  ])
  func keys(source: String, key: String) throws {
    let value = try JSON5.parse("{\(source):1}".utf8).value
    #expect(PlainJSON.object([(key, .number(1))]).matches(value))
  }

  @Test func keysThatRepeatAreKeptInOrder() throws {
    let value = try JSON5.parse("{b: 1, a: 2, b: 3,}".utf8).value
    #expect(PlainJSON.object([("b", .number(1)), ("a", .number(2)), ("b", .number(3))]).matches(value))
  }

  @Test func theExampleOfTheSpecification() throws {
    let source = """
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \\
      No \\\\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """
    let tree = PlainJSON.object([
      ("unquoted", .text("and you can quote me on that")),
      ("singleQuotes", .text("I can use \"double quotes\" here")),
      ("lineBreaks", .text("Look, Mom! No \\n's!")), ("hexadecimal", .number(0xdecaf)),
      ("leadingDecimalPoint", .number(0.8675309)), ("andTrailing", .number(8_675_309)),
      ("positiveSign", .number(1)), ("trailingComma", .text("in objects")),
      ("andIn", .list([.text("arrays")])), ("backwardsCompatible", .text("with JSON")),
    ])
    #expect(tree.matches(try JSON5.parse(source.utf8).value))
  }

  @Test(arguments: [
    ("null", "null"), ("true", "true or false"), ("1", "a number"), ("''", "text"), ("[]", "a list"),
    ("{}", "an object"),
  ])
  func kindNames(source: String, name: String) throws {
    #expect(try JSON5.parse(source.utf8).value.kindName == name)
  }
}
