package import Foundation

/// A built command line program, which is beside the test bundle.
package enum Executable {
  /// What a run has written, and its exit code.
  package struct Result {
    package var status: Int32
    package var output: String
    package var words: String
  }

  /// The program `deckle`.
  package static let url = url(of: "deckle")

  private static func url(of program: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program)
  }

  /// A process to be run in a folder.
  package static func process(
    _ arguments: [String], of program: String = "deckle", in folder: String,
    environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = url(of: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs a program to its end.
  ///
  /// - Throws: `CocoaError` if it cannot be run.
  package static func run(
    _ arguments: String..., of program: String = "deckle", in folder: String,
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, of: program, in: folder, environment: environment)
  }

  /// Runs a program to its end.
  ///
  /// - Throws: `CocoaError` if it cannot be run.
  package static func run(
    _ arguments: [String], of program: String = "deckle", in folder: String,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = process(arguments, of: program, in: folder, environment: environment)
    let scratch = try ScratchFolder()
    let (output, words) = (try scratch.write("", to: "out"), try scratch.write("", to: "err"))
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: words)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: try scratch.read("out"), as: UTF8.self),
      words: String(decoding: try scratch.read("err"), as: UTF8.self))
  }
}
