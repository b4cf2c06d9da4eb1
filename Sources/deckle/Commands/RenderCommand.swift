import DeckPipeline

/// `deckle render`.
enum RenderCommand: Command {
  static let spec = CommandSpec(
    name: "render", summary: "Draw a deck: cards, previews, frames and the manifest.", arguments: ["DECK"],
    requiredArguments: 1,
    options: [
      .init(names: ["--output", "-o"], value: "DIR", help: "Folder to write to; “output” by default."),
      .init(
        names: ["--only"], value: "ID", help: "Draw this card alone, and the pictures that show it.",
        repeats: true),
      .init(names: ["--keep-going", "-k"], help: "Publish the rest where some cards cannot be drawn."),
      .jobs, .memory, .json, .quiet, .help,
    ],
    details: """
      Files are written aside and published when all are there. What an earlier run wrote and this one does not is
      removed; nothing else in the folder is touched. Where there are errors the folder stays as it is.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let session = try RunSession(arguments, spec)
    let output = arguments.value("--output") ?? "output"
    let options = session.options(
      only: arguments.values("--only"), keepsGoing: arguments.isSet("--keep-going"))
    return try session.finish(output: output) {
      try RenderRun(deckPath: session.deck, options: options).run(output: output)
    } summary: { report in
      summary(report, output: output)
    }
  }

  private static func summary(_ report: RunReport, output: String) -> String {
    guard let outcome = report.outcome else {
      return report.isUnfinished
        ? "\(output) is half published" : "nothing was written; \(output) is as it was"
    }
    let failed = report.failed.isEmpty ? "" : ", \(report.failed.count.counted("card")) failed"
    return
      "\(report.cards.counted("card"))\(failed): \(outcome.written.counted("file")) written to \(output), "
      + "\(outcome.unchanged) unchanged, \(outcome.removed) removed"
  }
}
