package import DeckPlanning
import Files
package import ImageCodecs

/// The folder of a deck, which contains its photos and icons.
package struct PhotoFolder: Sendable {
  private let root: String

  /// Creates access to the folder at `root`.
  package init(root: String) {
    self.root = root
  }

  /// Reads a file.
  ///
  /// - Parameter limit: maximum size in bytes.
  /// - Throws: `PhotoError` if the file does not exist, cannot be read or is larger than `limit`.
  package func read(_ path: DeckPath, limit: Int) throws(PhotoError) -> [UInt8] {
    let file = try open(path)
    guard file.size <= limit else {
      throw .overLimit(what: "the size of the file in bytes", found: file.size, limit: limit)
    }
    do { return try file.all() } catch { throw PhotoError(error) }
  }

  /// Opens a file.
  ///
  /// - Throws: `PhotoError` if the file does not exist or cannot be opened.
  func open(_ path: DeckPath) throws(PhotoError) -> ReadableFile {
    do { return try ReadableFile("\(root)/\(path)") } catch { throw PhotoError(error) }
  }
}

extension PhotoError {
  /// Creates the error for a photo's file that cannot be read.
  init(_ error: FileError) { self = error.isMissing ? .missing : .unreadable(reason: error.reason) }
}
