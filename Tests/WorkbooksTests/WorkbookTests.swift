import SourceText
import Testing
import Workbooks

@Suite struct WorkbookTests {
  private static let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

  /// A workbook of one sheet with that content of `sheetData`.
  private func file(
    _ rows: String, strings: String = "", formats: String = "", styles: String = "", properties: String = "",
    more: [(name: String, text: String)] = []
  ) -> [UInt8] {
    let links = [
      ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId2", "worksheet", "/xl/worksheets/sheet2.xml"),
      ("rId3", "sharedStrings", "sharedStrings.xml"), ("rId4", "styles", "styles.xml"),
    ].map { #"<Relationship Id="\#($0.0)" Type="\#(Self.relationships)/\#($0.1)" Target="\#($0.2)"/>"# }
      .joined()
    return ZipWriter.archive(
      [
        ("[Content_Types].xml", "<Types/>"),
        (
          "_rels/.rels",
          #"<Relationships><Relationship Id="r" Type="\#(Self.relationships)/officeDocument" "#
            + #"Target="xl/workbook.xml"/></Relationships>"#
        ),
        (
          "xl/workbook.xml",
          #"<workbook xmlns:r="x">\#(properties)<sheets><sheet name="People" r:id="rId1"/><sheet "#
            + #"name="Fees" r:id="rId2"/></sheets></workbook>"#
        ),
        ("xl/_rels/workbook.xml.rels", "<Relationships>\(links)</Relationships>"),
        ("xl/sharedStrings.xml", "<sst>\(strings)</sst>"),
        (
          "xl/styles.xml",
          "<styleSheet><numFmts>\(formats)</numFmts><cellStyleXfs><xf numFmtId=\"9\"/></cellStyleXfs>"
            + "<cellXfs>\(styles)</cellXfs></styleSheet>"
        ),
        ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(rows)</sheetData></worksheet>"),
        (
          "xl/worksheets/sheet2.xml",
          "<x:worksheet xmlns:x='y'><x:sheetData><x:row><x:c t='str'><x:v>second</x:v></x:c></x:row>"
            + "</x:sheetData></x:worksheet>"
        ),
      ] + more)
  }

  private func texts(_ table: Table) -> [[String]] { table.rows.map { $0.cells.map(\.text) } }

  @Test func cellsAreAtTheirPlaces() throws {
    let table = try Workbook(
      file(
        "<row r='2'><c r='B2' t='str'><v>b</v></c><c r='D2'><v>4</v></c></row><row r='3'/><row r='5'><c "
          + "r='AA5'><v>1</v></c></row>"
      )
    ).table()
    #expect(table.rows.map(\.line) == [2, 5] && texts(table)[0] == ["", "b", "", "4"])
    #expect(table.rows[1].cells.count == 27)
    #expect(table.rows[0].cells[3].position == SourcePosition(line: 2, column: 4))
  }

  /// Runs of rich text are joined; phonetic guides and errors are no text.
  @Test func textsOfEveryKind() throws {
    let table = try Workbook(
      file(
        """
        <row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c>
        <c t="inlineStr"><is><t>in</t><r><t>line</t></r></is></c>
        <c t="str"><f>A1</f><v>sum &amp; more</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>
        <c t="s"><v>9</v></c>
        <c t="d"><v>2026-12-01T00:00:00</v></c></row>
        """,
        strings:
          "<si><t xml:space='preserve'> Zoë </t></si><si><r><t>佐藤</t></r><r><rPr><b/></rPr><t>葵</t></r>"
          + "<rPh><t>サトウ</t></rPh></si>"
      )
    ).table()
    #expect(texts(table) == [[" Zoë ", "佐藤葵", "inline", "sum & more", "TRUE", "", "", "2026-12-01"]])
  }

  /// As Excel shows them; the serial numbers are those of LibreOffice and Excel for these dates.
  @Test(arguments: [
    ("General", "36", "36"), ("General", "36.5", "36.5"), ("General", "0.1", "0.1"), ("0", "36.4", "36"),
    ("General", "0.30000000000000004", "0.3"), ("General", "1E+20", "1e+20"), ("0.00", "36", "36.00"),
    ("#,##0", "1234", "1234"), ("0%", "0.25", "25%"), ("@", "36", "36"), ("0 \"years\"", "36", "36"),
    ("yyyy-mm-dd", "46357", "2026-12-01"), ("d.m.yyyy", "46357", "1.12.2026"),
    ("[$-407]dd/mm/yy", "46357", "01/12/26"),
    ("yyyy-mm-dd", "61", "1900-03-01"), ("yyyy-mm-dd", "1", "1900-01-01"), ("h:mm", "0.75", "18:00"),
    ("yyyy\\-mm\\-dd\\ hh:mm:ss", "46357.5", "2026-12-01 12:00:00"),
    ("mm:ss", "0.000694444444444444", "01:00"),
    ("[Red]0;[Blue]-0", "7", "7"), ("yyyy-mm-dd", "-3", "-3"), ("yyyy-mm-dd", "1e300", "1e+300"),
  ])
  func numbersAreAsShown(format: String, number: String, text: String) throws {
    let code = format.replacing("\"", with: "&quot;")
    let table = try Workbook(
      file(
        "<row><c s='1'><v>\(number)</v></c></row>",
        formats: "<numFmt numFmtId='200' formatCode=\"\(code)\"/>",
        styles: "<xf numFmtId='0'/><xf numFmtId='200'/>")
    ).table()
    #expect(texts(table) == [[text]])
  }

  @Test func datesCountFrom1904WhereTheWorkbookSaysSo() throws {
    let table = try Workbook(
      file(
        "<row><c s='0'><v>44895</v></c></row>", styles: "<xf numFmtId='14'/>",
        properties: "<workbookPr date1904='1'/>")
    ).table()
    #expect(texts(table) == [["2026-12-01"]])
  }

  @Test func aSheetIsChosenByItsName() throws {
    let workbook = try Workbook(file("<row><c><v>1</v></c></row>"))
    #expect(workbook.sheetNames == ["People", "Fees"])
    #expect(try texts(workbook.table(sheet: "Fees")) == [["second"]])
    let error = #expect(throws: WorkbookError.self) { try workbook.table(sheet: "fee") }
    #expect(error?.description == "the workbook has no sheet “fee”; expected one of “People”, “Fees”")
  }

  // MARK: Files that are no workbooks

  @Test(arguments: [
    ("Index/Document.iwa", "a Numbers document"), ("content.xml", "an OpenDocument file"),
    ("word/document.xml", "a Word document"), ("x", "a zip archive"),
  ])
  func othersAreNamed(part: String, kind: String) {
    let error = #expect(throws: WorkbookError.self) { try Workbook(ZipWriter.archive([(part, "x")])) }
    #expect(error == .otherKind(kind) && error?.description.contains("save it as") == true)
  }

  @Test func anOldWorkbookIsNamed() {
    let bytes: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]
    #expect(Workbook.isWorkbook(bytes))
    let error = #expect(throws: WorkbookError.self) { try Workbook(bytes) }
    #expect(error?.description.contains("before 2007") == true)
  }

