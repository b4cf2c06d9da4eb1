import Foundation
import ImageCodecs
import Raster

FreedMemory.keep()
do {
  if CommandLine.arguments.count > 1 {
    try runJob(JobOptions(Array(CommandLine.arguments.dropFirst())))
  } else {
    try Report(figures: Measuring().figures()).print()
  }
} catch {
  let reason = (error as? BenchmarkError)?.message ?? error.localizedDescription
  try FileHandle.standardError.write(contentsOf: Data("deckle-bench: \(reason)\n".utf8))
  exit(1)
}

/// Runs one of the jobs that other programs are also measured with.
///
/// - Throws: ``BenchmarkError``; the errors of rendering and files.
func runJob(_ options: JobOptions) throws {
  try FileManager.default.createDirectory(atPath: options.output, withIntermediateDirectories: true)
  func run(_ job: some Job) throws { try JobFigures(job, workers: options.jobs).print() }
  switch options.job {
  case "cards": try run(CardsJob(options))
  case "frames": try run(FramesJob(options))
  case "preview": try run(PreviewJob(options))
  default: throw BenchmarkError(message: "unknown job “\(options.job)”; expected cards, frames or preview")
  }
}
