import DeckKit
import DeckPlanning
import Files
import Foundation

/// The manifest of an earlier run in an output folder. Most of its format is ignored, so that the files of
/// older and newer versions are recognized.
struct PublishedManifest {
  /// The paths of all files that it lists.
  private(set) var paths: Set<String> = []

  /// Reads the manifest in `root`; nil if there is none.
  ///
  /// - Throws: ``StoreError/foreignManifest(path:reason:)`` if Deckle did not write the file.
  static func read(in root: String) throws(StoreError) -> PublishedManifest? {
    let path = "\(root)/\(OutputNames.manifest)"
    guard FileSystem.kind(of: path) != .absent else { return nil }
    var manifest = PublishedManifest()
    guard let rest = try? manifest.addElements(of: path) else {
      throw .foreignManifest(path: path, reason: "it is not JSON")
    }
    let generator = (rest as? [String: Any])?["generator"] as? [String: Any]
    guard generator?["name"] as? String == Product.name else {
      throw .foreignManifest(path: path, reason: "another program wrote it")
    }
    manifest.addPaths(in: rest)
    return manifest
  }

  /// Copies the manifest at `path` to another file, with the second names of the files in `moved`.
  ///
  /// - Throws: `FileError` if a file cannot be read or written.
  static func redirect(_ path: String, to other: String, moved: Set<String>) throws(FileError) {
    var text = try JSONText(path)
    var file = try WritableFile(other)
    var redirection = PathRedirection { moved.contains($0) ? StagingFolder.earlier($0) : nil }
    while case let bytes = try text.next(), !bytes.isEmpty { try file.append(redirection.take(bytes)) }
    try file.finish()
  }

  /// Adds the paths in the elements of the file's arrays.
  ///
  /// - Returns: the tree of the rest of the file.
  /// - Throws: `FileError`; ``JSONSplitter/Malformed``.
  private mutating func addElements(of path: String) throws -> Any {
    var text = try JSONText(path)
    var splitter = JSONSplitter()
    while case let bytes = try text.next(), !bytes.isEmpty {
      try splitter.take(bytes) { addPaths(in: $0) }
    }
    return try splitter.rest()
  }

  /// Adds the string values of the key `path`, at any depth.
  private mutating func addPaths(in value: Any) {
    switch value {
    case let object as [String: Any]:
      for (key, value) in object {
        if key == "path", let path = value as? String { add(path) } else { addPaths(in: value) }
      }
    case let list as [Any]: for value in list { addPaths(in: value) }
    default: break
    }
  }

  private mutating func add(_ path: String) {
    let path = StagingFolder.original(of: path)
    if OutputPath.isSafe(path) { paths.insert(path) }
  }
}

/// Checks of paths below the output folder.
enum OutputPath {
  /// Whether the path stays within the folder.
  static func isSafe(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// The first component above `path` below `root` that exists and is not a folder, such as a symbolic link;
  /// nil if there is none.
  static func obstacle(above path: String, in root: String) -> String? {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).lazy
      .map { "\(root)/" + parts.prefix($0).joined(separator: "/") }
      .first { ![.absent, .folder].contains(FileSystem.kind(of: $0)) }
  }
}
