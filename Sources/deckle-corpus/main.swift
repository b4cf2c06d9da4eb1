import CorpusRunner
import Foundation
import ImageCodecs

/// The number of files that `--memory` prints.
let printedPeakCount = 20

/// `FOLDER [KIND…]` judges the decoder on a corpus. `--memory FOLDER` measures the peak memory of decoding
/// files that must be refused. `--file FILE` decodes one file and prints its peak memory in bytes, the time
/// and the result.
let usage = "usage: deckle-corpus FOLDER [KIND...] | --memory FOLDER | --file FILE"

func judge(_ folder: String, kinds: [String]) throws -> Int32 {
  let report = try CorpusReport(
    try CorpusIndex(folder: folder), kinds: kinds, judge: CorpusJudge(timeLimit: .seconds(1)))
  print(report.text)
  return report.misses.isEmpty ? 0 : 1
}

func survey(_ folder: String) throws -> Int32 {
  let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  let survey = try MemorySurvey(try CorpusIndex(folder: folder), program: program)
  for peak in survey.peaks.prefix(printedPeakCount) {
    print(peak.bytes.map { "\($0 >> 10) KiB" } ?? "crashed", peak.path, separator: "\t")
  }
  return survey.peaks.contains { $0.bytes == nil } ? 1 : 0
}

func decode(_ path: String) throws -> Int32 {
  let outcome = CorpusOutcome(decoding: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  print(peakMemory(), outcome.duration, outcome.summary, separator: "\t")
  return 0
}

func run(_ arguments: [String]) throws -> Int32 {
  switch (arguments.first, arguments.count) {
  case ("--memory", 2): return try survey(arguments[1])
  case ("--file", 2): return try decode(arguments[1])
  case (let folder?, _) where !folder.hasPrefix("-"):
    return try judge(folder, kinds: Array(arguments.dropFirst()))
  default:
    print(usage)
    return EX_USAGE
  }
}

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  let reason = (error as? CorpusError)?.description ?? error.localizedDescription
  print("error: \(reason); expected a folder with an index.tsv, or a file")
  exit(EX_NOINPUT)
}
