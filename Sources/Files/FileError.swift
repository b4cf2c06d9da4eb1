import Foundation

/// A system call on a file or folder failed.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  package var path: String
  /// The system's message, such as “No space left on device”.
  package var reason: String
  /// Whether the file does not exist.
  package var isMissing: Bool

  /// Creates an error with its own message.
  package init(path: String, reason: String) {
    (self.path, self.reason, isMissing) = (path, reason, false)
  }

  /// Creates the error that the system just reported for `path`.
  init(lastOf path: String) { self.init(number: errno, path: path) }

  /// Creates the error with that error number.
  init(number: Int32, path: String) {
    self.path = path
    reason = String(cString: strerror(number))
    isMissing = number == ENOENT || number == ENOTDIR
  }

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
