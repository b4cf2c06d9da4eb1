import DeckPipeline
import Files

/// `deckle init`.
enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "Create a deck file and a table of people with a row for each photo in a folder.",
    arguments: ["PHOTOS_DIR"], requiredArguments: 0, options: [.quiet, .help],
    details: """
      PHOTOS_DIR is the current folder by default. deck.json and people.csv are written to the current
      folder if it contains PHOTOS_DIR, else to PHOTOS_DIR. Existing files are never overwritten.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    do {
      let outcome = try DeckStarter().start(photos: arguments.positional.first ?? ".")
      if !arguments.isSet("--quiet") {
        for name in outcome.skipped { Terminal.printMessage("\(name): skipped; not a photo") }
        Terminal.printMessage(
          "Created \(outcome.deckPath) and \(outcome.tablePath) with \(outcome.photos.counted("photo")).\n"
            + "Complete names, ages and hobbies, then run: deckle render \(outcome.deckPath)")
      }
      return .success
    } catch let failure as DeckStarter.Failure {
      Terminal.printMessage("error: \(failure)")
      return .badPhoto
    } catch let error as StoreError {
      Terminal.printMessage("\(error.path): error: the file exists; move or rename it first")
      return .cannotWrite
    } catch let error as FileError {
      Terminal.printMessage(
        "\(error.path): error: cannot be written (\(error.reason)); check the permissions and the free space")
      return .cannotWrite
    }
  }
}
