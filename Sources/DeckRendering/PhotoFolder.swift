package import ImageCodecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that a deck's photos lie in.
package struct PhotoFolder: Sendable {
  private let root: String

  /// The folder at `root`.
  package init(root: String) {
    self.root = root
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: relative to the folder; checked by the planner.
  ///   - limit: largest size in bytes that is read.
  package func read(_ path: String, limit: Int) throws(PhotoError) -> [UInt8] {
    // Without waiting: a pipe would not answer until someone writes to it.
    let descriptor = open("\(root)/\(path)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .missing : .unreadable(reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(reason: "it is not a file") }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw .overLimit(what: "the size of the file in bytes", found: size, limit: limit)
    }
    return try bytes(of: descriptor, count: size)
  }

  private func bytes(of descriptor: Int32, count: Int) throws(PhotoError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = systemRead(descriptor, buffer.baseAddress! + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { break }
        filled += got
      }
    }
    guard failure == 0 else { throw .unreadable(reason: String(cString: strerror(failure))) }
    return bytes
  }
}

/// The system's `read`, whose name the folder's own method hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
