import DeckPlanning
import Files
import Foundation
import ImageCodecs

/// Finds the photos in a folder and the folders in it.
struct PhotoSearch {
  /// The paths of the photos, relative to the folder.
  private(set) var photos: [String] = []
  /// The files that were left out, with the reason.
  private(set) var skipped: [(path: String, reason: String)] = []

  /// The files that `init` writes itself.
  private static let own = ["deck.json", "people.csv"]
  /// The maximum number of folders within one another.
  private static let maximumDepth = 20

  /// Searches a folder.
  ///
  /// - Throws: `FileError` if it cannot be read.
  init(_ folder: String) throws(FileError) {
    try search(folder, prefix: "", depth: 0)
  }

  private mutating func search(_ folder: String, prefix: String, depth: Int) throws(FileError) {
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if FileSystem.kind(of: path) == .folder {
        guard depth < Self.maximumDepth, !Self.isOutput(path) else { continue }
        // A folder that may not be read is left out like a file.
        do { try search(path, prefix: "\(prefix)\(name)/", depth: depth + 1) } catch {
          skipped.append((prefix + name, error.reason))
        }
      } else if depth > 0 || !Self.own.contains(name) {
        add(path, as: prefix + name)
      }
    }
  }

  private mutating func add(_ path: String, as name: String) {
    guard Self.isPhoto(path) else { return skipped.append((name, "not a photo")) }
    if let fault = Self.fault(inName: name) {
      skipped.append((name, "its name contains \(fault); rename it"))
    } else {
      photos.append(name)
    }
  }

  /// What a table cannot hold of a name.
  private static func fault(inName name: String) -> String? {
    if name.contains("\\") { return "a backslash" }
    if name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
      return "a control character"
    }
    if name.withoutBlankEnds != name { return "a space at its end" }
    return nil
  }

  /// Whether a folder holds pictures that Deckle wrote.
  private static func isOutput(_ folder: String) -> Bool {
    (try? PublishedManifest.read(in: folder)) != nil
  }

  private static func isPhoto(_ path: String) -> Bool {
    guard let file = try? ReadableFile(path), let start = try? file.bytes(at: 0, count: 16) else {
      return false
    }
    return PhotoFormat(sniffing: start)?.isReadable ?? false
  }
}
