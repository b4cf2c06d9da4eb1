public import DeckKit
import DeckPlanning
import DeckRendering
import Foundation
import Synchronization

/// An output folder. Files are written aside and moved to their places when all are there, the manifest last; what
/// the manifest of an earlier run lists and the new one does not is removed. Nothing else is ever touched.
public final class OutputStore: Sendable {
  /// The folder as the user named it.
  public let root: String
  /// The manifest of the run before; nil where there is none that this version can read.
  public var previous: Manifest? { published?.manifest }
  /// Whether an earlier run left a manifest, of whatever version.
  var hasEarlierRun: Bool { published != nil }
  private let published: PublishedManifest?
  private let isNew: Bool
  private let lock: FolderLock
  private let staged = Mutex<Staged>(Staged())

  private struct Staged {
    var changed: Set<String> = []
    var unchanged = 0
  }

  private static let stagingName = ".deckle-staging"
  private var staging: String { "\(root)/\(Self.stagingName)" }
  private var journalPath: String { "\(staging)/journal.json" }

  /// Opens the folder for one run, making it where it is missing, and finishes or clears away what a run that was
  /// killed left behind.
  public init(root: String) throws(StoreError) {
    self.root = root
    isNew = FileSystem.kind(of: root) == .absent
    try FileSystem.makeFolder(root)
    lock = try FolderLock(root)
    try Self.recover(root: root)
    published = try PublishedManifest.read(in: root)
    try FileSystem.makeFolder("\(root)/\(Self.stagingName)")
  }

  // MARK: Before drawing

  /// Checks that every path is free or holds what an earlier run wrote.
  ///
  /// - Returns: an error for each path that is not.
  public func conflicts(with paths: [String]) -> [StoreError] {
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
  func stage(_ image: RenderedImage) throws(StoreError) {
    try stage(image.bytes, path: image.output.path)
  }

  private func stage(_ bytes: [UInt8], path: String) throws(StoreError) {
    if let present = FileSystem.read("\(root)/\(path)"), present.elementsEqual(bytes) {
      staged.withLock { $0.unchanged += 1 }
      return
    }
    try FileSystem.write(bytes, to: "\(staging)/\(path)")
    staged.withLock { _ = $0.changed.insert(path) }
  }

  // MARK: After drawing

  /// What a run did to the folder.
  public struct Outcome: Sendable {
    /// Files that are new or have changed, the manifest included.
    public var written: Int
    /// Files that were there already, byte for byte.
    public var unchanged: Int
    /// Files of an earlier run that were removed.
    public var removed: Int
  }

  /// Publishes what was staged under `manifest`.
  public func publish(_ manifest: Manifest) throws -> Outcome {
    try stage(Array(manifest.encoded()), path: OutputNames.manifest)
    let kept = Set(manifest.images.map(\.path))
    let stale = (published?.paths ?? []).subtracting(kept)
    let (changed, unchanged) = staged.withLock { ($0.changed, $0.unchanged) }
    let files = changed.subtracting([OutputNames.manifest]).sorted()
    let journal = PublishJournal(
      publish: files + changed.intersection([OutputNames.manifest]), remove: stale.sorted())
    try FileSystem.write(try JSONEncoder().encode(journal), to: journalPath + ".new")
    try FileSystem.move(journalPath + ".new", to: journalPath)
    try Self.finish(journal, root: root)
    return Outcome(written: changed.count, unchanged: unchanged, removed: stale.count)
  }

  /// Leaves the folder as it was before the run. Once publishing has begun there is no way back: what is left to do
  /// stays for the next run.
  public func discard() {
    guard FileSystem.kind(of: journalPath) == .absent else { return }
    FileSystem.removeTree(staging)
    if isNew { FileSystem.removeEmptyFolder(root) }
  }

  // MARK: Steps

  private static func recover(root: String) throws(StoreError) {
    let staging = "\(root)/\(stagingName)"
    guard FileSystem.kind(of: staging) != .absent else { return }
    if let data = FileSystem.read("\(staging)/journal.json"),
      let journal = try? JSONDecoder().decode(PublishJournal.self, from: data),
      (journal.publish + journal.remove).allSatisfy(OutputPath.isSafe)
    {
      try finish(journal, root: root)
    } else {
      FileSystem.removeTree(staging)
    }
  }

  /// Moves and removes what the journal lists; what was done before is passed over.
  ///
  /// - Throws: ``StoreError/unfinished(path:reason:)``; the journal then stays for the next run.
  private static func finish(_ journal: PublishJournal, root: String) throws(StoreError) {
    do throws(StoreError) {
      for path in journal.publish { try publish(path, root: root) }
      for path in journal.remove { try remove(path, root: root) }
    } catch {
      throw .unfinished(path: error.path, reason: error.reason)
    }
    FileSystem.removeTree("\(root)/\(stagingName)")
  }

  private static func publish(_ path: String, root: String) throws(StoreError) {
    let source = "\(root)/\(stagingName)/\(path)"
    guard FileSystem.kind(of: source) == .file else { return }
    if let obstacle = OutputPath.obstacle(onTheWayTo: path, in: root) { throw .occupied(path: obstacle) }
    try FileSystem.move(source, to: "\(root)/\(path)")
  }

  /// Removes a file that an earlier run wrote; one that a link would lead to elsewhere is none.
  private static func remove(_ path: String, root: String) throws(StoreError) {
    guard OutputPath.obstacle(onTheWayTo: path, in: root) == nil,
      FileSystem.kind(of: "\(root)/\(path)") == .file
    else { return }
    try FileSystem.removeFile("\(root)/\(path)")
    removeEmptyFolders(above: path, root: root)
  }

  private static func removeEmptyFolders(above path: String, root: String) {
    var folder = (path as NSString).deletingLastPathComponent
    while !folder.isEmpty, FileSystem.removeEmptyFolder("\(root)/\(folder)") {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }
}
