import Foundation

/// A lock on a folder that keeps two processes from writing to it. The system releases it when the process
/// ends, however it ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Locks the existing folder at `path`; nil if another process holds the lock.
  ///
  /// - Throws: ``FileError`` if the folder cannot be opened.
  package init?(_ path: String) throws(FileError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw FileError(lastOf: path) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      close(opened)
      return nil
    }
    // Assigned last: if it were assigned before an error, `deinit` would close it a second time.
    descriptor = opened
  }

  deinit { close(descriptor) }
}
