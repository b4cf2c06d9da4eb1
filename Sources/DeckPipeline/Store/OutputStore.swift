package import DeckKit
import DeckPlanning
import DeckRendering
import Files
import Foundation
import Synchronization

/// An output folder. Files are written to a staging folder and moved to their paths when all are complete,
/// the manifest last. Files that the earlier manifest lists and the new one does not are removed. Other files
/// are never changed.
package final class OutputStore: Sendable {
  /// The folder as the user named it.
  package let root: String
  private let published: PublishedManifest?
  /// The folders that this run created, the innermost first.
  private let made: [String]
  private let lock: FolderLock
  private let staged = Mutex<Staged>(Staged())

  private var manifestPath: String { "\(root)/\(OutputNames.manifest)" }

  private struct Staged {
    var changed: Set<String> = []
    var unchanged: Set<String> = []
  }

  /// Opens the folder for one run and creates it if necessary. Completes or discards what a killed run left
  /// behind.
  ///
  /// - Throws: ``StoreError``; `FileError` if a file or folder cannot be read or written.
  package init(root: String) throws {
    self.root = root
    made = FileSystem.missingFolders(root)
    try FileSystem.makeFolder(root)
    guard let lock = try FolderLock(root) else { throw StoreError.busy(path: root) }
    self.lock = lock
    try Self.recover(root: root)
    published = try PublishedManifest.read(in: root)
    try FileSystem.makeFolder("\(root)/\(StagingFolder.name)")
  }

  // MARK: Before drawing

  /// Reads the manifest of the run before, whole; nil where there is none.
  ///
  /// - Throws: ``StoreError/foreignManifest(path:reason:)`` where this version cannot read it; `FileError`.
  func previous() throws -> Manifest? {
    guard published != nil else { return nil }
    let text = Data(try FileSystem.read(manifestPath))
    do { return try Manifest(decoding: text) } catch let error as Manifest.UnsupportedVersion {
      throw StoreError.foreignManifest(path: manifestPath, reason: error.description)
    } catch {
      throw StoreError.foreignManifest(path: manifestPath, reason: "a part of it is not as expected")
    }
  }

  /// Checks that every path is free or contains a file of an earlier run.
  ///
  /// - Returns: an error for each path that does not.
  package func conflicts(with paths: [String]) -> [StoreError] {
    let owned = published?.paths ?? []
    var reported: Set<String> = []
    return paths.compactMap { path in
      guard let place = obstacle(to: path, isOwned: owned.contains(path)), reported.insert(place).inserted
      else {
        return nil
      }
      return .occupied(path: place)
    }
  }

  /// The file or link that prevents `path` from being written.
  private func obstacle(to path: String, isOwned: Bool) -> String? {
    if let obstacle = OutputPath.obstacle(above: path, in: root) { return obstacle }
    switch FileSystem.kind(of: "\(root)/\(path)") {
    case .absent: return nil
    case .file where isOwned: return nil
    default: return "\(root)/\(path)"
    }
  }

  // MARK: While drawing

  /// Stages a finished file. Thread-safe.
  ///
  /// - Throws: `FileError` if it cannot be written.
  func stage(_ file: RenderedFile) throws(FileError) { try stage(file.bytes, at: file.path) }

  private func stage(_ bytes: [UInt8], at path: String) throws(FileError) {
    if let present = try? FileSystem.read("\(root)/\(path)"), present == bytes {
      staged.withLock { _ = $0.unchanged.insert(path) }
      return
    }
    try FileSystem.write(bytes, to: "\(root)/\(StagingFolder.staged(path))")
    staged.withLock { _ = $0.changed.insert(path) }
  }

  // MARK: After drawing

  /// The changes to the folder. Paths are relative to it and sorted; the manifest is among them.
  package struct Outcome: Sendable {
    /// The files that are new or changed.
    package var written: [String]
    /// The files that were already there, byte for byte.
    package var unchanged: [String]
    /// The files of an earlier run that were removed.
    package var removed: [String]
  }

  /// Publishes the staged files with `manifest`.
  ///
  /// - Throws: ``StoreError/unfinished(path:reason:)`` once publishing has started; `FileError` before;
  ///   `EncodingError`.
  package func publish(_ manifest: Manifest) throws -> Outcome {
    let isNew = try stage(manifest)
    let stale = (published?.paths ?? []).subtracting(manifest.paths)
    let (changed, unchanged) = staged.withLock { ($0.changed, $0.unchanged) }
    let publication = Publication(
      PublishJournal(publish: changed.sorted() + [OutputNames.manifest], remove: stale.sorted()), root: root)
    try publication.begin()
    try publication.finish()
    let manifest = [OutputNames.manifest]
    return Outcome(
      written: (changed + (isNew ? manifest : [])).sorted(),
      unchanged: (unchanged + (isNew ? [] : manifest)).sorted(), removed: stale.sorted())
  }

  /// Stages the manifest.
  ///
  /// - Returns: whether it differs from the published one.
  /// - Throws: `FileError`; `EncodingError`.
  private func stage(_ manifest: Manifest) throws -> Bool {
    let path = "\(root)/\(StagingFolder.staged(OutputNames.manifest))"
    var file = try WritableFile(path)
    try manifest.encode { try file.append($0) }
    try file.finish()
    return !FileSystem.haveSameBytes(path, manifestPath)
  }

  /// Restores the folder to its state before the run. Once publishing has started, it does nothing: the next
  /// run completes the publication.
  package func discard() {
    guard FileSystem.kind(of: "\(root)/\(StagingFolder.journal)") == .absent else { return }
    FileSystem.removeTree("\(root)/\(StagingFolder.name)")
    for folder in made { FileSystem.removeEmptyFolder(folder) }
  }

  private static func recover(root: String) throws {
    guard FileSystem.kind(of: "\(root)/\(StagingFolder.name)") != .absent else { return }
    if let publication = Publication.unfinished(in: root) {
      try publication.finish()
    } else {
      FileSystem.removeTree("\(root)/\(StagingFolder.name)")
    }
  }
}
