import DeckPlanning
import Files
import Foundation

/// Rows of a table of people for photos.
struct PeopleRows {
  /// What each column holds; nil for columns that stay empty.
  let columns: [CardField?]
  let delimiter: String

  /// The rows of a new table.
  static let standard = PeopleRows(columns: [.id, .photo, .name, .age, .hobby], delimiter: ",")

  /// The names of the columns of a new table.
  var header: String { columns.map { $0?.rawValue ?? "" }.joined(separator: delimiter) }

  /// The row of a photo.
  func row(id: String, photo: String) -> String {
    columns.map { column in
      switch column {
      case .id: id
      case .photo: quoted(photo)
      case .name: quoted(Self.guessedName(photo))
      default: ""
      }
    }.joined(separator: delimiter)
  }

  /// A cell, in quotes where the text needs them.
  private func quoted(_ text: String) -> String {
    guard
      text.contains(where: { ",;\"\t|\n\r".contains($0) || delimiter.contains($0) }) || text.hasPrefix(" ")
        || text.hasSuffix(" ")
    else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  /// The name that a photo's path suggests: “Ada Lovelace 2” for “photos/ada_lovelace-2.jpg”.
  static func guessedName(_ path: String) -> String {
    let stem = ((FileName.readable(path) as NSString).lastPathComponent as NSString).deletingPathExtension
    let words = stem.split { "_-. +".contains($0) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
