import Foundation

/// Keeps two processes from writing to one folder: a lock on the folder itself, which the system gives up
/// when the process ends, however it ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Locks the folder at `path`, which exists; nil where another process holds the lock.
  ///
  /// - Throws: ``FileError`` where the folder cannot be opened.
  package init?(_ path: String) throws(FileError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw FileError(lastOf: path) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      close(opened)
      return nil
    }
    // Set last: where it was set before an error, it would be closed a second time.
    descriptor = opened
  }

  deinit { close(descriptor) }
}
