/// The words of a command line, told apart by a ``CommandSpec``.
struct ParsedArguments {
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: ``UsageError`` for what the specification does not know.
  init(_ words: some Sequence<String>, for spec: CommandSpec) throws(UsageError) {
    var rest = Array(words)[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        positional.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try read(word, rest: &rest, spec)
      }
    }
    guard !isSet("--help") else { return }
    guard positional.count >= spec.requiredArguments else {
      throw UsageError("\(spec.arguments[positional.count]) is missing", spec)
    }
    guard positional.count <= spec.arguments.count else {
      throw UsageError("“\(positional[spec.arguments.count])” is one argument too many", spec)
    }
  }

  private mutating func read(
    _ word: String, rest: inout ArraySlice<String>, _ spec: CommandSpec
  ) throws(UsageError) {
    var (name, inline) = (word, String?.none)
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      (name, inline) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
    } else if !word.hasPrefix("--"), word.count > 2 {
      (name, inline) = (String(word.prefix(2)), String(word.dropFirst(2)))
    }
    guard let option = spec.options.first(where: { $0.names.contains(name) }) else {
      throw UsageError("there is no option “\(name)”", spec)
    }
    let key = option.names[0]
    guard option.value != nil else {
      guard inline == nil else { throw UsageError("\(key) takes no value", spec) }
      values[key] = []
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw UsageError("\(key) needs a value: \(option.value ?? "")", spec)
    }
    guard option.repeats || values[key] == nil else { throw UsageError("\(key) is given twice", spec) }
    values[key, default: []].append(value)
  }

  /// Whether an option was given.
  func isSet(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that is given at most once.
  func value(_ name: String) -> String? { values[name]?.first }

  /// The values of an option that may be given several times.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number above zero.
  func count(_ name: String, _ spec: CommandSpec) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw UsageError("\(name) is “\(text)”; expected a whole number from 1 to 1024", spec)
    }
    return number
  }

  /// A size in bytes, written as a whole number of MB or GB, which are powers of 1024 here; from 16 MB on.
  func bytes(_ name: String, _ spec: CommandSpec) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    let units = ["MB": 1 << 20, "GB": 1 << 30]
    let (digits, unit) = (text.dropLast(2), text.suffix(2).uppercased())
    guard let factor = units[unit], let number = Int(digits), (1...1 << 20).contains(number),
      number * factor >= 16 << 20
    else {
      throw UsageError("\(name) is “\(text)”; expected a size from 16MB on, such as 256MB or 1GB", spec)
    }
    return number * factor
  }
}

/// A command line that makes no sense.
struct UsageError: Error {
  let message: String

  init(_ message: String, _ spec: CommandSpec) {
    self.message = "\(message)\nusage: \(spec.usage)\nMore: deckle \(spec.name) --help"
  }

  init(_ message: String) {
    self.message = "\(message)\nMore: deckle --help"
  }
}
