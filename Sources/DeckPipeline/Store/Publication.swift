import DeckPlanning
import Files
import Foundation

/// Moves the staged files to their paths, so that at every moment the manifest in the folder lists complete
/// files of a single run.
///
/// Files to be replaced first get a second name in the staging folder, and the earlier manifest is replaced
/// by one with those names. Then the new files are moved, the new manifest last, and the remaining files of
/// the earlier run are removed. All steps are idempotent: a run that finds a journal starts again at the
/// first.
struct Publication {
  private let root: String
  private let journal: PublishJournal

  init(_ journal: PublishJournal, root: String) {
    self.journal = journal
    self.root = root
  }

  /// The publication that a killed run left unfinished; nil if there is none.
  static func unfinished(in root: String) -> Publication? {
    guard let data = try? FileSystem.read("\(root)/\(StagingFolder.journal)"),
      let journal = try? JSONDecoder().decode(PublishJournal.self, from: Data(data)),
      (journal.publish + journal.remove).allSatisfy(OutputPath.isSafe)
    else { return nil }
    return Publication(journal, root: root)
  }

  /// Writes the journal. From then on the publication must be completed.
  ///
  /// - Throws: `FileError`; `EncodingError`.
  func begin() throws {
    try FileSystem.replace("\(root)/\(StagingFolder.journal)", with: JSONEncoder().encode(journal))
  }

  /// Performs the operations in the journal, except those that are already done.
  ///
  /// - Throws: ``StoreError/unfinished(path:reason:)``; the journal is kept for the next run.
  func finish() throws(StoreError) {
    do {
      if isStaged(OutputNames.manifest) { try linkEarlierFiles() }
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

  private func linkEarlierFiles() throws {
    let replaced = journal.publish.filter { path in
      path != OutputNames.manifest && FileSystem.kind(of: "\(root)/\(path)") == .file
        && OutputPath.obstacle(above: path, in: root) == nil
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
    if let obstacle = OutputPath.obstacle(above: path, in: root) {
      throw StoreError.occupied(path: obstacle)
    }
    try FileSystem.move("\(root)/\(StagingFolder.staged(path))", to: "\(root)/\(path)")
  }

  /// Removes a file of an earlier run. A file behind a symbolic link is not one.
  ///
  /// - Throws: `FileError` if the file cannot be removed.
  private func remove(_ path: String) throws(FileError) {
    guard OutputPath.obstacle(above: path, in: root) == nil,
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

/// The names in the staging folder, inside the output folder, where files are kept until they are published.
enum StagingFolder {
  static let name = ".deckle-staging"
  static let journal = "\(name)/journal.json"
  /// The earlier manifest with the second names of replaced files.
  static let redirected = "\(name)/redirected.json"
  private static let earlierPrefix = "\(name)/earlier/"

  /// The path of a finished file.
  static func staged(_ path: String) -> String { "\(name)/\(path)" }

  /// The second name of a file that is being replaced.
  static func earlier(_ path: String) -> String { earlierPrefix + path }

  /// The path of a file before it got a second name.
  static func original(of path: String) -> String {
    path.hasPrefix(earlierPrefix) ? String(path.dropFirst(earlierPrefix.count)) : path
  }
}
