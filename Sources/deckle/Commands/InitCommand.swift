import DeckPipeline
import Files

/// `deckle init`.
enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "Write a deck file and a table of people with a row for each photo of a folder.",
    arguments: ["PHOTOS_DIR"], requiredArguments: 0, options: [.quiet, .help],
    details: """
      PHOTOS_DIR is the current folder by default. deck.json and people.csv are written to the current folder where the
      photos lie in it, else beside the photos. Files that exist are never overwritten.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    do {
      let outcome = try DeckStarter().start(photos: arguments.positional.first ?? ".")
      if !arguments.isSet("--quiet") {
        for name in outcome.skipped { Terminal.printMessage("\(name): left out; it is no PNG or JPEG photo") }
        Terminal.printMessage(
          "\(outcome.deckPath) and \(outcome.tablePath) with \(outcome.photos.counted("photo")).\n"
            + "Fill in names, ages and hobbies, then: deckle render \(outcome.deckPath)")
      }
      return .success
    } catch let failure as DeckStarter.Failure {
      Terminal.printMessage("error: \(failure)")
      return .badPhoto
    } catch let error as StoreError {
      Terminal.printMessage("\(error.path): error: it exists or cannot be written; move it away first")
      return .cannotWrite
    } catch let error as FileError {
      Terminal.printMessage("\(error.path): error: it exists or cannot be written; move it away first")
      return .cannotWrite
    }
  }
}
