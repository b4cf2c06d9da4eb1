/// The headings under which tables hold the fields of cards.
enum HeadingNames {
  /// What a column holds.
  enum Meaning: Hashable {
    case field(CardField)
    /// A first name, to be joined with a family name.
    case givenName
    case familyName
    /// Dates of birth, from which no age is computed: it would change from day to day.
    case birthDate
  }

  /// The meaning of a heading that is a known name; nil for others.
  static func meaning(of heading: HeadingText) -> Meaning? { known[heading.joined] }

  /// The meaning of a heading that is similar to a known name: with other words around it, as “Profile photo
  /// link”, or with a spelling mistake. Nil if there is none, or if several are as similar.
  static func guess(_ heading: HeadingText) -> Meaning? {
    let words = heading.words.filter { !fillers.contains($0) }
    if !words.isEmpty, words.count < heading.words.count, let meaning = known[words.joined()] {
      return meaning
    }
    let word = heading.joined
    guard word.utf8.count <= longestWord else { return nil }
    let similar = Set(spelled.filter { isMisspelling(word, of: $0) }.compactMap { known[$0] })
    return similar.count == 1 ? similar.first : nil
  }

  /// Longer texts are no heading with a mistake, and would take long to compare.
  private static let longestWord = 40

  /// The words that say nothing of a column's content.
  private static let fillers: Set<String> = [
    "a", "an", "the", "my", "your", "their", "of", "in", "at", "for", "card", "person", "persons", "people",
    "employee", "employees", "staff", "member", "members", "student", "students", "user", "users",
    "participant", "contact", "attendee", "guest", "speaker", "colleague", "profile", "current", "personal",
    "preferred", "main", "primary", "own", "url", "link", "web", "address", "path", "local", "years", "year",
    "favourite", "favorite", "s", "and", "or", "text", "no", "optional", "required", "what", "is", "are",
    "you", "please", "enter", "upload",
  ]

  /// The names of which misspellings are recognised. With all names, too many other words would be: “dates”
  /// is not “Datei”.
  private static let spelled = [
    "name", "fullname", "firstname", "lastname", "surname", "photo", "photos", "picture", "pictures", "image",
    "images", "avatar", "portrait", "headshot", "filename", "hobby", "hobbies", "interest", "interests",
    "title",
    "headline", "detail", "details", "description", "section", "language", "identifier",
  ]

  /// Whether two words differ by one mistake, and are long enough for it not to be another word: “wage” is
  /// not “age”.
  private static func isMisspelling(_ word: String, of name: String) -> Bool {
    let (letters, others) = (Array(word), Array(name))
    guard letters != others, letters.count >= 4, letters.first == others.first else { return false }
    if letters.count == others.count, letters.sorted() == others.sorted() {
      return zip(letters, others).count { $0 != $1 } == 2
    }
    guard letters.count >= 5, others.count >= 5 else { return false }
    return isOneEdit(letters, others)
  }

  /// Whether one letter more, less or different turns one word into the other.
  private static func isOneEdit(_ first: [Character], _ second: [Character]) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return start + end >= max(first.count, second.count) - 1
  }

  /// The meanings of all names, by their reduced form.
  private static let known: [String: Meaning] = {
    var known: [String: Meaning] = [:]
    for (meaning, names) in names {
      for name in names.split(whereSeparator: \.isWhitespace) {
        known[HeadingText(String(name)).joined] = meaning
      }
    }
    for field in CardField.allCases { known[field.rawValue] = .field(field) }
    return known
  }()
}
