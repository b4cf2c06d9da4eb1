import Foundation

/// Keeps two runs from writing to one folder: a lock on the folder itself, given up by the system when the
/// process ends in whatever way.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Locks the folder at `path`, which exists.
  init(_ path: String) throws(StoreError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      close(opened)
      throw .busy(path: path)
    }
    // Set last: where it was set before an error, it would be closed a second time.
    descriptor = opened
  }

  deinit { close(descriptor) }
}
