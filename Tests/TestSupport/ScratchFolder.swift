import Foundation

/// A folder of its own for one test, removed at the end.
package final class ScratchFolder: Sendable {
  /// Its path, without links.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/deckle-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making the folders above it, and gives back its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a text file.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// The bytes of a file.
  package func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  /// Whether there is such a file or folder.
  package func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// Paths of all files below a folder, relative to it, sorted; empty where there is no such folder.
  package func files(in folder: String = "") -> [String] {
    let root = folder.isEmpty ? path : "\(path)/\(folder)"
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Every file below a folder with its bytes.
  package func contents(of folder: String) throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: files(in: folder).map { ($0, try read("\(folder)/\($0)")) })
  }
}
