import PictureTypes

/// The checks of a file against the limits.
extension DecodeLimits {
  /// Pictures of no more bytes than this, 64 megapixels of RGBA, may be all of one colour.
  static let alwaysExpanded = 256 << 20
  /// The same for arithmetic coding, whose few bytes say nothing of how much is missing: 16 megapixels.
  static let alwaysExpandedArithmetic = 48 << 20

  func check(fileBytes count: Int) throws(PhotoError) {
    guard count <= fileBytes else {
      throw .overLimit(what: "the size of the file in bytes", found: count, limit: fileBytes)
    }
  }

  func check(workingBytes count: Int) throws(PhotoError) {
    guard count <= workingBytes else {
      throw .overLimit(what: "the memory for decoding in bytes", found: count, limit: workingBytes)
    }
  }

  func check(scans count: Int) throws(PhotoError) {
    guard count <= scans else {
      throw .overLimit(what: "the number of scans", found: count, limit: scans)
    }
  }

  func check(chunks count: Int) throws(PhotoError) {
    guard count <= chunks else {
      throw .overLimit(what: "the number of chunks", found: count, limit: chunks)
    }
  }

  func check(_ width: Int, _ height: Int) throws(PhotoError) {
    guard max(width, height) <= side else {
      throw .overLimit(what: "the longest side in pixels", found: max(width, height), limit: side)
    }
    guard width * height <= pixels else {
      throw .overLimit(
        what: "the number of pixels (\(width) × \(height))", found: width * height, limit: pixels)
    }
  }

  /// Refuses what unpacks to more than any photo does. `bits` are those of a stored pixel; pictures of up to `free` bytes pass.
  func check(
    _ width: Int, _ height: Int, bits: Int, fileBytes: Int, free: Int = alwaysExpanded
  ) throws(PhotoError) {
    let stored = (width * bits + 7) / 8 * height
    guard stored > free, stored / max(1, fileBytes) > expansion else { return }
    throw .overLimit(
      what: "the number of bytes that one byte of the file unpacks to", found: stored / max(1, fileBytes),
      limit: expansion)
  }
}