  @Test func damagedFilesAreRefused() throws {
    let whole = file("<row><c><v>1</v></c></row>")
    for length in stride(from: 4, to: whole.count - 1, by: 37) {
      #expect(throws: WorkbookError.self) { try Workbook(Array(whole[..<length])).table() }
    }
    #expect(throws: WorkbookError.self) { try Workbook(file("<row><c>")).table() }
  }

  /// Entities that double many times do not fill the memory.
  @Test func entitiesAreNotExpandedWithoutLimit() {
    let entities = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let bomb = "<!DOCTYPE sst [<!ENTITY e0 \"lol\">\(entities)]><sst><si><t>&e30;</t></si></sst>"
    let parts: [(name: String, text: String)] = [
      ("xl/workbook.xml", "<workbook><sheets><sheet name='A' id='r1'/></sheets></workbook>"),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id='r1' Type='a/worksheet' Target='s.xml'/><Relationship Id='r2' "
          + "Type='a/sharedStrings' Target='t.xml'/></Relationships>"
      ), ("xl/s.xml", "<worksheet/>"), ("xl/t.xml", bomb),
    ]
    #expect(throws: WorkbookError.self) { try Workbook(ZipWriter.archive(parts)) }
  }

  @Test func aCellFarToTheRightInEachRowIsTooMuch() throws {
    let rows = (1...300).map { "<row r='\($0)'><c r='XFD\($0)'><v>1</v></c></row>" }.joined()
    let workbook = try Workbook(file(rows))
    #expect(throws: WorkbookError.self) { try workbook.table() }
  }
}
