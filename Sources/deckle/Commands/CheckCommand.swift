import DeckPipeline
import DeckPlanning

/// `deckle check`.
enum CheckCommand: Command {
  static let spec = CommandSpec(
    name: "check", summary: "Report all problems that render would report, without writing anything.",
    arguments: ["DECK"], requiredArguments: 1,
    options: [.strict, .root, .jobs, .memory, .json, .verbose, .quiet, .help])

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let session = try RunSession(arguments, spec)
    return try session.finish {
      try CheckRun().run(deckPath: session.deck, options: session.options())
    } summary: { report in
      let errors = report.diagnostics.count { $0.severity == .error }
      let warnings = report.diagnostics.count - errors
      return "\(report.cards.counted("card")): \(errors.counted("error")), \(warnings.counted("warning"))"
    }
  }
}
