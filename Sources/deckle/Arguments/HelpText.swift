import DeckPipeline

/// Help texts, generated from the specifications.
enum HelpText {
  static func overview(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { "  \(padded($0.name, width))  \($0.summary)" }
    return """
      \(Product.name) \(Product.version): draws card pictures, previews and swipe frames from photos and a \
      list of people.

      usage: deckle COMMAND [arguments]

      \(lines.joined(separator: "\n"))

      See “deckle COMMAND --help” for the options of a command; “deckle --version” prints the version.

      \(exitCodes)

      """
  }

  static func command(_ spec: CommandSpec) -> String {
    let names = spec.options.map { option in
      option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, spec.options).map { name, option in
      "  \(padded(name, width))  \(option.help)\(option.repeats ? " Can be repeated." : "")"
    }
    let details = spec.details.isEmpty ? "" : "\n\(spec.details)\n"
    return "\(spec.summary)\n\nusage: \(spec.usage)\n\(details)\n\(lines.joined(separator: "\n"))\n"
  }

  private static let exitCodes =
    "Exit codes: " + ExitCode.allCases.map(\.helpText).joined(separator: ", ") + "."

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
