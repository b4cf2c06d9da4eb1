import DeckKit
import DeckPlanning
import DeckRendering
import Files
import Foundation
import ImageCodecs
import PictureTypes

/// Writes a deck file and a table of people for a folder of photos, to be completed by hand; or adds the
/// photos that an existing table does not have.
package struct DeckStarter {
  /// The result.
  package struct Outcome: Sendable {
    /// The path of the deck file.
    package var deckPath: String
    /// The path of the table.
    package var tablePath: String
    /// The number of photos that are new in the table.
    package var photos: Int
    /// The files that were left out, with the reason.
    package var skipped: [(path: String, reason: String)]
  }

  /// The reason why nothing was written.
  package enum Failure: Error, Sendable, CustomStringConvertible {
    /// The folder cannot be read.
    case unreadable(path: String)
    /// None of its files is a photo.
    case noPhotos(path: String)
    /// The deck has no table that rows can be added to.
    case notExtensible(path: String, reason: String)

    /// The message for the user.
    package var description: String {
      switch self {
      case .unreadable(let path): "\(path): cannot be read as a folder; expected a folder with photos"
      case .noPhotos(let path):
        "\(path): contains no photo; expected at least one \(PhotoFormat.readableNames) file"
      case .notExtensible(let path, let reason): "\(path): \(reason)"
      }
    }
  }

  private let workingFolder: String

  /// Creates a starter that resolves relative paths against `workingFolder`, by default that of the process.
  package init(workingFolder: String? = nil) {
    self.workingFolder = workingFolder ?? FileManager.default.currentDirectoryPath
  }

  /// Writes `deck.json` and `people.csv` for the photos in `path` and its folders: to the working folder if
  /// it contains the photos, else next to the photos, because a deck's photos must be inside its folder.
  ///
  /// - Throws: ``Failure``; ``StoreError`` if one of the files exists; `FileError` if one cannot be written.
  package func start(photos path: String) throws -> Outcome {
    let place = try Place(path, in: workingFolder)
    for file in [place.deck, place.table] where FileSystem.kind(of: file) != .absent {
      throw StoreError.occupied(path: file)
    }
    let rows = PeopleRows.standard
    let ids = CardIdentifiers.suggested(for: place.photos, taken: [])
    let lines = [rows.header] + zip(ids, place.photos).map { rows.row(id: $0, photo: $1) }
    try FileSystem.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: place.table)
    try FileSystem.write(Array(StarterDeck(photos: sizes(of: place)).text.utf8), to: place.deck)
    return Outcome(
      deckPath: place.deck, tablePath: place.table, photos: place.photos.count, skipped: place.skipped)
  }

  /// Adds rows to the table of the existing `deck.json` for the photos that it does not have. What is in the
  /// table stays as it is.
  ///
  /// - Throws: ``Failure``; `FileError` if the table cannot be read or written.
  package func update(photos path: String) throws -> Outcome {
    let place = try Place(path, in: workingFolder)
    let table = try ExistingTable(deckPath: place.deck)
    let known = Set(table.photos)
    let added = place.photos.filter { !known.contains($0) }
    if !added.isEmpty { try table.append(added) }
    return Outcome(deckPath: place.deck, tablePath: table.path, photos: added.count, skipped: place.skipped)
  }

  private func sizes(of place: Place) -> [LayoutSize] {
    let loader = PhotoLoader(folder: PhotoFolder(root: place.folder), limits: DecodeLimits())
    return place.photos.compactMap { photo in
      (try? DeckPath(checking: photo)).flatMap { try? loader.measure($0).size }
    }
  }

  /// The photos, and the folder that the deck's paths are relative to.
  private struct Place {
    let folder: String
    let photos: [String]
    let skipped: [(path: String, reason: String)]

    var deck: String { "\(folder)/deck.json" }
    var table: String { "\(folder)/people.csv" }

    init(_ path: String, in workingFolder: String) throws(Failure) {
      let base = URL(fileURLWithPath: workingFolder, isDirectory: true).standardizedFileURL
      let photos = URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
      let search: PhotoSearch
      do { search = try PhotoSearch(photos) } catch { throw .unreadable(path: path) }
      guard !search.photos.isEmpty else { throw .noPhotos(path: path) }
      let prefix = Self.prefix(of: photos, in: base.path)
      folder = prefix == nil ? photos : base.path
      self.photos = search.photos.map { (prefix ?? "") + $0 }
      skipped = search.skipped
    }

    /// The prefix of photo paths in table rows; nil if the photos are not inside the working folder.
    private static func prefix(of photos: String, in base: String) -> String? {
      if photos == base { return "" }
      guard photos.hasPrefix(base + "/") else { return nil }
      return String(photos.dropFirst(base.count + 1)) + "/"
    }
  }
}
