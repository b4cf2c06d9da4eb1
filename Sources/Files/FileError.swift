import Foundation

/// A system call on a file or folder failed.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  package var path: String
  /// The system's words for the failure, such as "No space left on device".
  package var reason: String
  /// Whether there is no such file.
  package var isMissing: Bool

  /// An error with words of its own.
  package init(path: String, reason: String) {
    (self.path, self.reason, isMissing) = (path, reason, false)
  }

  /// The error that the system has just reported for `path`.
  init(lastOf path: String) { self.init(number: errno, path: path) }

  /// The error of that number.
  init(number: Int32, path: String) {
    self.path = path
    reason = String(cString: strerror(number))
    isMissing = number == ENOENT || number == ENOTDIR
  }

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
