import DeckPipeline
import DeckPlanning
import DeckRendering
import Foundation

/// `deckle explain`.
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain",
    summary: "Describe a card's photo, the operations on it, and the typesetting of its texts.",
    arguments: ["DECK", "CARD"], requiredArguments: 2,
    options: [
      .init(names: ["--json"], help: "Print the explanation and the diagnostics as a JSON object."), .root,
      .quiet, .help,
    ],
    details: "Writes no files. CARD is the id of a card, as in the manifest.")

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let outcome = try ExplainRun(
      deckPath: arguments.positional[0], card: arguments.positional[1], root: arguments.value("--root")
    ).run()
    if arguments.isSet("--json") {
      try Terminal.print(json(outcome))
    } else {
      if let explanation = outcome.explanation {
        try Terminal.print(ExplanationText(explanation).description)
      }
      DiagnosticPrinter(arguments, isVerbose: true).show(outcome.diagnostics)
    }
    return ExitCode(RunReport.gravestKind(of: outcome.diagnostics))
  }

  private struct Answer: Encodable {
    var card: CardExplanation?
    var diagnostics: [RunSummary.Problem]
  }

  private static func json(_ outcome: ExplainRun.Outcome) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let answer = Answer(
      card: outcome.explanation, diagnostics: outcome.diagnostics.map(RunSummary.Problem.init))
    return String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n"
  }
}
