/// The limits on photos. They are checked before memory is allocated.
package struct DecodeLimits: Sendable, Hashable {
  /// The maximum number of pixels.
  package var pixels = 150_000_000
  /// The maximum length of the longer side, in pixels.
  package var side = 100_000
  /// The maximum size of the file in bytes.
  package var fileBytes = 256 << 20
  /// The maximum memory of a decoder in addition to the picture, in bytes.
  package var workingBytes = 512 << 20
  /// The maximum size of an ICC profile in bytes, uncompressed; a larger one is ignored with a warning. The
  /// largest profiles that printer manufacturers publish have 2 to 3 MB.
  package var profileBytes = 8 << 20
  /// The maximum size of an Exif block in bytes; a larger one is ignored with a warning.
  package var exifBytes = 16 << 20
  /// The maximum number of chunks in a PNG file.
  package var chunks = 200_000
  /// The maximum number of scans in a progressive JPEG. Encoders write up to about 20.
  package var scans = 100
  /// The maximum ratio of decoded samples to the file's size in bytes, for pictures that are large when
  /// decoded. Photos stay below 100; deflate cannot exceed 1032.
  package var expansion = 500

  /// Creates limits. The defaults admit the photos of all cameras and phones.
  package init(
    pixels: Int? = nil, side: Int? = nil, fileBytes: Int? = nil, workingBytes: Int? = nil
  ) {
    self.pixels = pixels ?? self.pixels
    self.side = side ?? self.side
    self.fileBytes = fileBytes ?? self.fileBytes
    self.workingBytes = workingBytes ?? self.workingBytes
  }
}
