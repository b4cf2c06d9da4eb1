import DeckPipeline
import Foundation
import Raster

/// The command line.
@main
enum Deckle {
  private static let commands: [any Command.Type] = [
    InitCommand.self, CheckCommand.self, ExplainCommand.self, RenderCommand.self, SchemaCommand.self,
  ]

  static func main() {
    ignoreForeignSettings()
    FreedMemory.keep()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Variables by which the libraries that draw text would draw other pixels: the same input gives the same
  /// bytes.
  private static func ignoreForeignSettings() {
    for name in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "PIXMAN_DISABLE", "PANGO_LANGUAGE"] {
      unsetenv(name)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  private static func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      Terminal.say("error: \(error.message)")
      return .usage
    } catch is UnwrittenData {
      Terminal.say("error: standard output cannot be written; check that its reader is there and has room")
      return .cannotWrite
    } catch {
      Terminal.say("error: \(error)")
      return .internalError
    }
  }

  private static func dispatch(_ words: [String]) throws -> ExitCode {
    guard let first = words.first, !["--help", "-h", "help"].contains(first) else {
      let overview = HelpText.overview(commands.map { $0.spec })
      guard words.isEmpty else {
        try Terminal.print(overview)
        return .success
      }
      Terminal.say(overview)
      return .usage
    }
    if first == "--version" {
      try Terminal.print("\(Product.name.lowercased()) \(Product.version)\n")
      return .success
    }
    guard let command = commands.first(where: { $0.spec.name == first }) else {
      throw UsageError("there is no command “\(first)”")
    }
    let arguments = try ParsedArguments(words.dropFirst(), for: command.spec)
    guard !arguments.isSet("--help") else {
      try Terminal.print(HelpText.command(command.spec))
      return .success
    }
    return try command.run(arguments)
  }
}
