import CZip

/// The parts of a zip file in memory, which libzip reads.
final class ZipArchive {
  private let archive: OpaquePointer
  private let bytes: UnsafeMutableRawBufferPointer

  /// The maximum size of a part when unpacked, in bytes.
  static let maximumPartSize = 64 << 20

  /// Opens an archive.
  ///
  /// - Throws: ``WorkbookError/damaged(part:reason:)``.
  init(_ file: [UInt8]) throws(WorkbookError) {
    // libzip reads the bytes as long as the archive is open.
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 1)
    bytes.copyBytes(from: file)
    var failure = zip_error_t()
    zip_error_init(&failure)
    defer { zip_error_fini(&failure) }
    guard let source = zip_source_buffer_create(bytes.baseAddress, zip_uint64_t(file.count), 0, &failure)
    else {
      bytes.deallocate()
      throw .damaged(part: "the archive", reason: "cannot be opened (out of memory)")
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &failure) else {
      let reason = String(cString: zip_error_strerror(&failure))
      zip_source_free(source)
      bytes.deallocate()
      throw .damaged(part: "the archive", reason: "cannot be opened (\(reason))")
    }
    (self.archive, self.bytes) = (archive, bytes)
  }

  deinit {
    zip_discard(archive)
    bytes.deallocate()
  }

  /// Whether there is a part of that name.
  func contains(_ name: String) -> Bool { zip_name_locate(archive, name, 0) >= 0 }

  /// The bytes of a part; nil if there is none of that name.
  ///
  /// - Throws: ``WorkbookError`` where it is damaged or larger than ``maximumPartSize``.
  func part(_ name: String) throws(WorkbookError) -> [UInt8]? {
    let index = zip_name_locate(archive, name, 0)
    guard index >= 0 else { return nil }
    var status = zip_stat_t()
    guard zip_stat_index(archive, zip_uint64_t(index), 0, &status) == 0,
      let file = zip_fopen_index(archive, zip_uint64_t(index), 0)
    else { throw .damaged(part: name, reason: "cannot be opened") }
    defer { zip_fclose(file) }
    guard status.size <= Self.maximumPartSize else {
      throw .tooLarge(part: name, limit: "\(Self.maximumPartSize >> 20) MB")
    }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.size)) { buffer, filled in
      while filled < buffer.count {
        count = Int(zip_fread(file, buffer.baseAddress! + filled, zip_uint64_t(buffer.count - filled)))
        guard count > 0 else { break }
        filled += count
      }
    }
    guard bytes.count == Int(status.size) else { throw .damaged(part: name, reason: "cannot be unpacked") }
    return bytes
  }
}
