package import DeckPlanning
import Files
package import ImageCodecs

/// The folder of a deck, which its photos and icons are read from.
package struct PhotoFolder: Sendable {
  private let root: String

  /// The folder at `root`.
  package init(root: String) {
    self.root = root
  }

  /// The bytes of a file.
  ///
  /// - Parameter limit: maximum size in bytes.
  /// - Throws: `PhotoError` where there is no such file, it cannot be read or is larger.
  package func read(_ path: DeckPath, limit: Int) throws(PhotoError) -> [UInt8] {
    let file = try open(path)
    guard file.size <= limit else {
      throw .overLimit(what: "the size of the file in bytes", found: file.size, limit: limit)
    }
    do { return try file.all() } catch { throw PhotoError(error) }
  }

  /// Opens a file.
  ///
  /// - Throws: `PhotoError` where there is no such file or it cannot be opened.
  func open(_ path: DeckPath) throws(PhotoError) -> ReadableFile {
    do { return try ReadableFile("\(root)/\(path)") } catch { throw PhotoError(error) }
  }
}

extension PhotoError {
  /// A photo's file that cannot be read.
  init(_ error: FileError) { self = error.isMissing ? .missing : .unreadable(reason: error.reason) }
}
