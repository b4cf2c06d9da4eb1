package import Foundation

/// A file opened for writing, replacing an existing one. It is removed unless ``finish()`` is called.
package struct WritableFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var isFinished = false

  /// Creates the file at `path`, in an existing folder.
  ///
  /// - Throws: ``FileError`` if it cannot be created.
  package init(_ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(lastOf: path) }
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError`` if they cannot be written.
  package func append(_ bytes: some ContiguousBytes) throws(FileError) {
    guard bytes.withUnsafeBytes({ writeAll($0) }) else { throw FileError(lastOf: path) }
  }

  /// Closes the file and keeps it.
  ///
  /// - Throws: ``FileError`` if the system reports a delayed failure; the file is then removed.
  package mutating func finish() throws(FileError) {
    isFinished = true
    guard close(descriptor) == 0 else {
      defer { unlink(path) }
      throw FileError(lastOf: path)
    }
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    unlink(path)
  }

  /// Writes all bytes; false if that fails, with the reason in `errno`.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
