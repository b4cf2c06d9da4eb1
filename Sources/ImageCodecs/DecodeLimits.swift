/// What a photo may ask for before anything is allocated for it.
package struct DecodeLimits: Sendable, Hashable {
  /// Largest number of pixels.
  package var pixels: Int
  /// Longest side in pixels.
  package var side: Int
  /// Largest file in bytes.
  package var fileBytes: Int
  /// Memory that a decoder may use beside the picture, in bytes.
  package var workingBytes: Int
  /// Largest ICC profile in bytes, unpacked; a larger one is ignored with a warning. The largest that printers'
  /// makers publish have 2 to 3 MB.
  package var profileBytes = 8 << 20
  /// Largest Exif block in bytes; a larger one is ignored with a warning.
  package var exifBytes = 16 << 20
  /// Most chunks of a PNG file.
  package var chunks = 200_000
  /// Most scans of a progressive JPEG. Encoders write up to some twenty.
  package var scans = 100
  /// Most bytes of stored samples that a byte of the file may stand for, in pictures of more than
  /// ``DecodeLimits/alwaysExpanded`` bytes. Photos stay below 100; deflate cannot reach more than 1032.
  package var expansion = 500

  /// Pictures of no more bytes than this, 64 megapixels of RGBA, may be all of one colour.
  static let alwaysExpanded = 256 << 20
  /// The same for arithmetic coding, whose few bytes say nothing of how much is missing: 16 megapixels.
  static let alwaysExpandedArithmetic = 48 << 20

  /// Limits that every camera's and phone's photos pass.
  package init(
    pixels: Int = 150_000_000, side: Int = 100_000, fileBytes: Int = 256 << 20, workingBytes: Int = 512 << 20
  ) {
    self.pixels = pixels
    self.side = side
    self.fileBytes = fileBytes
    self.workingBytes = workingBytes
  }

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
