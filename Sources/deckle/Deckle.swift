import DeckPipeline
import Foundation

/// The command line.
@main
enum Deckle {
  private static let commands: [any Command.Type] = [
    InitCommand.self, CheckCommand.self, RenderCommand.self, SchemaCommand.self,
  ]

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      Terminal.say("error: \(error.message)")
      return .usage
    } catch {
      Terminal.say("error: \(error)")
      return .internalError
    }
  }

  private static func dispatch(_ words: [String]) throws -> ExitCode {
    guard let first = words.first, !["--help", "-h", "help"].contains(first) else {
      let overview = HelpText.overview(commands.map { $0.spec })
      guard words.isEmpty else {
        Terminal.print(overview)
        return .success
      }
      Terminal.say(overview)
      return .usage
    }
    if first == "--version" {
      Terminal.print("\(Product.name.lowercased()) \(Product.version)\n")
      return .success
    }
    guard let command = commands.first(where: { $0.spec.name == first }) else {
      throw UsageError("there is no command “\(first)”")
    }
    let arguments = try ParsedArguments(words.dropFirst(), for: command.spec)
    guard !arguments.isSet("--help") else {
      Terminal.print(HelpText.command(command.spec))
      return .success
    }
    return try command.run(arguments)
  }
}
