package import DeckPlanning
package import DeckRendering
import Files
import Foundation
import SourceText

/// A deck read from disk.
package struct LoadedDeck: Sendable {
  /// The deck, as complete as possible even if there are errors; nil if the file cannot be read at all.
  package var deck: Deck?
  /// The folder that the deck's paths are relative to.
  package var folder: String
  /// The icons of its pictures.
  package var icons = IconLibrary()
  /// The problems found.
  package var diagnostics: Diagnostics

  /// Reads the deck file at `path` and the table that it names.
  package init(path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    folder = url.deletingLastPathComponent().path
    diagnostics = Diagnostics()
    guard let bytes = Self.read(path, field: nil, place: SourcePlace(file: path), &diagnostics),
      let file = DeckFile.parse(bytes, file: path, diagnostics: &diagnostics)
    else { return }
    let records = Self.records(of: file, in: folder, &diagnostics)
    deck = DeckResolver(folderName: (folder as NSString).lastPathComponent)
      .resolve(file, records: records, diagnostics: &diagnostics)
    checkFonts()
    readIcons()
  }

  private static func records(
    of file: DeckFile, in folder: String, _ diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    switch file.cards {
    case .inline(let records): return records
    case .file(let path, let columns):
      guard let relative = path.path(field: "cards", &diagnostics),
        let bytes = read("\(folder)/\(relative)", field: "cards", place: path.place, &diagnostics)
      else { return [] }
      return CardsFile.parse(bytes, file: relative.rawValue, columns: columns, diagnostics: &diagnostics)
    }
  }

  /// The maximum size of a deck file or a table in bytes.
  private static let maximumSize = 64 << 20

  private static func read(
    _ path: String, field: String?, place: SourcePlace, _ diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    let name = (path as NSString).lastPathComponent
    func report(_ code: DiagnosticCode, _ message: String) {
      diagnostics.add(Diagnostic(.error, .deck, code: code, message, at: place, field: field))
    }
    do {
      let file = try ReadableFile(path)
      guard file.size <= maximumSize else {
        report(
          .fileTooLarge, "the file “\(name)” has \(file.size) bytes; expected at most \(maximumSize)")
        return nil
      }
      return try file.all()
    } catch {
      report(
        .fileUnreadable,
        error.isMissing
          ? "the file “\(name)” does not exist; check the path"
          : "the file “\(name)” cannot be read; check that it is a regular file, and its permissions")
      return nil
    }
  }

  private mutating func readIcons() {
    guard let deck else { return }
    icons = IconLibrary(of: deck, in: PhotoFolder(root: folder), diagnostics: &diagnostics)
  }

  private mutating func checkFonts() {
    for file in deck?.fonts.files ?? []
    where FileSystem.fileSize("\(folder)/\(file)") == nil {
      diagnostics.add(
        Diagnostic(
          .error, .deck, code: .fontMissing,
          "the file does not exist in the deck's folder; check the path",
          at: SourcePlace(file: file.rawValue), field: "fonts.files"))
    }
  }
}
