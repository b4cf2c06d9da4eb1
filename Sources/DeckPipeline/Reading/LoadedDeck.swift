import DeckKit
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
  /// The problems found, with the severities that deck and options give them.
  package var diagnostics: [Diagnostic] { policy.applied(to: found.all) }
  /// The severities of warnings.
  package private(set) var policy = WarningPolicy()
  private var found = Diagnostics()

  /// The ids of cards that were left out because of errors in their descriptions.
  private(set) var leftOut: [String] = []

  /// Whether there are errors with which nothing can be drawn: all but those of cards that are left out.
  var isBlocked: Bool {
    diagnostics.contains { $0.severity == .error && (leftOut.isEmpty || $0.cardIndex == nil) }
  }

  /// Reads the deck file at `path` and the table that it names.
  ///
  /// - Parameters:
  ///   - root: the folder that all paths must lead to; nil for the deck's folder.
  ///   - isStrict: whether warnings are errors.
  ///   - keepsGoing: whether cards whose descriptions have errors are left out.
  package init(path: String, root: String? = nil, isStrict: Bool = false, keepsGoing: Bool = false) {
    policy.isStrict = isStrict
    let url = URL(fileURLWithPath: path).standardizedFileURL
    folder = url.deletingLastPathComponent().path
    guard let confinement = PathConfinement(root: root, folder: folder) else {
      found.add(
        Diagnostic(
          .error, .deck, code: .badPath, "does not contain the deck; name a folder that does",
          at: SourcePlace(file: root ?? ""), field: "--root"))
      return
    }
    guard let bytes = Self.read(path, field: nil, place: SourcePlace(file: path), &found),
      let file = DeckFile.parse(bytes, file: path, diagnostics: &found)
    else { return }
    let records = Self.records(of: file, in: folder, confinement, &found)
    let resolver = DeckResolver(folderName: (folder as NSString).lastPathComponent, confinement: confinement)
    deck = resolver.resolve(file, records: records, diagnostics: &found)
    if keepsGoing { leaveOutFaultyCards(file, records, resolver) }
    policy.levels = deck?.warnings.levels ?? [:]
    findPhotos()
    checkFonts()
    readIcons()
  }

  /// Resolves the deck once more without the cards that have errors.
  private mutating func leaveOutFaultyCards(
    _ file: DeckFile, _ records: [CardRecord], _ resolver: DeckResolver
  ) {
    let faulty = Set(found.errors.compactMap(\.cardIndex))
    guard !faulty.isEmpty, faulty.count < records.count, let all = deck?.cards else { return }
    leftOut = all.filter { faulty.contains($0.index) }.map(\.id.rawValue)
    // All problems were reported before; what remains are requests for cards that are left out.
    var repeated = Diagnostics()
    deck = resolver.resolve(
      file, records: records.indices.filter { !faulty.contains($0) }.map { records[$0] },
      diagnostics: &repeated)
  }

  private mutating func findPhotos() {
    guard var cards = deck?.cards else { return }
    var finder = PhotoFinder(root: folder)
    for diagnostic in finder.find(in: &cards) { found.add(diagnostic) }
    deck?.cards = cards
  }

  private static func records(
    of file: DeckFile, in folder: String, _ confinement: PathConfinement, _ diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    switch file.cards {
    case .inline(let records): return records
    case .file(let reference):
      guard let path = reference.path.path(field: "cards", in: confinement, &diagnostics),
        let bytes = read("\(folder)/\(path)", field: "cards", place: reference.path.place, &diagnostics)
      else { return [] }
      return CardsReading(reference, file: path.rawValue).records(in: bytes, diagnostics: &diagnostics)
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
    icons = IconLibrary(of: deck, in: PhotoFolder(root: folder), diagnostics: &found)
  }

  private mutating func checkFonts() {
    for file in deck?.fonts.files ?? []
    where FileSystem.fileSize("\(folder)/\(file)") == nil {
      found.add(
        Diagnostic(
          .error, .deck, code: .fontMissing,
          "the file does not exist in the deck's folder; check the path",
          at: SourcePlace(file: file.rawValue), field: "fonts.files"))
    }
  }
}

extension PathConfinement {
  /// The confinement to the folder `root` for a deck in `folder`; nil if the one does not contain the other.
  fileprivate init?(root: String?, folder: String) {
    guard let root else {
      self = .deckFolder
      return
    }
    let parts = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let above = URL(fileURLWithPath: root).standardizedFileURL.pathComponents
    guard parts.starts(with: above) else { return nil }
    self.init(levels: parts.count - above.count)
  }
}
