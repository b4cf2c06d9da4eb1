/// What a subcommand takes, as data: parsing and help both follow it.
struct CommandSpec: Sendable {
  /// One option.
  struct Option: Sendable {
    /// Its name with the dashes; a second, short one may follow.
    var names: [String]
    /// What its value is called; nil for a switch.
    var value: String?
    /// What it does.
    var help: String
    /// Whether it may be given several times.
    var repeats = false
  }

  var name: String
  var summary: String
  /// Names of the positional arguments, in order.
  var arguments: [String]
  /// How many of them must be given.
  var requiredArguments: Int
  var options: [Option]
  /// What else a person should know.
  var details: String = ""

  /// "deckle render DECK [options]".
  var usage: String {
    let words = arguments.enumerated().map { index, name in index < requiredArguments ? name : "[\(name)]" }
    return (["deckle", name] + words + (options.isEmpty ? [] : ["[options]"])).joined(separator: " ")
  }
}

extension CommandSpec.Option {
  static let help = Self(names: ["--help", "-h"], help: "Show this text.")
  static let quiet = Self(names: ["--quiet", "-q"], help: "Say nothing but errors.")
  static let json = Self(names: ["--json"], help: "Print one JSON object that sums the run up.")
  static let jobs = Self(
    names: ["--jobs", "-j"], value: "N", help: "Number of workers; the machine's cores by default.")
  static let memory = Self(
    names: ["--memory"], value: "SIZE",
    help:
      "Memory for the pictures under way, as 256MB or 1GB; a quarter of the machine's, at most 512MB, by default."
  )
}
