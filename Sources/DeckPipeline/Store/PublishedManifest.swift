import DeckKit
import DeckPlanning
import Foundation

/// The manifest that an earlier run left in an output folder.
struct PublishedManifest {
  /// Every file that it lists. Read without regard to the rest of the format, so that the files of an older or newer
  /// version are known as well.
  let paths: Set<String>
  /// The manifest, where this version can read it.
  let manifest: Manifest?

  /// Reads the manifest in `root`; nil where there is none.
  ///
  /// - Throws: ``StoreError/foreignManifest(path:reason:)`` for a file that Deckle did not write.
  static func read(in root: String) throws(StoreError) -> PublishedManifest? {
    let path = "\(root)/\(OutputNames.manifest)"
    guard FileSystem.kind(of: path) != .absent else { return nil }
    guard let data = FileSystem.read(path), let tree = try? JSONSerialization.jsonObject(with: data) else {
      throw .foreignManifest(path: path, reason: "it is not JSON")
    }
    let generator = (tree as? [String: Any])?["generator"] as? [String: Any]
    guard generator?["name"] as? String == Product.name else {
      throw .foreignManifest(path: path, reason: "another program wrote it")
    }
    return PublishedManifest(
      paths: Set(filePaths(in: tree).map(StagingFolder.original).filter(OutputPath.isSafe)),
      manifest: try? Manifest(decoding: data))
  }

  /// A manifest that finds the files of `moved` under their second names; nil where `text` is no manifest.
  static func redirected(_ text: Data, moved: Set<String>) -> Data? {
    guard let tree = try? JSONSerialization.jsonObject(with: text) else { return nil }
    return try? JSONSerialization.data(withJSONObject: redirected(tree, moved), options: .sortedKeys)
  }

  private static func redirected(_ value: Any, _ moved: Set<String>) -> Any {
    if let list = value as? [Any] { return list.map { redirected($0, moved) } }
    guard var object = value as? [String: Any] else { return value }
    for (key, value) in object {
      let path = key == "path" ? value as? String : nil
      object[key] =
        path.map { moved.contains($0) ? StagingFolder.earlier($0) : $0 } ?? redirected(value, moved)
    }
    return object
  }

  /// The texts under the key `path`, anywhere.
  private static func filePaths(in value: Any) -> [String] {
    switch value {
    case let object as [String: Any]:
      object.flatMap { key, value in
        if key == "path", let path = value as? String { [path] } else { filePaths(in: value) }
      }
    case let list as [Any]: list.flatMap(filePaths)
    default: []
    }
  }
}

/// Paths below the output folder that were read from a file.
enum OutputPath {
  /// Whether the path stays within the folder.
  static func isSafe(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// The first thing on the way to `path` below `root` that is no folder, such as a link that would lead elsewhere; nil
  /// where there is none.
  static func obstacle(onTheWayTo path: String, in root: String) -> String? {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).lazy
      .map { "\(root)/" + parts.prefix($0).joined(separator: "/") }
      .first { ![.absent, .folder].contains(FileSystem.kind(of: $0)) }
  }
}
