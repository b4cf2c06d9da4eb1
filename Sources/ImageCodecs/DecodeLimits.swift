import PictureTypes

/// The checks of a file against the limits. Each throws ``PhotoError/overLimit(what:found:limit:)``.
extension DecodeLimits {
  /// The size in bytes of decompressed pictures that may be all of one colour: 64 megapixels of RGBA.
  static let alwaysExpanded = 256 << 20
  /// The same for arithmetic coding, 16 megapixels: the size of such a file does not show how much of it is
  /// missing.
  static let alwaysExpandedArithmetic = 48 << 20

  /// Checks the size of the file.
  ///
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)``.
  func check(fileBytes count: Int) throws(PhotoError) {
    guard count <= fileBytes else {
      throw .overLimit(what: "the size of the file in bytes", found: count, limit: fileBytes)
    }
  }

  /// Checks the memory that decoding takes beside the picture.
  ///
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)``.
  func check(workingBytes count: Int) throws(PhotoError) {
    guard count <= workingBytes else {
      throw .overLimit(what: "the memory for decoding in bytes", found: count, limit: workingBytes)
    }
  }

  /// Checks the number of scans of a JPEG.
  ///
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)``.
  func check(scans count: Int) throws(PhotoError) {
    guard count <= scans else {
      throw .overLimit(what: "the number of scans", found: count, limit: scans)
    }
  }

  /// Checks the number of chunks of a PNG.
  ///
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)``.
  func check(chunks count: Int) throws(PhotoError) {
    guard count <= chunks else {
      throw .overLimit(what: "the number of chunks", found: count, limit: chunks)
    }
  }

  /// Checks the size of the picture.
  ///
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)``.
  func check(_ width: Int, _ height: Int) throws(PhotoError) {
    guard max(width, height) <= side else {
      throw .overLimit(what: "the longest side in pixels", found: max(width, height), limit: side)
    }
    guard width * height <= pixels else {
      throw .overLimit(
        what: "the number of pixels (\(width) × \(height))", found: width * height, limit: pixels)
    }
  }

  /// Checks the ratio of the stored samples to the size of the file.
  ///
  /// - Parameters:
  ///   - bits: Bits of a stored pixel.
  ///   - free: Pictures of at most so many bytes pass at any ratio.
  /// - Throws: ``PhotoError/overLimit(what:found:limit:)``.
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
