import SourceText
import Testing

/// A text, its delimiter and the cells of its lines.
struct Grid: Sendable, CustomTestStringConvertible {
  var source: String
  var delimiter: Unicode.Scalar
  var lines: [[String]]

  init(_ source: String, _ delimiter: Unicode.Scalar, _ lines: [[String]]) {
    self.source = source
    self.delimiter = delimiter
    self.lines = lines
  }

  var testDescription: String { source.debugDescription }
}

@Suite struct DelimitedTableTests {
  func expect(_ grid: Grid) throws {
    let table = try Table.parse(grid.source.utf8)
    #expect(table.rows.map { $0.cells.map(\.text) } == grid.lines)
  }

  @Test(arguments: [
    Grid("a,b", ",", [["a", "b"]]),
    Grid("a,b\n1,2", ",", [["a", "b"], ["1", "2"]]),
    Grid("a,b\n1,2\n", ",", [["a", "b"], ["1", "2"]]),
    Grid("a,b\r\n1,2\r\n3,4", ",", [["a", "b"], ["1", "2"], ["3", "4"]]),
    Grid("a,b\r1,2\r3,4\r", ",", [["a", "b"], ["1", "2"], ["3", "4"]]),
    Grid("\u{FEFF}a,b\n1,2", ",", [["a", "b"], ["1", "2"]]),
    Grid("a\n1\n2", ",", [["a"], ["1"], ["2"]]),
    Grid("\n\r\n  \na\n\n1\n   \n2\n\n  ", ",", [["a"], ["1"], ["2"]]),
    Grid("a,b\n1\n1,2,3\n,\n", ",", [["a", "b"], ["1"], ["1", "2", "3"], ["", ""]]),
    Grid("a\n\"\"\n", ",", [["a"], [""]]),
  ])
  func lines(grid: Grid) throws { try expect(grid) }

  @Test(arguments: [
    Grid(" a , b c \n  1,2  \n , \n", ",", [["a", "b c"], ["1", "2"], ["", ""]]),
    Grid("\ta,\u{A0}b,c", ",", [["\ta", "\u{A0}b", "c"]]),
    Grid("a,b\n\" 1 \", \"2\" \n", ",", [["a", "b"], [" 1 ", "2"]]),
    Grid("a,b\n\"1,\n2\r\n3\r\",\"x\"\"y\"", ",", [["a", "b"], ["1,\n2\r\n3\r", "x\"y"]]),
    Grid("a,b\n\"\",\"\"\"\"", ",", [["a", "b"], ["", "\""]]),
    Grid("a,b\n5\" nail,x\"", ",", [["a", "b"], ["5\" nail", "x\""]]),
    Grid("\"a\nb\",c\n1,2", ",", [["a\nb", "c"], ["1", "2"]]),
    Grid("é,漢字\n😀,e\u{301}", ",", [["é", "漢字"], ["😀", "e\u{301}"]]),
  ])
  func fields(grid: Grid) throws { try expect(grid) }

  @Test(arguments: [
    Grid("a;b\n1,5;2", ";", [["a", "b"], ["1,5", "2"]]),
    Grid("a\tb\n1;2\t3", "\t", [["a", "b"], ["1;2", "3"]]),
    Grid("a|b\n1|", "|", [["a", "b"], ["1", ""]]),
    Grid("a;b,c\n1", ",", [["a;b", "c"], ["1"]]),
    Grid("a|b;c\n", ";", [["a|b", "c"]]),
    Grid("a;b;c,d\n", ";", [["a", "b", "c,d"]]),
    Grid("a;\"b,c,d\"\n", ";", [["a", "b,c,d"]]),
    Grid("a; \"b,\"\",\"\n", ";", [["a", "b,\","]]),
    Grid("\"a;;\n;;\",b\n", ",", [["a;;\n;;", "b"]]),
    Grid("a\"b,c;d;e\"\n", ";", [["a\"b,c", "d", "e\""]]),
    Grid("a b\n1;2;3", ";", [["a b"], ["1", "2", "3"]]),
    Grid("a b\n\"c,d\"\n\n1;2,3;4\n", ";", [["a b"], ["c,d"], ["1", "2,3", "4"]]),
    Grid("\n\na;b\n1,2,3", ";", [["a", "b"], ["1,2,3"]]),
  ])
  func likelyDelimiters(grid: Grid) throws { try expect(grid) }

