/// The arguments of a command line, parsed according to a ``CommandSpec``.
struct ParsedArguments {
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: ``UsageError`` if the arguments do not match the specification.
  init(_ arguments: some Sequence<String>, for spec: CommandSpec) throws(UsageError) {
    var rest = Array(arguments)[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        positional.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else {
        try read(argument, rest: &rest, spec)
      }
    }
    guard !isSet("--help") else { return }
    guard positional.count >= spec.requiredArguments else {
      throw UsageError("missing argument \(spec.arguments[positional.count])", spec)
    }
    guard positional.count <= spec.arguments.count else {
      throw UsageError("unexpected argument “\(positional[spec.arguments.count])”", spec)
    }
  }

  private mutating func read(
    _ argument: String, rest: inout ArraySlice<String>, _ spec: CommandSpec
  ) throws(UsageError) {
    var (name, inline) = (argument, String?.none)
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      (name, inline) = (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    } else if !argument.hasPrefix("--"), argument.count > 2 {
      (name, inline) = (String(argument.prefix(2)), String(argument.dropFirst(2)))
    }
    guard let option = spec.options.first(where: { $0.names.contains(name) }) else {
      throw UsageError("unknown option “\(name)”", spec)
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
    guard option.repeats || values[key] == nil else {
      throw UsageError("\(key) is given twice; expected it once", spec)
    }
    values[key, default: []].append(value)
  }

  /// Whether an option was given.
  func isSet(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that is not repeated.
  func value(_ name: String) -> String? { values[name]?.first }

  /// The values of an option that may be repeated.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as a whole number from 1 to 1024; nil if it was not given.
  ///
  /// - Throws: ``UsageError`` if it is not such a number.
  func count(_ name: String, _ spec: CommandSpec) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw UsageError("\(name) is “\(text)”; expected a whole number from 1 to 1024", spec)
    }
    return number
  }

  /// The value of an option as a size in bytes, at least 16 MB; nil if it was not given. It is written as a
  /// whole number of MB (2²⁰ bytes) or GB (2³⁰ bytes).
  ///
  /// - Throws: ``UsageError`` if it is not such a size.
  func bytes(_ name: String, _ spec: CommandSpec) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    let units = ["MB": 1 << 20, "GB": 1 << 30]
    let (digits, unit) = (text.dropLast(2), text.suffix(2).uppercased())
    guard let factor = units[unit], let number = Int(digits), (1...1 << 20).contains(number),
      number * factor >= 16 << 20
    else {
      throw UsageError("\(name) is “\(text)”; expected at least 16MB, such as 256MB or 1GB", spec)
    }
    return number * factor
  }
}

/// An error in the command line.
struct UsageError: Error {
  let message: String

  init(_ message: String, _ spec: CommandSpec) {
    self.message = "\(message)\nusage: \(spec.usage)\nSee “deckle \(spec.name) --help” for more information."
  }

  init(_ message: String) {
    self.message = "\(message)\nSee “deckle --help” for more information."
  }
}
