import DeckPlanning
import Files
import Foundation

/// Moves what was staged to its places, so that the manifest in the folder names whole files of one run at
/// every moment.
///
/// Files that are to be replaced get a second name in the staging folder first, and the earlier manifest is
/// replaced by one that names them there. Then the new files are moved, the new manifest last, and what is
/// left of the earlier run is removed. Every step can be repeated: a run that finds a journal begins again
/// from the first.
struct Publication {
  private let root: String
  private let journal: PublishJournal

  init(_ journal: PublishJournal, root: String) {
    self.journal = journal
    self.root = root
  }

  /// What a run that was killed left to be finished; nil where there is nothing.
  static func unfinished(in root: String) -> Publication? {
    guard let data = try? FileSystem.read("\(root)/\(StagingFolder.journal)"),
      let journal = try? JSONDecoder().decode(PublishJournal.self, from: Data(data)),
      (journal.publish + journal.remove).allSatisfy(OutputPath.isSafe)
    else { return nil }
    return Publication(journal, root: root)
  }

  /// Writes the journal: from here on there is no way back.
  ///
  /// - Throws: `FileError`; `EncodingError`.
  func begin() throws {
    try FileSystem.replace("\(root)/\(StagingFolder.journal)", with: JSONEncoder().encode(journal))
  }

  /// Does what the journal lists; what was done before is passed over.
  ///
  /// - Throws: ``StoreError/unfinished(path:reason:)``; the journal then stays for the next run.
  func finish() throws(StoreError) {
    do {
      if isStaged(OutputNames.manifest) { try keepEarlier() }
      for path in journal.publish { try publish(path) }
      for path in journal.remove { try remove(path) }
    } catch let error as FileError {
      throw .unfinished(path: error.path, reason: error.reason)
    } catch let error as StoreError {
      throw .unfinished(path: error.path, reason: error.reason)
    } catch {
      throw .unfinished(path: root, reason: "\(error)")
    }
    FileSystem.removeTree("\(root)/\(StagingFolder.name)")
  }

  // MARK: The earlier run's files

  private func keepEarlier() throws {
    let replaced = journal.publish.filter { path in
      path != OutputNames.manifest && FileSystem.kind(of: "\(root)/\(path)") == .file
        && OutputPath.obstacle(onTheWayTo: path, in: root) == nil
    }
    let manifest = "\(root)/\(OutputNames.manifest)"
    guard !replaced.isEmpty, FileSystem.fileSize(manifest) != nil else { return }
    for path in replaced where isStaged(path) {
      try FileSystem.link("\(root)/\(path)", at: "\(root)/\(StagingFolder.earlier(path))")
    }
    let aside = "\(root)/\(StagingFolder.redirected)"
    try PublishedManifest.redirect(manifest, to: aside, moved: Set(replaced))
    try FileSystem.move(aside, to: manifest)
  }

  // MARK: The new run's

  private func isStaged(_ path: String) -> Bool {
    FileSystem.kind(of: "\(root)/\(StagingFolder.staged(path))") == .file
  }

  private func publish(_ path: String) throws {
    guard isStaged(path) else { return }
    if let obstacle = OutputPath.obstacle(onTheWayTo: path, in: root) {
      throw StoreError.occupied(path: obstacle)
    }
    try FileSystem.move("\(root)/\(StagingFolder.staged(path))", to: "\(root)/\(path)")
  }

  /// Removes a file that an earlier run wrote; one that a link would lead to elsewhere is none.
  private func remove(_ path: String) throws(FileError) {
    guard OutputPath.obstacle(onTheWayTo: path, in: root) == nil,
      FileSystem.kind(of: "\(root)/\(path)") == .file
    else { return }
    try FileSystem.removeFile("\(root)/\(path)")
    removeEmptyFolders(above: path)
  }

  private func removeEmptyFolders(above path: String) {
    var folder = PathText.folder(of: path)
    while !folder.isEmpty, FileSystem.removeEmptyFolder("\(root)/\(folder)") {
      folder = PathText.folder(of: folder)
    }
  }
}

/// Names in the folder, inside the output, where a run keeps what is not published yet.
enum StagingFolder {
  static let name = ".deckle-staging"
  static let journal = "\(name)/journal.json"
  /// The earlier manifest, naming replaced files by their second names.
  static let redirected = "\(name)/redirected.json"
  private static let earlierPrefix = "\(name)/earlier/"

  /// Where a finished file waits.
  static func staged(_ path: String) -> String { "\(name)/\(path)" }

  /// The second name of a file that is being replaced.
  static func earlier(_ path: String) -> String { earlierPrefix + path }

  /// The path that a file had before it was given a second name.
  static func original(of path: String) -> String {
    path.hasPrefix(earlierPrefix) ? String(path.dropFirst(earlierPrefix.count)) : path
  }
}
