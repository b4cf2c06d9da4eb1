/// What a photo may ask for before anything is allocated for it.
public struct DecodeLimits: Sendable, Hashable {
  /// Largest number of pixels.
  public var pixels: Int
  /// Longest side in pixels.
  public var side: Int
  /// Largest file in bytes.
  public var fileBytes: Int
  /// Memory that a decoder may use beside the picture, in bytes.
  public var workingBytes: Int

  /// Limits that every camera's and phone's photos pass.
  public init(
    pixels: Int = 150_000_000, side: Int = 65_500, fileBytes: Int = 256 << 20, workingBytes: Int = 512 << 20
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

  func check(_ width: Int, _ height: Int) throws(PhotoError) {
    guard max(width, height) <= side else {
      throw .overLimit(what: "the longest side in pixels", found: max(width, height), limit: side)
    }
    guard width * height <= pixels else {
      throw .overLimit(
        what: "the number of pixels (\(width) × \(height))", found: width * height, limit: pixels)
    }
  }
}
