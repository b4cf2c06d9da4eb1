/// The arguments and options of a subcommand, as data: parser and help use the same specification.
struct CommandSpec: Sendable {
  /// One option.
  struct Option: Sendable {
    /// Its long name, optionally followed by its short name, with dashes.
    var names: [String]
    /// The placeholder of its value in help; nil for a flag.
    var value: String?
    /// The help text.
    var help: String
    /// Whether it may be repeated.
    var repeats = false
  }

  var name: String
  var summary: String
  /// The names of the positional arguments, in order.
  var arguments: [String]
  /// The number of required positional arguments.
  var requiredArguments: Int
  var options: [Option]
  /// Further help text.
  var details: String = ""

  /// The usage line, such as “deckle render DECK [options]”.
  var usage: String {
    let names = arguments.enumerated().map { index, name in index < requiredArguments ? name : "[\(name)]" }
    return (["deckle", name] + names + (options.isEmpty ? [] : ["[options]"])).joined(separator: " ")
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
