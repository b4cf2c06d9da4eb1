import Foundation

/// Peak memory of decoding single files, each in a process of its own.
package struct MemorySurvey: Sendable {
  /// The peak of one file, in bytes; nil where the process died.
  package struct Peak: Sendable {
    /// The file's place in the corpus.
    package var path: String
    /// The most memory that its process held.
    package var bytes: Int?
  }

  /// The peaks, largest first, those of processes that died before all others.
  package var peaks: [Peak]

  /// Runs `program --file FILE` on every file that the index wants refused and on all bombs.
  package init(_ index: CorpusIndex, program: String) throws {
    let files = index.files.filter { $0.expectation == .refusal || $0.kind == "bomb" }
    peaks = try files.map { file in
      Peak(path: file.path, bytes: try Self.peak(program, "\(index.folder)/\(file.path)"))
    }.sorted { ($0.bytes ?? .max) > ($1.bytes ?? .max) }
  }

  private static func peak(_ program: String, _ file: String) throws -> Int? {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--file", file]
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\t").first.flatMap { Int($0) }
  }
}
