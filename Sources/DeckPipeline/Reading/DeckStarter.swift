import Files
import Foundation
import ImageCodecs

/// Writes a deck file and a table of people for a folder of photos, to be completed by hand.
package struct DeckStarter {
  /// The result.
  package struct Outcome: Sendable {
    /// The path of the deck file.
    package var deckPath: String
    /// The path of the table.
    package var tablePath: String
    /// The number of photos in the table.
    package var photos: Int
    /// The names of files that are not photos and were left out.
    package var skipped: [String]
  }

  /// The reason why nothing was written.
  package enum Failure: Error, Sendable, CustomStringConvertible {
    /// The folder cannot be read.
    case unreadable(path: String)
    /// None of its files is a photo.
    case noPhotos(path: String)

    /// The message for the user.
    package var description: String {
      switch self {
      case .unreadable(let path): "\(path): cannot be read as a folder; expected a folder with photos"
      case .noPhotos(let path):
        "\(path): contains no photo; expected at least one \(PhotoFormat.readableNames) file"
      }
    }
  }

  private let workingFolder: String

  /// Creates a starter that resolves relative paths against `workingFolder`, by default that of the process.
  package init(workingFolder: String? = nil) {
    self.workingFolder = workingFolder ?? FileManager.default.currentDirectoryPath
  }

  /// Writes `deck.json` and `people.csv` for the photos in `path`: to the working folder if it contains the
  /// photos, else next to the photos, because a deck's photos must be inside its folder.
  ///
  /// - Throws: ``Failure``; ``StoreError`` if one of the files exists; `FileError` if one cannot be written.
  package func start(photos path: String) throws -> Outcome {
    let photos = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder, isDirectory: true)
    )
    .standardizedFileURL.path
    let (names, skipped) = try photoNames(in: photos, named: path)
    let prefix = relativePrefix(of: photos)
    let folder = prefix == nil ? photos : workingFolder
    let (deck, table) = ("\(folder)/deck.json", "\(folder)/people.csv")
    for file in [deck, table] where FileSystem.kind(of: file) != .absent {
      throw StoreError.occupied(path: file)
    }
    try FileSystem.write(Array(tableText(names, prefix: prefix ?? "").utf8), to: table)
    try FileSystem.write(Array(Self.deckText.utf8), to: deck)
    return Outcome(deckPath: deck, tablePath: table, photos: names.count, skipped: skipped)
  }

  /// The prefix of photo paths in table rows; nil if the photos are not inside the working folder.
  private func relativePrefix(of photos: String) -> String? {
    let base = URL(fileURLWithPath: workingFolder).standardizedFileURL.path
    if photos == base { return "" }
    guard photos.hasPrefix(base + "/") else { return nil }
    return String(photos.dropFirst(base.count + 1)) + "/"
  }

  private func photoNames(in folder: String, named path: String) throws(Failure) -> ([String], [String]) {
    guard let found = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .unreadable(path: path)
    }
    let files = found.filter { !$0.hasPrefix(".") && FileSystem.kind(of: "\(folder)/\($0)") != .folder }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let photos = files.filter { isPhoto("\(folder)/\($0)") }
    guard !photos.isEmpty else { throw .noPhotos(path: path) }
    let own = ["deck.json", "people.csv"]
    return (photos, files.filter { !photos.contains($0) && !own.contains($0) })
  }

  private func isPhoto(_ path: String) -> Bool {
    guard let file = try? ReadableFile(path), let start = try? file.bytes(at: 0, count: 16) else {
      return false
    }
    return PhotoFormat(sniffing: start)?.isReadable ?? false
  }

  private func tableText(_ names: [String], prefix: String) -> String {
    let rows = names.map { "\(Self.quoted(prefix + $0)),\(Self.quoted(Self.guessedName($0))),," }
    return (["photo,name,age,hobby"] + rows).joined(separator: "\n") + "\n"
  }

  /// A table field, quoted if RFC 4180 requires it.
  private static func quoted(_ field: String) -> String {
    guard
      field.contains(where: { ",;\"\t|\n\r".contains($0) }) || field.hasPrefix(" ") || field.hasSuffix(" ")
    else { return field }
    return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  /// The name that a file name suggests: “Ada Lovelace 2” for “ada_lovelace-2.jpg”.
  static func guessedName(_ file: String) -> String {
    let stem = (file as NSString).deletingPathExtension
    let words = stem.split { "_-. +".contains($0) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static let deckText = """
    {
      // Everything else has a default: `deckle schema deck` describes all fields.
      "cards": "people.csv",
      "style": "stack"
    }

    """
}
