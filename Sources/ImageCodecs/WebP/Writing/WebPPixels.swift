import CWebP
package import Raster

extension WebPEncoder {
  /// The straight pixels of a still file. Colours are not converted.
  ///
  /// - Throws: ``EncodeError`` where libwebp cannot decode the file.
  package static func pixels(of file: [UInt8]) throws(EncodeError) -> Pixmap<StraightPixel> {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(file, file.count, &width, &height) != 0 else { throw unreadable }
    return try Pixmap(width: Int(width), height: Int(height)) { (target) throws(EncodeError) in
      let bytes = UnsafeMutableRawBufferPointer(target)
      guard
        WebPDecodeRGBAInto(
          file, file.count, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, width * 4)
          != nil
      else { throw unreadable }
    }
  }

  private static let unreadable = EncodeError(reason: "the WebP file just written cannot be read")
}
