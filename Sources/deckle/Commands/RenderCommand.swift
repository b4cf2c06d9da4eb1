import DeckPipeline

/// `deckle render`.
enum RenderCommand: Command {
  static let spec = CommandSpec(
    name: "render", summary: "Draw a deck: cards, previews, animation frames and the manifest.",
    arguments: ["DECK"],
    requiredArguments: 1,
    options: [
      .init(names: ["--output", "-o"], value: "DIR", help: "Folder to write to (default: output)."),
      .init(
        names: ["--only"], value: "ID", help: "Draw only this card and the pictures that show it.",
        repeats: true),
      .init(names: ["--keep-going", "-k"], help: "Publish the rest if some cards cannot be drawn."),
      .strict, .root, .jobs, .memory, .json, .verbose, .quiet, .help,
    ],
    details: """
      Files are staged, and published when all are complete. Files of an earlier run that this one does
      not write are removed; other files in the folder are not changed. If there are errors, the folder is
      left unchanged.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let session = try RunSession(arguments, spec)
    let output = arguments.value("--output") ?? "output"
    guard !output.isEmpty else { throw UsageError("--output is empty; expected a folder", spec) }
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
        ? "the publication in \(output) is incomplete" : "nothing was written; \(output) is unchanged"
    }
    let failed = report.failed.isEmpty ? "" : ", \(report.failed.count.counted("card")) failed"
    return
      "\(report.cards.counted("card"))\(failed): \(outcome.written.count.counted("file")) written to "
      + "\(output), \(outcome.unchanged.count) unchanged, \(outcome.removed.count) removed"
  }
}
