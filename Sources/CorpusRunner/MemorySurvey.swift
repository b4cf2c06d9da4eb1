import Foundation

/// The peak memory of decoding files, each in its own process.
package struct MemorySurvey: Sendable {
  /// The peak memory of one file.
  package struct Peak: Sendable {
    /// The path of the file in the corpus.
    package var path: String
    /// The peak resident memory of the process in bytes; nil where it crashed.
    package var bytes: Int?
  }

  /// The peaks in descending order, those of crashed processes first.
  package var peaks: [Peak]

  /// Runs `program --file FILE` for every file that must be refused and every decompression bomb.
  ///
  /// - Throws: A Foundation error where the program cannot be started.
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
