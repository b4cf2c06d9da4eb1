import DeckPipeline
import Files

/// `deckle init`.
enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "Create a deck file and a table of people with a row for each photo in a folder.",
    arguments: ["PHOTOS_DIR"], requiredArguments: 0,
    options: [
      .init(
        names: ["--update"], help: "Add rows for new photos to the table of an existing deck.json instead."),
      .quiet, .help,
    ],
    details: """
      PHOTOS_DIR is the current folder by default; photos in its folders are found too. deck.json and
      people.csv are written to the current folder if it contains PHOTOS_DIR, else to PHOTOS_DIR. Existing
      files are never overwritten; --update adds rows at the end of the table and changes nothing else.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    do {
      let (starter, photos) = (DeckStarter(), arguments.positional.first ?? ".")
      let isUpdate = arguments.isSet("--update")
      let outcome = try isUpdate ? starter.update(photos: photos) : starter.start(photos: photos)
      if !arguments.isSet("--quiet") { report(outcome, isUpdate: isUpdate) }
      return .success
    } catch let failure as DeckStarter.Failure {
      Terminal.printMessage("error: \(failure)")
      if case .notExtensible = failure { return .badDeck }
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

  private static func report(_ outcome: DeckStarter.Outcome, isUpdate: Bool) {
    for file in outcome.skipped {
      Terminal.printMessage(VisibleText.of("\(file.path): skipped; \(file.reason)"))
    }
    let photos = outcome.photos.counted("photo")
    Terminal.printMessage(
      (isUpdate
        ? "Added \(photos) to \(outcome.tablePath).\n"
        : "Created \(outcome.deckPath) and \(outcome.tablePath) with \(photos).\n")
        + "Complete names, ages and hobbies, then run: deckle render \(outcome.deckPath)")
  }
}
