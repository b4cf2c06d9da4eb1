import Raster

/// The orientation that an Exif block (a TIFF header and IFD0) states.
///
/// A block that contradicts the format counts as upright, with a warning: no photo is refused for its
/// metadata.
struct ExifOrientation {
  /// How the stored pixels must be turned.
  private(set) var orientation = Orientation.upright
  /// What is wrong with the block.
  private(set) var warning: PhotoWarning?

  /// The orientation of a file without an Exif block.
  init() {}

  /// Reads a block of a JPEG, PNG or WebP file.
  init(_ block: [UInt8]) {
    var bytes = block
    if bytes.starts(with: TIFFReader.signature) {
      bytes.removeFirst(TIFFReader.signature.count)
      warning = Self.warning("begins with the signature of JPEG files", assumed: "its orientation was used")
    }
    do throws(TIFFFault) {
      try read(try TIFFReader(bytes))
    } catch { warning = Self.warning(error.rawValue, assumed: "the photo is not turned") }
  }

  /// The tag of the orientation (Exif 2.32, 4.6.4 A).
  private static let orientationTag: UInt32 = 0x0112

  private mutating func read(_ reader: TIFFReader) throws(TIFFFault) {
    let directory = try reader.firstDirectory
    guard let value = try reader.integer(tag: Self.orientationTag, inDirectoryAt: directory) else { return }
    if !reader.hasWholeDirectory {
      warning = Self.warning(TIFFFault.truncated.rawValue, assumed: "its orientation was used")
    }
    // Not in the standard, but many programs write it for an unknown orientation.
    if value == 0 { return }
    guard let stated = Orientation(rawValue: Int(value)) else {
      warning = Self.warning(
        "states orientation \(value), not 1 to 8", assumed: "the photo is not turned")
      return
    }
    orientation = stated
  }

  private static func warning(_ fault: String, assumed: String) -> PhotoWarning {
    PhotoWarning(
      code: .metadataBroken,
      message: "the Exif block \(fault); \(assumed); if the photo lies on its side, turn it in a photo editor"
    )
  }
}
