import DeckPlanning
import Testing

/// Tables as programs export them are read without editing: the people of each are Ada Lovelace, 36, and Zoë,
/// 29.
@Suite struct ExportedTableTests {
  struct Export: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var encoding = Encoding.utf8
    /// The columns that are not used, each of which is a warning.
    var unused = 0

    enum Encoding { case utf8, utf8WithMark, utf16 }

    init(_ origin: String, _ text: String, _ encoding: Encoding = .utf8, unused: Int = 0) {
      (testDescription, self.text, self.encoding, self.unused) = (origin, text, encoding, unused)
    }

    var bytes: [UInt8] {
      switch encoding {
      case .utf8: Array(text.utf8)
      case .utf8WithMark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      }
    }
  }

  static let exports = [
    Export(
      "Excel, CSV UTF-8", "Photo,Name,Age,Hobby\r\na.jpg,Ada Lovelace,36,Sums\r\nz.jpg,Zoë,29,\r\n",
      .utf8WithMark),
    Export(
      "Excel in German, CSV UTF-8",
      "Foto;Name;Alter;Hobby\r\na.jpg;Ada Lovelace;36;Sums\r\nz.jpg;Zoë;29;\r\n",
      .utf8WithMark),
    Export(
      "Excel, Unicode text", "Photo\tName\tAge\r\na.jpg\tAda Lovelace\t36\r\nz.jpg\tZoë\t29\r\n", .utf16),
    Export(
      "Excel, the last columns empty in a block of rows",
      "photo,name,age,hobby,title\r\na.jpg,Ada Lovelace,36\r\nz.jpg,Zoë,29,Tea,T\r\n"),
    Export(
      "Excel, delimiters of deleted columns",
      "photo,name,age,,,\r\na.jpg,Ada Lovelace,36,,,\r\nz.jpg,Zoë,29,,,\r\n,,,,,\r\n"),
    Export(
      "Excel, line break in a heading",
      "photo,\"Name\n(as on the badge)\",Age\na.jpg,Ada Lovelace,36\nz.jpg,Zoë,29\n"),
    Export("Excel, sep line", "sep=;\r\nphoto;name;age\r\na.jpg;Ada Lovelace;36\r\nz.jpg;Zoë;29\r\n"),
    Export("Numbers", "Photo,Full Name,Age\na.jpg,Ada Lovelace,36\nz.jpg,Zoë,29\n"),
    Export("Numbers with the table's title", "Team\nphoto,name,age\na.jpg,Ada Lovelace,36\nz.jpg,Zoë,29\n"),
    Export(
      "Google Sheets of a form",
      "Timestamp,Your name,How old are you?,Photo file name\n2026/12/01 10:00:00,Ada Lovelace,36,a.jpg\n"
        + "2026/12/01,Zoë,29,z.jpg\n",
      unused: 1),
    Export(
      "LibreOffice, all cells quoted",
      "\"photo\",\"name\",\"age\"\n\"a.jpg\",\"Ada Lovelace\",\"36\"\n\"z.jpg\",\"Zoë\",\"29\"\n"),
    Export("LibreOffice, tabs", "photo\tname\tage\na.jpg\tAda Lovelace\t36\nz.jpg\tZoë\t29"),
    Export("pandas, an empty age in the column", "photo,name,age\na.jpg,Ada Lovelace,36.0\nz.jpg,Zoë,29.0\n"),
    Export("pandas with its index", ",photo,name,age\n0,a.jpg,Ada Lovelace,36\n1,z.jpg,Zoë,29\n"),
    Export(
      "R, write.csv",
      "\"\",\"photo\",\"name\",\"age\"\n\"1\",\"a.jpg\",\"Ada Lovelace\",36\n\"2\",\"z.jpg\",\"Zoë\",29\n"),
    Export(
      "SQL client with spaces",
      " photo | name         | age \n-------+--------------+-----\n a.jpg | Ada Lovelace |  36\n z.jpg "
        + "| Zoë          |  29\n"
    ),
    Export(
      "Markdown",
      "| photo | name | age |\n|---|:---|---:|\n| a.jpg | Ada Lovelace | 36 |\n| z.jpg | Zoë | 29 |\n"),
    Export(
      "BambooHR", "Employee #,Last Name,First Name,Photo,Age\n1,Lovelace,Ada,a.jpg,36\n2,,Zoë,z.jpg,29\n",
      unused: 1),
    Export("Personio in German", "Vorname;Nachname;Bild;Alter\nAda;Lovelace;a.jpg;36\nZoë;;z.jpg;29\n"),
    Export("SAP in capitals", "VORNAME;NAME;FOTO;ALTER\nAda;Lovelace;a.jpg;36\nZoë;;z.jpg;29\n"),
    Export(
      "Workday with a report's header",
      "Worker Report\nRun by: Grace\nEffective: 2026-12-01\n\nPreferred Name,Photo,Age\nAda "
        + "Lovelace,a.jpg,36\nZoë,z.jpg,29\n"
    ),
    Export(
      "HR system with dates of birth",
      "Name,Photo,Age,Date of Birth\nAda Lovelace,a.jpg,36,1990-01-01\nZoë,z.jpg,29,1997-01-01\n", unused: 1),
    Export("Airtable", "Name,Age,Photo,Notes\nAda Lovelace,36,a.jpg,x\nZoë,29,z.jpg,\n", unused: 1),
    Export("Notion", "\u{FEFF}Name,Age,Photo\nAda Lovelace,36,a.jpg\nZoë,29,z.jpg\n"),
    Export(
      "Trello, a heading with a no-break space",
      "Name\u{A0},Age\u{200B},\u{A0}Photo\nAda Lovelace,36,a.jpg\nZoë,29,z.jpg\n"),
    Export("school system in French", "Nom;Prénom;Âge;Photo\nLovelace;Ada;36;a.jpg\n;Zoë;29;z.jpg\n"),
    Export("club system in Spanish", "Nombre;Apellidos;Edad;Foto\nAda;Lovelace;36;a.jpg\nZoë;;29;z.jpg\n"),
    Export("payroll in Italian", "Nome;Cognome;Età;Immagine\nAda;Lovelace;36;a.jpg\nZoë;;29;z.jpg\n"),
    Export("Japanese office", "名前,年齢,写真\nAda Lovelace,３６,a.jpg\nZoë,２９,z.jpg\n", .utf8WithMark),
    Export("Arabic office", "الاسم,العمر,صورة\nAda Lovelace,٣٦,a.jpg\nZoë,٢٩,z.jpg\n"),
    Export("old Mac with carriage returns", "photo,name,age\ra.jpg,Ada Lovelace,36\rz.jpg,Zoë,29\r"),
    Export("camelCase of a web service", "photoUrl,fullName,age\na.jpg,Ada Lovelace,36\nz.jpg,Zoë,29\n"),
    Export("snake_case of a database", "photo_path,full_name,age\na.jpg,Ada Lovelace,36\nz.jpg,Zoë,29\n"),
    Export(
      "cells with blanks around them",
      "photo , name , age\n a.jpg\t,\u{A0}Ada Lovelace , 36\u{A0}\nz.jpg,Zoë ,29\n"),
  ]

  @Test(arguments: exports) func isReadAsItIs(export: Export) {
    let reading = Reading(Array("{ cards: 'people.csv' }".utf8), table: export.bytes)
    #expect(!reading.diagnostics.hasErrors, "\(reading.lines)")
    let warnings = reading.diagnostics.all.filter { $0.code != .guessedColumn }
    #expect(warnings.count == export.unused, "\(reading.lines)")
    #expect(reading.cards.map(\.name) == ["Ada Lovelace", "Zoë"])
    #expect(reading.cards.map(\.age) == [36, 29])
    #expect(reading.cards.map(\.photo?.rawValue) == ["a.jpg", "z.jpg"])
  }

  @Test func thereAreThirty() { #expect(Self.exports.count >= 30) }
}
