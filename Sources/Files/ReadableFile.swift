import Foundation

/// A file that is open for reading: whole, chunk by chunk, or at any place.
package struct ReadableFile: ~Copyable {
  /// Bytes that ``next()`` reads at a time.
  package static let chunkSize = 1 << 16
  private let path: String
  private let descriptor: Int32
  /// Size in bytes when it was opened.
  package let size: Int

  /// Opens the file at `path`, links followed.
  ///
  /// - Throws: ``FileError`` where it cannot be opened, or is no regular file: a pipe would be waited for, a
  ///   folder holds no bytes.
  package init(_ path: String) throws(FileError) {
    // Without waiting: a pipe would not answer until someone writes to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(lastOf: path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      defer { close(descriptor) }
      throw FileError(lastOf: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(path: path, reason: "it is not a file")
    }
    (self.path, self.descriptor) = (path, descriptor)
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The next bytes, as many as a chunk holds unless the file ends before; none at its end.
  ///
  /// - Throws: ``FileError`` where they cannot be read.
  package func next() throws(FileError) -> [UInt8] {
    try bytes(count: Self.chunkSize) { read($0, $1, $2) }
  }

  /// All bytes, as many as the file had when it was opened; fewer where it was cut since.
  ///
  /// - Throws: ``FileError`` where they cannot be read.
  package func all() throws(FileError) -> [UInt8] {
    try bytes(count: size) { read($0, $1, $2) }
  }

  /// `count` bytes from `offset` on; fewer where the file ends before.
  ///
  /// - Throws: ``FileError`` where they cannot be read.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var place = offset
    return try bytes(count: count) { descriptor, buffer, count in
      let found = pread(descriptor, buffer, count, off_t(place))
      place += max(0, found)
      return found
    }
  }

  /// Calls `body` until `count` bytes are there or the file ends.
  private func bytes(
    count: Int, _ body: (Int32, UnsafeMutableRawPointer?, Int) -> Int
  ) throws(FileError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let found = body(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if found > 0 { filled += found }
        if found == 0 { break }
        if found < 0, errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if let failure { throw FileError(number: failure, path: path) }
    return bytes
  }
}
