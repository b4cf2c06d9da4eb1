import DeckPipeline
import Foundation

/// What `check` and `render` share: workers, progress, interruption, and the words at the end.
struct RunSession {
  let deck: String
  let isQuiet: Bool
  let printsJSON: Bool
  private let bar: ProgressBar
  private let interruption = Interruption()
  private let jobs: Int
  private let memory: Int

  init(_ arguments: ParsedArguments, _ spec: CommandSpec) throws(UsageError) {
    deck = arguments.positional[0]
    isQuiet = arguments.isSet("--quiet")
    printsJSON = arguments.isSet("--json")
    jobs = try arguments.count("--jobs", spec) ?? ProcessInfo.processInfo.activeProcessorCount
    memory = try arguments.bytes("--memory", spec) ?? MemoryBudget.standard
    bar = ProgressBar(isShown: !isQuiet && Terminal.isInteractive)
  }

  func options(only: [String] = [], keepsGoing: Bool = false) -> RunOptions {
    let (bar, interruption) = (bar, interruption)
    return RunOptions(
      jobs: jobs, memory: memory, only: only, keepsGoing: keepsGoing, onProgress: { bar.update($0) },
      isCancelled: { interruption.isRequested })
  }

  /// Runs `body`, shows what it found and gives the exit code.
  func finish(output: String? = nil, _ body: () throws -> RunReport, words: (RunReport) -> String) throws
    -> ExitCode
  {
    let report: RunReport
    do { report = try body() } catch is Cancelled {
      bar.finish()
      Terminal.say("interrupted; the output folder is as it was")
      return .interrupted
    }
    bar.finish()
    DiagnosticPrinter(isQuiet: isQuiet, isColored: Terminal.isColored).show(report.diagnostics)
    if printsJSON { try RunSummary(report, deck: deck, output: output).print() }
    if !isQuiet { Terminal.say(words(report)) }
    return ExitCode(report.errorKind)
  }
}

extension Int {
  /// "1 card", "2 cards".
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
