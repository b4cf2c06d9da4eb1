import Foundation
import TestSupport

/// The built program.
enum Executable {
  struct Result {
    var status: Int32
    var output: String
    var words: String
  }

  /// Runs it to its end; it is beside the test bundle.
  static func run(_ arguments: [String], in folder: String) throws -> Result {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("deckle")
    let scratch = try ScratchFolder()
    let (output, words) = (try scratch.write("", to: "out"), try scratch.write("", to: "err"))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: words)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: try scratch.read("out"), as: UTF8.self),
      words: String(decoding: try scratch.read("err"), as: UTF8.self))
  }
}
