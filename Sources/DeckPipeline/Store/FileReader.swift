import Foundation

/// A file that is read from its beginning to its end, a chunk at a time.
struct FileReader: ~Copyable {
  static let chunkSize = 1 << 16
  private let path: String
  private let descriptor: Int32

  /// Opens the file at `path`.
  init(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystem.failure(path) }
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { close(descriptor) }

  /// The next bytes, as many as a chunk holds unless the file ends before; none at its end.
  func next() throws(StoreError) -> [UInt8] {
    var isWhole = true
    let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
      isWhole = fill(UnsafeMutableRawBufferPointer(buffer), &count)
    }
    guard isWhole else { throw FileSystem.failure(path) }
    return chunk
  }

  /// Whether reading went well; where not, the system's error number says why.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer, _ count: inout Int) -> Bool {
    while count < buffer.count {
      let found = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if found == 0 { return true }
      if found > 0 { count += found } else if errno != EINTR { return false }
    }
    return true
  }
}
