import Foundation

/// A file opened for reading: as a whole, in chunks, or at any offset.
package struct ReadableFile: ~Copyable {
  /// The number of bytes that ``next()`` reads.
  package static let chunkSize = 1 << 16
  private let path: String
  private let descriptor: Int32
  /// The size in bytes when it was opened.
  package let size: Int

  /// Opens the file at `path`, following symbolic links.
  ///
  /// - Throws: ``FileError`` if it cannot be opened or is not a regular file.
  package init(_ path: String) throws(FileError) {
    // O_NONBLOCK: opening a pipe would wait for a writer.
    let descriptor = FileName.withPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError(lastOf: path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      defer { close(descriptor) }
      throw FileError(lastOf: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(path: path, reason: "it is not a regular file")
    }
    (self.path, self.descriptor) = (path, descriptor)
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads the next chunk; shorter at the end of the file, and empty after that.
  ///
  /// - Throws: ``FileError`` if they cannot be read.
  package func next() throws(FileError) -> [UInt8] {
    try bytes(count: Self.chunkSize) { read($0, $1, $2) }
  }

  /// Reads the whole file up to the size that it had when it was opened.
  ///
  /// - Throws: ``FileError`` if they cannot be read.
  package func all() throws(FileError) -> [UInt8] {
    try bytes(count: size) { read($0, $1, $2) }
  }

  /// Reads `count` bytes from `offset` on; fewer at the end of the file.
  ///
  /// - Throws: ``FileError`` if they cannot be read.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var place = offset
    return try bytes(count: count) { descriptor, buffer, count in
      let found = pread(descriptor, buffer, count, off_t(place))
      place += max(0, found)
      return found
    }
  }

  /// Calls `body` until `count` bytes are read or the file ends.
  ///
  /// - Throws: ``FileError`` if a call fails, unless it was interrupted.
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
