package import DeckKit
import DeckPlanning
import DeckRendering
import Files
import Foundation
import Synchronization

/// An output folder. Files are written aside and moved to their places when all are there, the manifest last;
/// what the manifest of an earlier run lists and the new one does not is removed. Nothing else is ever
/// touched.
package final class OutputStore: Sendable {
  /// The folder as the user named it.
  package let root: String
  private let published: PublishedManifest?
  /// Folders that were not there before, the innermost first.
  private let made: [String]
  private let lock: FolderLock
  private let staged = Mutex<Staged>(Staged())

  private var manifestPath: String { "\(root)/\(OutputNames.manifest)" }

  private struct Staged {
    var changed: Set<String> = []
    var unchanged = 0
  }

  /// Opens the folder for one run, making it where it is missing, and finishes or clears away what a run that
  /// was killed left behind.
  ///
  /// - Throws: ``StoreError``; `FileError` where a file or folder cannot be read or written.
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

  /// Checks that every path is free or holds what an earlier run wrote.
  ///
  /// - Returns: an error for each path that is not.
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

  /// The file or link that keeps `path` from being written.
  private func obstacle(to path: String, isOwned: Bool) -> String? {
    if let obstacle = OutputPath.obstacle(onTheWayTo: path, in: root) { return obstacle }
    switch FileSystem.kind(of: "\(root)/\(path)") {
    case .absent: return nil
    case .file where isOwned: return nil
    default: return "\(root)/\(path)"
    }
  }

  // MARK: While drawing

  /// Keeps a finished file aside. May be called by several threads.
  ///
  /// - Throws: `FileError` where it cannot be written.
  func stage(_ file: RenderedFile) throws(FileError) { try stage(file.bytes, at: file.path) }

  private func stage(_ bytes: [UInt8], at path: String) throws(FileError) {
    if let present = try? FileSystem.read("\(root)/\(path)"), present == bytes {
      staged.withLock { $0.unchanged += 1 }
      return
    }
    try FileSystem.write(bytes, to: "\(root)/\(StagingFolder.staged(path))")
    staged.withLock { _ = $0.changed.insert(path) }
  }

  // MARK: After drawing

  /// What a run did to the folder.
  package struct Outcome: Sendable {
    /// Files that are new or have changed, the manifest included.
    package var written: Int
    /// Files that were there already, byte for byte.
    package var unchanged: Int
    /// Files of an earlier run that were removed.
    package var removed: Int
  }

  /// Publishes what was staged under `manifest`.
  ///
  /// - Throws: ``StoreError/unfinished(path:reason:)`` once publishing has begun; `FileError` before;
  ///   `EncodingError`.
  package func publish(_ manifest: Manifest) throws -> Outcome {
    let isNew = try stage(manifest)
    let stale = (published?.paths ?? []).subtracting(manifest.paths)
    let (changed, unchanged) = staged.withLock { ($0.changed, $0.unchanged) }
    let publication = Publication(
      PublishJournal(publish: changed.sorted() + [OutputNames.manifest], remove: stale.sorted()), root: root)
    try publication.begin()
    try publication.finish()
    return Outcome(
      written: changed.count + (isNew ? 1 : 0), unchanged: unchanged + (isNew ? 0 : 1), removed: stale.count)
  }

  /// Keeps the manifest aside.
  ///
  /// - Returns: whether it differs from the one that is there.
  /// - Throws: `FileError`; `EncodingError`.
  private func stage(_ manifest: Manifest) throws -> Bool {
    let path = "\(root)/\(StagingFolder.staged(OutputNames.manifest))"
    var file = try WritableFile(path)
    try manifest.encode { try file.append($0) }
    try file.finish()
    return !FileSystem.haveSameBytes(path, manifestPath)
  }

  /// Leaves the folder as it was before the run. Once publishing has begun there is no way back: what is left
  /// to do stays for the next run.
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