  @Test(arguments: [
    Grid("sep=;\na,b,c;d\n", ";", [["a,b,c", "d"]]),
    Grid("\u{FEFF}SEP=\t\r\na,b\tc\r\n", "\t", [["a,b", "c"]]),
    Grid("sep=:\n\na:b\n", ":", [["a", "b"]]),
    Grid("sep=é\naéb\n", "é", [["a", "b"]]),
    Grid("sep=;x\na;b\n", ";", [["sep=", "x"], ["a", "b"]]),
    Grid("sep=\na,b\n", ",", [["sep="], ["a", "b"]]),
    Grid("sep=\"\"\na\n", ",", [["sep=\"\""], ["a"]]),
    Grid("separator,b\nsep=;\n", ",", [["separator", "b"], ["sep=;"]]),
  ])
  func declaredDelimiters(grid: Grid) throws { try expect(grid) }

  @Test(arguments: [
    Grid("| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | |", "|", [["a", "b"], ["1", "2"], ["3", ""]]),
    Grid("|a|b\n|--|--\n|1|2\n", "|", [["a", "b"], ["1", "2"]]),
    Grid("a | b\n---|---\n1 | -\n", "|", [["a", "b"], ["1", "-"]]),
    Grid(" a | b \n----+----\n 1 | 2\n", "|", [["a", "b"], ["1", "2"]]),
    Grid("a|b\n|2\n", "|", [["a", "b"], ["", "2"]]),
    Grid("|a|b|\n|1|2|\n", "|", [["", "a", "b", ""], ["", "1", "2", ""]]),
    Grid("a,b\n--,--\n", ",", [["a", "b"], ["--", "--"]]),
  ])
  func pipeTables(grid: Grid) throws { try expect(grid) }

  @Test func fieldsAndRowsKnowTheirPlaces() throws {
    let table = try Table.parse("sep=,\r\n\r\n é , \"b\"\r\n\"x\r\ny\",2\r\n\r\n ,  3\r\n".utf8)
    #expect(table.rows.map(\.line) == [3, 4, 7])
    #expect(
      table.rows.map { $0.cells.map(\.position.description) } == [
        ["3:2", "3:6"], ["4:1", "5:4"], ["7:2", "7:5"],
      ])
  }

  @Test(arguments: [
    Flaw("", "1:1: expected a header line, found the end of the file", "the file is empty"),
    Flaw("\n\r\n  \n", "4:1: expected a header line, found the end of the file", "the file is empty"),
    Flaw("sep=;", "1:6: expected a header line, found the end of the file", "the file is empty"),
    Flaw("sep=;\n", "2:1: expected a header line, found the end of the file", "the file is empty"),
    Flaw(
      "a,b\n\"x\" y,1", #"2:5: expected a comma or the next line, found "y""#,
      "a quote inside a quoted field must be doubled"),
    Flaw(
      "a,b\n1,\"x\ny", "3:2: expected the closing quote, found the end of the file",
      "this field is not closed; it opened at 2:3"),
    Flaw(
      "a,\"b\"c\"\n", #"1:6: expected a comma or the next line, found "c""#,
      "a quote inside a quoted field must be doubled"),
    Flaw(
      #""a"#, "1:3: expected the closing quote, found the end of the file",
      "this field is not closed; it opened at 1:1"),
    Flaw(
      "a\n\"x\",\"", "2:6: expected the closing quote, found the end of the file",
      "this field is not closed; it opened at 2:5"),
    Flaw(
      "a,b\n\"x\" ;\"y\"", #"2:5: expected a comma or the next line, found ";""#,
      "the fields of this file are separated by a comma"),
    Flaw(
      "a,b\n1\u{0},2", "2:2: expected text, found a NUL byte",
      "the file may be UTF-16; save the file as UTF-8"),
  ])
  func flaws(flaw: Flaw) {
    let error = #expect(throws: SyntaxError.self) { try Table.parse(flaw.source) }
    #expect(error?.description == flaw.message)
  }
}
