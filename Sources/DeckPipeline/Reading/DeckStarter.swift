import Files
import Foundation
import ImageCodecs

/// Writes a deck file and a table of people for a folder of photos, to be filled in by hand.
package struct DeckStarter {
  /// What was written.
  package struct Outcome: Sendable {
    /// Path of the deck file.
    package var deckPath: String
    /// Path of the table.
    package var tablePath: String
    /// Number of photos that the table lists.
    package var photos: Int
    /// Names of files that are no photos and were left out.
    package var skipped: [String]
  }

  /// Why nothing was written.
  package enum Failure: Error, Sendable, CustomStringConvertible {
    /// The folder cannot be read.
    case unreadable(path: String)
    /// No file in it is a photo.
    case noPhotos(path: String)

    /// In words.
    package var description: String {
      switch self {
      case .unreadable(let path): "\(path): cannot be read as a folder; expected one with photos"
      case .noPhotos(let path): "\(path): holds no PNG or JPEG photo; expected at least one"
      }
    }
  }

  private let workingFolder: String

  /// A starter that takes relative paths from `workingFolder`, by default the process's own.
  package init(workingFolder: String? = nil) {
    self.workingFolder = workingFolder ?? FileManager.default.currentDirectoryPath
  }

  /// Writes `deck.json` and `people.csv` for the photos in `path`: into the working folder where the photos
  /// lie in it, else beside the photos, since a deck's photos lie in its folder.
  ///
  /// - Throws: ``Failure``; ``StoreError`` where one of the files exists already; `FileError` where one
  ///   cannot be written.
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

  /// How table rows name the folder of the photos; nil where it is not in the working folder.
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

  /// A field with quotes around it where RFC 4180 asks for them.
  private static func quoted(_ field: String) -> String {
    guard
      field.contains(where: { ",;\"\t|\n\r".contains($0) }) || field.hasPrefix(" ") || field.hasSuffix(" ")
    else { return field }
    return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  /// "ada_lovelace-2.jpg" as "Ada Lovelace 2".
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
