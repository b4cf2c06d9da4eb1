package import Foundation

/// A file that is written piece by piece, over the one that is there. Unless it is finished it is removed.
package struct WritableFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var isFinished = false

  /// Begins the file at `path`, in a folder that exists.
  ///
  /// - Throws: ``FileError`` where it cannot be made.
  package init(_ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(lastOf: path) }
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``FileError`` where they cannot be written.
  package func append(_ bytes: some ContiguousBytes) throws(FileError) {
    guard bytes.withUnsafeBytes({ put($0) }) else { throw FileError(lastOf: path) }
  }

  /// Closes the file, which then stays.
  ///
  /// - Throws: ``FileError`` where the system reports a failure as late as now; the file is removed then.
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

  /// Whether all of the bytes were written; where not, the system's error number says why.
  private func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
