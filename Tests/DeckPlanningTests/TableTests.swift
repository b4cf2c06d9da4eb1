import DeckKit
import DeckPlanning
import Testing

@Suite struct TableTests {
  private func reading(_ table: String, columns: String? = nil) -> Reading {
    let cards = columns.map { "{ file: 'people.csv', columns: { \($0) } }" } ?? "'people.csv'"
    return Reading("{ cards: \(cards) }", table: table)
  }

  @Test(arguments: [
    "photo,name,age,hobby\na.jpg,Ada,36,\"Sums, cogs\"\n",
    "photo;name;age;hobby\r\na.jpg;Ada;36;Sums, cogs\r\n",
    "photo\tname\tage\thobby\na.jpg\tAda\t36\tSums, cogs",
    "\u{FEFF}photo,name,age,hobby\na.jpg,Ada,36,\"Sums, cogs\"",
    "name , hobby, age ,photo\n Ada , \"Sums, cogs\" , 36,a.jpg",
    "sep=;\nphoto;name;age;hobby\na.jpg;Ada;36;Sums, cogs",
    "Image,Full name,YEARS,Hobbies\na.jpg,Ada,36,\"Sums, cogs\"",
    "PHOTO-FILE,full_name,Age,interests\na.jpg,Ada,36,\"Sums, cogs\"",
  ])
  func anyCommonTableIsRead(table: String) {
    let reading = reading(table)
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.photo?.rawValue) == ["a.jpg"] && reading.cards.map(\.name) == ["Ada"])
    #expect(reading.cards.map(\.age) == [36] && reading.cards.map(\.hobby) == ["Sums, cogs"])
  }

  @Test func everyColumnOfACard() {
    let reading = reading(
      """
      identifier,picture,person,years,about,headline,bio,group,alt text,focal point,language
      x,a.jpg,Ada,36,Sums,T,D,S,An engine,0.25 0.75,fr
      """)
    let card = reading.cards.first
    #expect(reading.lines == [])
    #expect(card?.id == "x" && card?.title == "T" && card?.detail == "D" && card?.section == "S")
    #expect(card?.alt == "An engine" && card?.language == "fr")
    #expect(card?.focus.point?.x == 0.25 && card?.focus.point?.y == 0.75)
  }

  @Test func anUnknownColumnIsAWarningAtItsHeader() {
    let reading = reading("photo,name,shoe\na.jpg,Ada,39\n")
    #expect(
      reading.lines == [
        "people.csv:1:12: warning: the column “shoe” is not used; to read it, add it to “columns” in "
          + "the deck "
          + "file as one of id, photo, name, age, hobby, title, detail, section, alt, focus, lang"
      ])
  }

  // MARK: Headings

  /// Invisible characters, brackets, case, punctuation and other languages.
  @Test(arguments: [
    "name\u{A0},photo,age", "\u{200B}name,photo,age", "\u{FEFF}name,\u{2060}photo,age\u{AD}",
    "name\t,photo,age",
    "NAME:,Photo *,Age (years)", "\"Name\n(as on the badge)\",Photo,Age?", "ｎａｍｅ,ｐｈｏｔｏ,ａｇｅ",
    "fullName,photoFile,Age in years", "full_name,image-url,AGE", "Name,Bild,Alter", "Nom,Photo,Âge",
    "Nombre,Imagen,Edad", "Nome,Foto,Età", "Naam,Afbeelding,Leeftijd", "Imię i nazwisko,Zdjęcie,Wiek",
    "Namn,Bild,Ålder", "Jméno,Obrázek,Věk", "Ad Soyad,Fotoğraf,Yaş", "Имя,Фото,Возраст",
    "ФИО,Фотография,Возраст",
    "Ім’я,Світлина,Вік", "Όνομα,Φωτογραφία,Ηλικία", "名前,写真,年齢", "姓名,照片,年龄", "이름,사진,나이",
    "الاسم,صورة,العمر", "שם,תמונה,גיל", "नाम,फोटो,उम्र", "ชื่อ,รูปภาพ,อายุ",
  ])
  func headingsAreKnown(headings: String) {
    let reading = reading("\(headings)\nAda,a.jpg,36\n")
    #expect(reading.lines == [])
    let card = reading.cards.first
    #expect(card?.name == "Ada" && card?.photo?.rawValue == "a.jpg" && card?.age == 36)
  }

  @Test(arguments: [
    ("nmae,photo", "nmae", "name"), ("name,phtoo", "phtoo", "photo"),
    ("name,photo,hobbie", "hobbie", "hobby"),
    ("name,Profile picture link", "Profile picture link", "photo"),
    ("Employee’s name,photo", "Employee’s name", "name"),
    ("name,photo,Current age", "Current age", "age"), ("name,photo,Hobbyes", "Hobbyes", "hobby"),
  ])
  func aSimilarHeadingIsReadWithAWarning(headings: String, guessed: String, field: String) {
    let reading = reading(
      "\(headings)\nAda,a.jpg,36\n".replacing("name,photo\nAda,a.jpg,36", with: "name,photo\nAda,a.jpg"))
    let found = reading.diagnostics.all.filter { $0.code == .guessedColumn }
    #expect(found.map(\.field) == [field] && found.first?.severity == .warning)
    #expect(found.first?.message.contains("“\(guessed)” is read as \(field)") == true)
    #expect(found.first?.message.contains("\"columns\": { \"\(field)\": \"\(guessed)\" }") == true)
  }

  /// Words that are one letter from a known heading, but other words.
  @Test(arguments: [
    "wage", "page", "stage", "phone", "notes", "game", "same", "state", "gender", "company name", "dates",
  ])
  func anotherWordIsNotAMistake(heading: String) {
    #expect(reading("photo,name,\(heading)\na.jpg,Ada,x").codes == ["unknown-column"])
  }

  @Test func aKnownHeadingGoesBeforeASimilarOne() {
    let reading = reading("photo 2,photo,name\nb.jpg,a.jpg,Ada\n")
    #expect(reading.codes == ["unknown-column"] && reading.cards.first?.photo?.rawValue == "a.jpg")
  }

  @Test func twoSimilarHeadingsAreRefused() {
    let reading = reading("photo 1,photo 2,name\nb.jpg,a.jpg,Ada\n")
    #expect(reading.diagnostics.errors.map(\.code) == [.duplicateColumn])
    #expect(
      reading.diagnostics.errors.first?.message
        == "the columns “photo 1” and “photo 2” both hold photo; rename one, or say which to read by "
        + "\"columns\": { \"photo\": \"photo 1\" }")
  }

  @Test func withoutAnyNameTheUnknownColumnsAreAnError() {
    let reading = reading("photo,wat,was\na.jpg,Ada,1")
    #expect(
      reading.lines == [
        "people.csv:1:7: error: name: no column holds the names, and “wat”, “was” of the table "
          + "people.csv are not known; say what to read by \"columns\": { \"name\": \"wat\" }"
      ])
    #expect(self.reading("photo\na.jpg").lines == [])
  }

  @Test(arguments: [
    "First name,Last name,photo\nAda,Lovelace,a.jpg", "Surname,Given name,photo\nLovelace,Ada,a.jpg",
    "Vorname,Name,Bild\nAda,Lovelace,a.jpg", "Prénom,Nom,Photo\nAda,Lovelace,a.jpg",
    "Nombre,Apellidos,Foto\nAda,Lovelace,a.jpg", "Имя,Фамилия,Фото\nAda,Lovelace,a.jpg",
    "Full name,First name,Last name,photo\nAda Lovelace,Ada,Lovelace,a.jpg",
    "First name,Full name,photo\nAda,Ada Lovelace,a.jpg", "First name,photo\nAda Lovelace,a.jpg",
  ])
  func partsOfANameAreJoined(table: String) {
    let reading = reading(table)
    #expect(reading.lines == [] && reading.cards.map(\.name) == ["Ada Lovelace"])
  }

  @Test(arguments: [
    ("Ada", "", "Ada"), ("", "Lovelace", "Lovelace"), ("葵", "佐藤", "佐藤葵"), ("지우", "김", "김지우"),
    ("あおい", "サトウ", "サトウあおい"), ("Aoi", "佐藤", "Aoi 佐藤"),
  ])
  func familyNamesPrecedeInEastAsianScripts(given: String, family: String, name: String) {
    #expect(reading("First,Last,photo\n\(given),\(family),a.jpg").cards.map(\.name) == [name])
  }

  @Test func agesAreNotComputedFromBirthdays() {
    let reading = reading("name,photo,Date of birth\nAda,a.jpg,1815-12-10")
    #expect(reading.codes == ["unknown-column"] && reading.first?.message.contains("from day to day") == true)
  }

  // MARK: Rows above the headings

  @Test(arguments: [
    "Team list 2026,,\n\nphoto,name,age\na.jpg,Ada,36", "Team list 2026\nphoto;name;age\na.jpg;Ada;36",
    "Exported by Ada,on 2026-12-01\n,,\nphoto,name,age\na.jpg,Ada,36",
    "Employees\nphoto,name,age\na.jpg,Ada,36",
    "Report\nGenerated: 1.12.2026\n\nBild;Name;Alter\na.jpg;Ada;36",
  ])
  func titlesMayStandAboveTheHeadings(table: String) {
    let reading = reading(table)
    #expect(reading.lines == [] && reading.cards.map(\.name) == ["Ada"] && reading.cards.map(\.age) == [36])
  }

  @Test(arguments: [
    ("a.jpg,Ada,36,Sums\nb.jpg,Bo,20,Tea", "it starts with “a.jpg, Ada, 36, Sums”"),
    ("Ada,36,Interests\nBo,20,Tea", ""), ("Wo,Was\nAda,x", "none of the headings “Wo, Was” is known"),
  ])
  func aTableWithoutHeadingsSaysWhatToDo(table: String, message: String) {
    let reading = reading(table)
    #expect(reading.diagnostics.hasErrors)
    guard !message.isEmpty else { return }
    #expect(reading.codes == ["no-headings"] && reading.first?.place.description == "people.csv:1:1")
    #expect(reading.first?.message.contains(message) == true, "\(reading.lines)")
  }

  @Test func twoColumnsForOneFieldAreRefused() {
    #expect(
      reading("photo,name,Full name\na.jpg,A,B").lines == [
        "people.csv:1:12: error: name: the columns “name” and “Full name” both hold name; rename one, or say "
          + "which to read by \"columns\": { \"name\": \"name\" }"
      ])
  }

  // MARK: Rows

  @Test(arguments: ["a.jpg,Ada", "a.jpg,Ada,", "a.jpg,Ada,,,,", " a.jpg\u{A0},\u{200B}Ada\t,\u{A0}"])
  func emptyCellsAtTheEndDoNotCount(row: String) {
    let reading = reading("photo,name,age\n\(row)\n")
    #expect(reading.lines == [] && reading.cards.map(\.name) == ["Ada"])
    #expect(reading.cards.map(\.photo?.rawValue) == ["a.jpg"])
  }

  /// All mistakes of the row are told at once.
  @Test func aRowWithMoreTextIsRefused() {
    let errors = reading("\nphoto,name,age\na.jpg,Ada,x,,Sums, tea\n").diagnostics.errors
    #expect(errors.map(\.code) == [.rowLength, .badAge])
    #expect(
      errors.first?.description.hasPrefix("people.csv:3:13: error: card “Ada”: the row has 6 cells; ") == true
    )
    #expect(errors.map(\.cardIndex) == [0, 0])
  }

  @Test(arguments: [
    ("0.5", "wrong-type"), ("0.5 0.3 0.1", "wrong-type"), ("left top", "unknown-focus"),
    ("0.5 x 0.3", "wrong-type"), ("0,5 0,3", "wrong-type"), ("0.5 0.3 top", "wrong-type"),
    ("2 0", "bad-focus"), ("nan 0", "bad-focus"), ("x", "unknown-focus"),
  ])
  func aFocusIsTwoNumbersOrAName(text: String, code: String) {
    let reading = reading("photo,focus\na.jpg,\"\(text)\"")
    #expect(reading.codes == [code])
    #expect(reading.first?.place.description == "people.csv:2:7")
  }

  @Test(arguments: ["0.5 0.3", "0.5, 0.3", "0.5;0.3", " .5   .3 "])
  func aFocusMayBeWrittenInManyWays(text: String) {
    let card = reading("photo,focus\na.jpg,\"\(text)\"").cards.first
    #expect(card?.focus.point?.x == 0.5 && card?.focus.point?.y == 0.3)
  }

  @Test(arguments: [("", "the file is empty"), ("photo,name\na.jpg,\"Ada", "this field is not closed")])
  func aBrokenTableIsReportedThere(table: String, message: String) {
    let reading = reading(table)
    #expect(reading.codes == ["syntax"] && reading.first?.place.file == "people.csv")
    #expect(reading.first?.message.contains(message) == true)
  }

  // MARK: Columns that the deck names

  @Test func theDeckMayNameColumns() {
    let reading = reading(
      "Datei,Wer,Wie alt,Notiz\na.jpg,Ada,36,x",
      columns: "photo: 'datei', name: 'Wer', age: 'WIE-ALT', detail: 'Notiz'")
    #expect(reading.lines == [])
    #expect(reading.cards.first?.photo?.rawValue == "a.jpg" && reading.cards.first?.name == "Ada")
    #expect(reading.cards.first?.age == 36 && reading.cards.first?.detail == "x")
  }

  @Test func theNameMayBeJoinedOfSeveralColumns() {
    let reading = reading("photo,Rang,Ruf\na.jpg,Countess,Ada", columns: "name: ['Rang', 'Ruf']")
    #expect(reading.lines == [] && reading.cards.first?.name == "Countess Ada")
  }

  /// A column of the field's own name is then not used.
  @Test func aNamedColumnGoesBeforeOneOfThatName() {
    let reading = reading("photo,name,Full name\na.jpg,A,Ada", columns: "name: 'Full name'")
    #expect(reading.lines == [] && reading.cards.first?.name == "Ada")
    let parts = self.reading("photo,First name,Nick\na.jpg,Augusta,Ada", columns: "name: 'Nick'")
    #expect(parts.lines == [] && parts.cards.first?.name == "Ada")
  }

  @Test func aNamedColumnGoesBeforeItsOwnMeaning() {
    let reading = reading("photo,name\na.jpg,Ada", columns: "title: 'name'")
    #expect(reading.lines == [])
    #expect(reading.cards.first?.title == "Ada" && reading.cards.first?.name == "")
  }

  @Test func aNamedColumnMustBeThere() {
    #expect(
      reading("photo,name\na.jpg,Ada", columns: "name: 'nane', hobby: 'Fun'").lines == [
        "deck.json:1:64: error: columns: the table people.csv has no column “Fun”; "
          + "expected one of photo, name",
        "deck.json:1:49: error: columns: the table people.csv has no column “nane”; did you mean “name”?",
      ])
  }

  /// The first field in alphabetical order gets the column: alt, name, title.
  @Test func oneColumnCannotHoldTwoFields() {
    let reading = reading("photo,Who\na.jpg,Ada", columns: "name: 'Who', alt: 'who', title: 'WHO'")
    #expect(
      reading.lines == [
        "deck.json:1:49: error: columns: “Who” is already the column of alt; expected another",
        "deck.json:1:75: error: columns: “WHO” is already the column of alt; expected another",
      ])
  }

  @Test func columnsAreCheckedLikeAnyObject() {
    let reading = reading("photo\na.jpg", columns: "phto: 'photo', name: 5")
    #expect(
      reading.lines == [
        "deck.json:1:43: error: phto: unknown key in columns; did you mean “photo”?",
        "deck.json:1:64: error: name: is a number; expected text in quotes",
      ])
  }
}
