import DeckPipeline
import Foundation

/// The common parts of `check` and `render`: workers, progress, interruption, and the summary.
struct RunSession {
  let deck: String
  private let printer: DiagnosticPrinter
  private let root: String?
  private let isStrict: Bool
  let isQuiet: Bool
  let printsJSON: Bool
  private let bar: ProgressBar
  private let interruption = Interruption()
  private let jobs: Int
  private let memory: Int

  init(_ arguments: ParsedArguments, _ spec: CommandSpec) throws(UsageError) {
    deck = arguments.positional[0]
    printer = DiagnosticPrinter(arguments, isVerbose: arguments.isSet("--verbose"))
    root = arguments.value("--root")
    isStrict = arguments.isSet("--strict")
    isQuiet = arguments.isSet("--quiet")
    printsJSON = arguments.isSet("--json")
    jobs = try arguments.count("--jobs", spec) ?? ProcessInfo.processInfo.activeProcessorCount
    memory = try arguments.bytes("--memory", spec) ?? MemoryBudget.standard
    bar = ProgressBar(isShown: !isQuiet && Terminal.isInteractive)
  }

  func options(only: [String] = [], keepsGoing: Bool = false) -> RunOptions {
    let (bar, interruption) = (bar, interruption)
    return RunOptions(
      jobs: jobs, memory: memory, only: only, keepsGoing: keepsGoing, isStrict: isStrict, root: root,
      onProgress: { bar.update($0) },
      isCancelled: { interruption.isRequested })
  }

  /// Runs `body`, prints the diagnostics and the summary of its report, and returns the exit code.
  ///
  /// - Throws: the errors of `body` except `Cancelled`; ``UnwrittenData``.
  func finish(output: String? = nil, _ body: () throws -> RunReport, summary: (RunReport) -> String) throws
    -> ExitCode
  {
    let report: RunReport
    do { report = try body() } catch is Cancelled {
      bar.finish()
      Terminal.printMessage("interrupted; the output folder is unchanged")
      return .interrupted
    }
    bar.finish()
    if printsJSON {
      try RunSummary(report, deck: deck, output: output).print()
    } else {
      printer.show(report.diagnostics)
      if !isQuiet { Terminal.printMessage(summary(report)) }
    }
    return ExitCode(report.errorKind)
  }
}

extension Int {
  /// The number with the noun: “1 card”, “2 cards”.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
