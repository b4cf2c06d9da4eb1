import DeckPlanning
import Files
import Foundation
import SourceText
import Workbooks

/// A table of people to which rows are added.
struct ExistingTable {
  let path: String
  /// The paths of the photos that it has, relative to the deck's folder.
  let photos: [String]

  private let bytes: [UInt8]
  private let rows: PeopleRows
  private let ids: [String]
  /// The folder that the table's photos are relative to, with a slash; empty for the deck's folder.
  private let prefix: String

  /// Reads the table of a deck file.
  ///
  /// - Throws: ``DeckStarter/Failure``; `FileError`.
  init(deckPath: String) throws {
    var diagnostics = Diagnostics()
    guard
      let file = DeckFile.parse(try FileSystem.read(deckPath), file: deckPath, diagnostics: &diagnostics)
    else { throw Self.failure(deckPath, "cannot be read; run “deckle check”") }
    guard case .file(let reference) = file.cards else {
      throw Self.failure(deckPath, "lists its cards itself; add the cards there")
    }
    path = PathText.folder(of: deckPath) + "/" + reference.path.value
    bytes = try FileSystem.read(path)
    let name = path.lowercased()
    guard !Workbook.isWorkbook(bytes), reference.encoding == nil, !bytes.starts(with: [0xFF, 0xFE]),
      !bytes.starts(with: [0xFE, 0xFF]), !name.hasSuffix(".json"), !name.hasSuffix(".json5")
    else {
      throw Self.failure(path, "is not a table in CSV and UTF-8; add the rows in the program it is from")
    }
    let table: Table
    do { table = try Table.parse(bytes) } catch {
      throw Self.failure(path, "cannot be read; run “deckle check”")
    }
    guard let outline = CardsFile(reference, file: path).outline(of: table),
      outline.columns.contains(.photo), let delimiter = table.delimiter
    else { throw Self.failure(path, "has no column of photos; run “deckle check”") }
    rows = PeopleRows(columns: outline.columns, delimiter: String(delimiter))
    ids = outline.ids
    prefix = file.photoFolder.map { $0 + "/" } ?? ""
    photos = outline.photos.map { [prefix] in prefix + $0 }
  }

  private static func failure(_ path: String, _ reason: String) -> DeckStarter.Failure {
    .notExtensible(path: path, reason: reason)
  }

  /// Adds rows for photos, with the line ends of the table.
  ///
  /// - Throws: `FileError`; ``DeckStarter/Failure`` if a photo is not in the folder of the table's photos.
  func append(_ photos: [String]) throws {
    let crlf = bytes.contains(0x0D)
    let relative = try photos.map { photo in
      guard photo.hasPrefix(prefix) else {
        throw Self.failure(path, "has its photos in “\(prefix)”; “\(photo)” is not there")
      }
      return String(photo.dropFirst(prefix.count))
    }
    let suggested = CardIdentifiers.suggested(for: relative, taken: ids)
    let lines = zip(suggested, relative).map { rows.row(id: $0, photo: $1) + (crlf ? "\r\n" : "\n") }
    let gap = bytes.isEmpty || bytes.last == 0x0A || bytes.last == 0x0D ? "" : crlf ? "\r\n" : "\n"
    try FileSystem.replace(path, with: bytes + Array((gap + lines.joined()).utf8))
  }
}
