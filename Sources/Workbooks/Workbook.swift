package import SourceText

/// An Excel workbook: the values of its sheets as tables, as Excel shows them (ISO/IEC 29500-1,
/// SpreadsheetML).
package struct Workbook {
  private let archive: ZipArchive
  private let contents: Contents

  /// Whether a file begins like a workbook or like an old one.
  package static func isWorkbook(_ file: [UInt8]) -> Bool {
    file.starts(with: zipSignature) || file.starts(with: compoundSignature)
  }

  private static let zipSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  /// The signature of compound files: .xls, and .xlsx with a password.
  private static let compoundSignature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  /// Opens a workbook.
  ///
  /// - Throws: ``WorkbookError``.
  package init(_ file: [UInt8]) throws(WorkbookError) {
    guard !file.starts(with: Self.compoundSignature) else {
      throw .otherKind("an Excel workbook in the format before 2007, or one with a password")
    }
    archive = try ZipArchive(file)
    contents = try Contents(of: archive)
  }

  /// What the sheets of a workbook share.
  private struct Contents {
    var sheets: [(name: String, part: String)] = []
    var strings: [String] = []
    var formats = CellFormats()

    init(of archive: ZipArchive) throws(WorkbookError) {
      let main = try Relationships(of: "", in: archive).part(ofType: "officeDocument") ?? "xl/workbook.xml"
      guard let text = try archive.part(main), !archive.contains("word/document.xml") else {
        throw .otherKind(Workbook.kind(of: archive))
      }
      let links = try Relationships(of: main, in: archive)
      var (sheets, usesDatesOf1904): ([(String, String)], Bool) = ([], false)
      try readXML(text, part: main) { (event) throws(WorkbookError) in
        guard case .start(let name, let attributes) = event else { return }
        if name == "workbookPr" { usesDatesOf1904 = ["1", "true"].contains(attributes["date1904"]) }
        if name == "sheet", let part = attributes["id"].flatMap({ links.targets[$0] }) {
          sheets.append((attributes["name"] ?? "", part))
        }
      }
      guard !sheets.isEmpty else { throw .damaged(part: main, reason: "lists no sheet") }
      self.sheets = sheets
      strings = try SharedStrings.read(links.part(ofType: "sharedStrings"), in: archive)
      formats = try CellFormats(links.part(ofType: "styles"), in: archive, usesDatesOf1904: usesDatesOf1904)
    }
  }

  /// The names of the sheets.
  package var sheetNames: [String] { contents.sheets.map(\.name) }

  /// The cells of a sheet, with the numbers of rows and columns as positions.
  ///
  /// - Parameter name: the sheet; nil for the first one.
  /// - Throws: ``WorkbookError``.
  package func table(sheet name: String? = nil) throws(WorkbookError) -> Table {
    guard let sheet = contents.sheets.first(where: { name == nil || $0.name == name }) else {
      throw .unknownSheet(name ?? "", known: sheetNames)
    }
    guard let text = try archive.part(sheet.part) else {
      throw .damaged(part: sheet.part, reason: "is missing")
    }
    var reader = SheetReader(part: sheet.part, strings: contents.strings, formats: contents.formats)
    try readXML(text, part: sheet.part) { (event) throws(WorkbookError) in try reader.take(event) }
    return Table(rows: reader.rows)
  }

  /// The name of what an archive is that is not a workbook.
  private static func kind(of archive: ZipArchive) -> String {
    if archive.contains("Index/Document.iwa") || archive.contains("Index.zip") { return "a Numbers document" }
    if archive.contains("content.xml") { return "an OpenDocument file" }
    if archive.contains("word/document.xml") { return "a Word document" }
    return "a zip archive"
  }
}

/// The relationships of a part: the parts that it refers to, by their ids and types.
struct Relationships {
  private(set) var targets: [String: String] = [:]
  private var types: [String: String] = [:]

  /// Reads the relationships of `part`; of the whole package if it is empty.
  init(of part: String, in archive: ZipArchive) throws(WorkbookError) {
    let parts = part.split(separator: "/").map(String.init)
    let folder = parts.dropLast()
    let name = (folder + ["_rels", (parts.last ?? "") + ".rels"]).joined(separator: "/")
    guard let contents = try archive.part(name) else { return }
    var (targets, types): ([String: String], [String: String]) = ([:], [:])
    try readXML(contents, part: name) { (event) throws(WorkbookError) in
      guard case .start("Relationship", let attributes) = event, let target = attributes["Target"] else {
        return
      }
      let path = Self.path(target, in: Array(folder))
      if let id = attributes["Id"] { targets[id] = path }
      if let type = attributes["Type"]?.split(separator: "/").last { types[String(type)] = path }
    }
    (self.targets, self.types) = (targets, types)
  }

  /// The part of a type, such as `styles`.
  func part(ofType type: String) -> String? { types[type] }

  private static func path(_ target: String, in folder: [String]) -> String {
    var path = target.hasPrefix("/") ? [] : folder
    for component in target.split(separator: "/") {
      if component == ".." { _ = path.popLast() } else if component != "." { path.append(String(component)) }
    }
    return path.joined(separator: "/")
  }
}

/// The texts that cells share.
enum SharedStrings {
  static func read(_ part: String?, in archive: ZipArchive) throws(WorkbookError) -> [String] {
    guard let part, let contents = try archive.part(part) else { return [] }
    var (strings, text): ([String], RichText) = ([], RichText())
    try readXML(contents, part: part) { (event) throws(WorkbookError) in
      text.take(event)
      if case .end("si") = event {
        strings.append(text.text)
        text = RichText()
      }
    }
    return strings
  }
}

/// Collects the text of a string with its runs; without phonetic guides.
struct RichText {
  private(set) var text = ""
  private var isText = false
  private var isPhonetic = false

  mutating func take(_ event: XMLEvent) {
    switch event {
    case .start("t", _): isText = !isPhonetic
    case .end("t"): isText = false
    case .start("rPh", _): isPhonetic = true
    case .end("rPh"): isPhonetic = false
    case .text(let part) where isText: text += part
    case .start, .end, .text: break
    }
  }
}
