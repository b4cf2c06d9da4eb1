import Foundation

/// A temporary folder for one test. Deinitialization removes it.
package final class ScratchFolder: Sendable {
  /// Its path, with symbolic links resolved.
  package let path: String

  /// Creates an empty folder.
  ///
  /// - Throws: `CocoaError` if the folder cannot be created.
  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/deckle-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, creating missing parent folders.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `CocoaError` if the file or a folder cannot be written.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a UTF-8 text file, creating missing parent folders.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `CocoaError` if the file or a folder cannot be written.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// The bytes of a file.
  ///
  /// - Throws: `CocoaError` if the file cannot be read.
  package func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  /// Whether the file or folder `name` exists.
  package func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// The relative paths of all files in a folder and its subfolders, sorted; empty if the folder does not
  /// exist.
  package func files(in folder: String = "") -> [String] {
    let root = folder.isEmpty ? path : "\(path)/\(folder)"
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The bytes of all files in a folder and its subfolders by relative path.
  ///
  /// - Throws: `CocoaError` if a file cannot be read.
  package func contents(of folder: String) throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: files(in: folder).map { ($0, try read("\(folder)/\($0)")) })
  }
}
