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
  static let help = Self(names: ["--help", "-h"], help: "Show this help.")
  static let quiet = Self(names: ["--quiet", "-q"], help: "Print only errors.")
  static let verbose = Self(
    names: ["--verbose", "-v"], help: "Print every warning, and not one line for each kind.")
  static let strict = Self(names: ["--strict"], help: "Treat warnings as errors.")
  static let root = Self(
    names: ["--root"], value: "DIR",
    help: "Folder that all files of the deck must be in (default: the deck's own folder).")
  static let json = Self(names: ["--json"], help: "Print a summary of the run as a JSON object.")
  static let jobs = Self(
    names: ["--jobs", "-j"], value: "N", help: "Number of workers (default: number of cores).")
  static let memory = Self(
    names: ["--memory"], value: "SIZE",
    help: "Maximum memory for pictures, as 256MB or 1GB (default: a quarter of the memory, up to 512MB).")
}
