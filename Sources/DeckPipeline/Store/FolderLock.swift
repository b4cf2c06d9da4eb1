import Foundation

/// Keeps two runs from writing to one folder: a lock on the folder itself, given up by the system when the
/// process ends in whatever way.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Locks the folder at `path`, which exists.
  init(_ path: String) throws(StoreError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw .busy(path: path)
    }
  }

  deinit { close(descriptor) }
}
