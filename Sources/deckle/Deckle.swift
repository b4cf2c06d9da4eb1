import DeckPipeline
import Foundation
import Raster

/// The command-line tool.
@main
enum Deckle {
  private static let commands: [any Command.Type] = [
    InitCommand.self, CheckCommand.self, ExplainCommand.self, RenderCommand.self, SchemaCommand.self,
  ]

  static func main() {
    resetEnvironment()
    FreedMemory.keep()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Removes environment variables that change the output of the text libraries, so that the same input gives
  /// the same bytes. Ignores SIGPIPE, so that a closed pipe is reported as an error.
  private static func resetEnvironment() {
    for name in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "PIXMAN_DISABLE", "PANGO_LANGUAGE"] {
      unsetenv(name)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the program quietly by the signal that a closed pipe sends.
  private static func endByClosedPipe() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      Terminal.printMessage("error: \(error.message)")
      return .usage
    } catch let error as UnwrittenData {
      if error.isPipeClosed { endByClosedPipe() }
      Terminal.printMessage(
        "error: standard output cannot be written; check that it is not closed and has free space")
      return .cannotWrite
    } catch {
      Terminal.printMessage("error: \(error)")
      return .internalError
    }
  }

  private static func dispatch(_ arguments: [String]) throws -> ExitCode {
    guard let first = arguments.first, !["--help", "-h", "help"].contains(first) else {
      let overview = HelpText.overview(commands.map { $0.spec })
      guard arguments.isEmpty else {
        try Terminal.print(overview)
        return .success
      }
      Terminal.printMessage(overview)
      return .usage
    }
    if first == "--version" {
      try Terminal.print("\(Product.name.lowercased()) \(Product.version)\n")
      return .success
    }
    guard let command = commands.first(where: { $0.spec.name == first }) else {
      throw UsageError("unknown command “\(first)”")
    }
    let parsed = try ParsedArguments(arguments.dropFirst(), for: command.spec)
    guard !parsed.isSet("--help") else {
      try Terminal.print(HelpText.command(command.spec))
      return .success
    }
    return try command.run(parsed)
  }
}
