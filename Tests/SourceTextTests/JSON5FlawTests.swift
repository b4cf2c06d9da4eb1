import SourceText
import Testing

@Suite struct JSON5FlawTests {
  func expect(_ flaw: Flaw) {
    let error = #expect(throws: SyntaxError.self) { try JSON5.parse(flaw.source) }
    #expect(error?.description == flaw.message)
  }

  @Test(arguments: [
    Flaw("", "1:1: expected a value, found the end of the file", "the file is empty"),
    Flaw(
      "  \n", "2:1: expected a value, found the end of the file",
      "the file contains only whitespace and comments"),
    Flaw(
      "// only a note", "1:15: expected a value, found the end of the file",
      "the file contains only whitespace and comments"),
    Flaw(
      "1 2", #"1:3: expected the end of the file, found "2""#,
      "a file contains one value, which ends before this"),
    Flaw(
      "{} ]", #"1:4: expected the end of the file, found "]""#,
      "there is no open bracket that this one could close"),
    Flaw(
      "[1], [2]", #"1:4: expected the end of the file, found ",""#,
      "a file contains one value; put several into a list or an object"),
    Flaw("a: 1", #"1:1: expected a value, found "a""#, "text needs quotes"),
    Flaw(
      "{a:1} # end", ##"1:7: expected the end of the file, found "#""##,
      "JSON has no comments of this kind; write // or /* */"),
    Flaw(
      "null\n\nnull", #"3:1: expected the end of the file, found "null""#,
      "a file contains one value, which ends before this"),
    Flaw(
      "\"a\u{0}\"", "1:3: expected text, found a NUL byte", "the file may be UTF-16; save the file as UTF-8"),
    Flaw(
      "[1,\n 2\u{0}]", "2:3: expected text, found a NUL byte",
      "the file may be UTF-16; save the file as UTF-8"),
  ])
  func files(flaw: Flaw) { expect(flaw) }

  @Test(arguments: [
    Flaw("{a: 1 b: 2}", #"1:7: expected a comma or "}", found "b""#, "a comma is missing before this key"),
    Flaw(
      "{a: 1\n 'b': 2}", #"2:2: expected a comma or "}", found a single quote"#,
      "a comma is missing before this key"),
    Flaw("[1 2]", #"1:4: expected a comma or "]", found "2""#, "a comma is missing before this value"),
    Flaw(
      "['a'\n'b']", #"2:1: expected a comma or "]", found a single quote"#,
      "a comma is missing before this value"),
    Flaw("[1; 2]", #"1:3: expected a comma or "]", found ";""#, "entries are separated by commas"),
    Flaw(
      "[1: 2]", #"1:3: expected a comma or "]", found ":""#, "a list has no keys; use an object in braces"),
    Flaw(
      "[1, 2", #"1:6: expected a comma or "]", found the end of the file"#,
      "this list is not closed; it opened at 1:1"),
    Flaw(
      "[1, ", #"1:5: expected a value or "]", found the end of the file"#,
      "this list is not closed; it opened at 1:1"),
    Flaw(
      "[\n", #"2:1: expected a value or "]", found the end of the file"#,
      "this list is not closed; it opened at 1:1"),
    Flaw(
      "{", #"1:2: expected a key or "}", found the end of the file"#,
      "this object is not closed; it opened at 1:1"),
    Flaw(
      "{a: 1", #"1:6: expected a comma or "}", found the end of the file"#,
      "this object is not closed; it opened at 1:1"),
    Flaw(
      "{a: 1,", #"1:7: expected a key or "}", found the end of the file"#,
      "this object is not closed; it opened at 1:1"),
    Flaw(
      "{a: [1, 2}", #"1:10: expected a comma or "]", found "}""#,
      "the list that opened at 1:5 closes with ]"),
    Flaw(
      "[{a: 1]", #"1:7: expected a comma or "}", found "]""#, "the object that opened at 1:2 closes with }"),
    Flaw("[,]", #"1:2: expected a value, found ",""#, "a value is missing before this comma"),
    Flaw("[1,,2]", #"1:4: expected a value, found ",""#, "a value is missing before this comma"),
    Flaw("{,}", #"1:2: expected a key or "}", found ",""#, "a key is missing before this comma"),
    Flaw("{a:1,,b:2}", #"1:6: expected a key or "}", found ",""#, "a key is missing before this comma"),
    Flaw("{a}", #"1:3: expected a colon, found "}""#, "this key has no value"),
    Flaw("{a, b}", #"1:3: expected a colon, found ",""#, "this key has no value"),
    Flaw("{a = 1}", #"1:4: expected a colon, found "=""#, "a key and its value are separated by a colon"),
    Flaw("{a 1}", #"1:4: expected a colon, found "1""#, "a colon is missing before this value"),
    Flaw("{a 'b'}", "1:4: expected a colon, found a single quote", "a colon is missing before this value"),
    Flaw("{a b: 1}", #"1:4: expected a colon, found "b""#, "a colon is missing before this value"),
    Flaw("{a:}", #"1:4: expected a value, found "}""#, "a value is missing before this bracket"),
    Flaw(
      "{a:", "1:4: expected a value, found the end of the file", "this object is not closed; it opened at 1:1"
    ),
    Flaw(
      "{a", "1:3: expected a colon, found the end of the file",
      "this object is not closed; it opened at 1:1"),
    Flaw("{a: ]", #"1:5: expected a value, found "]""#, "a value is missing before this bracket"),
    Flaw(
      "{card-size: 1}", #"1:6: expected a colon, found "-""#,
      "a key that is not an identifier needs quotes"),
    Flaw(
      "{1st: 2}", #"1:2: expected a key or "}", found "1st""#,
      "a key that is not an identifier needs quotes"),
    Flaw("{: 2}", #"1:2: expected a key or "}", found ":""#, "a key is missing before this colon"),
    Flaw("{[1]: 2}", #"1:2: expected a key or "}", found "[""#, "a value in an object needs a key"),
    Flaw(
      "{a: 1 # note\n}", ##"1:7: expected a comma or "}", found "#""##,
      "JSON has no comments of this kind; write // or /* */"),
    Flaw("{“a”: 1}", "1:2: expected a key or \"}\", found \"“\"", #"quotes must be straight; write " or '"#),
    Flaw(
      #"{a\n: 1}"#, #"1:4: expected u and four hexadecimal digits, found "n""#,
      "a key with other escapes needs quotes"),
    Flaw(
      #"{\u0031: 1}"#, "1:2: expected a letter, found a backslash",
      "a key that is not an identifier needs quotes"
    ),
    Flaw(
      #"{a\u0020b: 1}"#, "1:3: expected a letter, found a backslash",
      "a key that is not an identifier needs quotes"),
    Flaw(
      #"{a\uD83D\uDE00: 1}"#, "1:3: expected a letter, found a backslash",
      "a key that is not an identifier needs quotes"),
    Flaw("{a😀: 1}", "1:3: expected a colon, found \"😀\"", "a key that is not an identifier needs quotes"),
    Flaw(
      "{a: 1)", #"1:6: expected a comma or "}", found ")""#, "the object that opened at 1:1 closes with }"),
    Flaw("{a: 1 ; b: 2}", #"1:7: expected a comma or "}", found ";""#, "entries are separated by commas"),
    Flaw("{a: b: c}", #"1:5: expected a value, found "b""#, "text needs quotes"),
    Flaw(
      "{#a: 1}", ##"1:2: expected a key or "}", found "#""##,
      "JSON has no comments of this kind; write // or /* */"),
  ])
  func entries(flaw: Flaw) { expect(flaw) }

  @Test(arguments: [
    Flaw(
      "True", #"1:1: expected a value, found "True""#, "did you mean true? If it is text, it needs quotes"),
    Flaw(
      "[ture]", #"1:2: expected a value, found "ture""#, "did you mean true? If it is text, it needs quotes"),
    Flaw("{name: Ann}", #"1:8: expected a value, found "Ann""#, "text needs quotes"),
    Flaw("undefined", #"1:1: expected a value, found "undefined""#, "text needs quotes"),
    Flaw("nul", #"1:1: expected a value, found "nul""#, "did you mean null? If it is text, it needs quotes"),
    Flaw(
      "{a: verylongwordwithoutanyquotesaroundit}",
      "1:5: expected a value, found \"verylongwordwithoutanyqu…\"", "text needs quotes"),
    Flaw("@", #"1:1: expected a value, found "@""#),
    Flaw("\u{7}", "1:1: expected a value, found U+0007"),
    Flaw("\u{200B}1", "1:1: expected a value, found U+200B"),
    Flaw("`a`", #"1:1: expected a value, found "`""#, #"quotes must be straight; write " or '"#),
    Flaw("[:1]", #"1:2: expected a value, found ":""#, "a key is missing before this colon"),
    Flaw("01", #"1:1: expected a number, found "01""#, "a number must not start with zeros"),
    Flaw("-01.5", #"1:2: expected a number, found "01""#, "a number must not start with zeros"),
    Flaw("1.2.3", #"1:4: expected the end of the number, found ".""#, "text needs quotes"),
    Flaw("12px", #"1:3: expected the end of the number, found "px""#, "text needs quotes"),
    Flaw("2024-01-01", #"1:5: expected the end of the number, found "-""#, "text needs quotes"),
    Flaw(
      "1_000", #"1:2: expected the end of the number, found "_000""#,
      "a number must not contain separators"),
    Flaw("50%", #"1:3: expected the end of the number, found "%""#, "text needs quotes"),
    Flaw("0x", "1:3: expected a hexadecimal digit, found the end of the file"),
    Flaw("0xG", #"1:3: expected a hexadecimal digit, found "G""#),
    Flaw("0x1.8", #"1:4: expected the end of the number, found ".""#, "text needs quotes"),
    Flaw(".", "1:2: expected a digit, found the end of the file"),
    Flaw("+", "1:2: expected a digit, found the end of the file"),
    Flaw("-", "1:2: expected a digit, found the end of the file"),
    Flaw("-.", "1:3: expected a digit, found the end of the file"),
    Flaw("- 1", "1:2: expected a digit, found a space"),
    Flaw("--1", #"1:2: expected a digit, found "-""#),
    Flaw("-x", #"1:2: expected a digit, found "x""#, "text needs quotes"),
    Flaw("1e", "1:3: expected a digit of the exponent, found the end of the file"),
    Flaw("1e+", "1:4: expected a digit of the exponent, found the end of the file"),
    Flaw("1ex", #"1:3: expected a digit of the exponent, found "x""#),
    Flaw(".e1", #"1:2: expected a digit, found "e1""#),
    Flaw(
      "1 000", #"1:3: expected the end of the file, found "000""#,
      "a file contains one value, which ends before this"),
    Flaw("[1.5.]", #"1:5: expected the end of the number, found ".""#, "text needs quotes"),
    Flaw("+-1", #"1:2: expected a digit, found "-""#),
    Flaw("nan", #"1:1: expected a value, found "nan""#, "text needs quotes"),
    Flaw("*", #"1:1: expected a value, found "*""#),
  ])
  func values(flaw: Flaw) { expect(flaw) }

  @Test(arguments: [
    Flaw(
      #""abc"#, "1:5: expected the closing quote, found the end of the file",
      "this string is not closed; it opened at 1:1"),
    Flaw(
      "{a: 'b\n}", "1:7: expected the closing quote, found the end of the line",
      "this string is not closed; it opened at 1:5"),
    Flaw(
      "{a: \"b,\r\n c: \"d\"}", "1:8: expected the closing quote, found the end of the line",
      "this string is not closed; it opened at 1:5"),
    Flaw(
      #"'a\"#, "1:4: expected the closing quote, found the end of the file",
      "this string is not closed; it opened at 1:1"),
    Flaw(#"'\x4g'"#, #"1:5: expected a hexadecimal digit, found "g""#, "this escape needs two of them"),
    Flaw(
      #"'\u12'"#, "1:6: expected a hexadecimal digit, found a single quote",
      "this escape needs four of them"),
    Flaw(
      #"'\uD83D\u00'"#, "1:12: expected a hexadecimal digit, found a single quote",
      "this escape needs four of them"),
    Flaw(
      #"'\1'"#, #"1:3: expected an escape, found "1""#,
      #"octal escapes are not allowed; write \u and four hexadecimal digits"#),
    Flaw(
      #"'\01'"#, #"1:3: expected an escape, found "01""#,
      #"octal escapes are not allowed; write \u and four hexadecimal digits"#),
    Flaw(
      #"'\9'"#, #"1:3: expected an escape, found "9""#,
      #"octal escapes are not allowed; write \u and four hexadecimal digits"#),
    Flaw(
      "/* never", "1:9: expected */, found the end of the file",
      "this comment is not closed; it opened at 1:1"),
    Flaw(
      "[1, /* a\n b", "2:3: expected */, found the end of the file",
      "this comment is not closed; it opened at 1:5"),
    Flaw("/ 1", #"1:1: expected a comment, found "/""#, "a comment starts with // or /*"),
    Flaw("1 /", #"1:3: expected a comment, found "/""#, "a comment starts with // or /*"),
    Flaw("[1 /x 2]", #"1:4: expected a comment, found "/""#, "a comment starts with // or /*"),
    Flaw(
      "'it's'", #"1:5: expected a comma, bracket or colon after the closing quote, found "s""#,
      "a quote inside a string needs a backslash"),
    Flaw(
      "\"a\\\r", "2:1: expected the closing quote, found the end of the file",
      "this string is not closed; it opened at 1:1"),
  ])
  func stringsAndComments(flaw: Flaw) { expect(flaw) }

  @Test func nestingHasALimit() throws {
    let opening = String(repeating: "[{a:", count: 100)
    let closing = String(repeating: "}]", count: 100)
    _ = try JSON5.parse((opening + "1" + closing).utf8)
    expect(
      Flaw(
        opening + "[1]" + closing, #"1:401: expected at most 200 open brackets, found "[""#,
        "lists and objects nest too deeply here"))
  }
}
