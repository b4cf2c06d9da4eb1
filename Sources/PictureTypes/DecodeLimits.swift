/// The most that a photo may ask for. Checked before anything is allocated for it.
package struct DecodeLimits: Sendable, Hashable {
  /// Maximum number of pixels.
  package var pixels = 150_000_000
  /// Maximum length of the longer side, in pixels.
  package var side = 100_000
  /// Maximum size of the file in bytes.
  package var fileBytes = 256 << 20
  /// Maximum memory that a decoder may use beside the picture, in bytes.
  package var workingBytes = 512 << 20
  /// Maximum size of an ICC profile in bytes, unpacked; a larger one is ignored with a warning. The largest
  /// profiles that manufacturers of printers publish have 2 to 3 MB.
  package var profileBytes = 8 << 20
  /// Maximum size of an Exif block in bytes; a larger one is ignored with a warning.
  package var exifBytes = 16 << 20
  /// Maximum number of chunks of a PNG file.
  package var chunks = 200_000
  /// Maximum number of scans of a progressive JPEG. Encoders write up to about 20.
  package var scans = 100
  /// Maximum number of bytes of stored samples for each byte of the file, for pictures that are large when
  /// unpacked. Photos stay below 100; deflate cannot exceed 1032.
  package var expansion = 500

  /// Limits that the photos of every camera and phone pass, except for those that are given.
  package init(
    pixels: Int? = nil, side: Int? = nil, fileBytes: Int? = nil, workingBytes: Int? = nil
  ) {
    self.pixels = pixels ?? self.pixels
    self.side = side ?? self.side
    self.fileBytes = fileBytes ?? self.fileBytes
    self.workingBytes = workingBytes ?? self.workingBytes
  }
}
