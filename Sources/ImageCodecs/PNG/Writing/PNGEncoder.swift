package import PictureTypes
package import Raster

/// Writes PNG files: RGBA, or RGB where every pixel is opaque. Their only metadata is the colour space: an
/// sRGB chunk, or for Display P3 a cICP chunk and a profile for decoders that do not support cICP.
package struct PNGEncoder: Sendable, Hashable {
  /// How much time compression may take.
  package var effort: PNGEffort
  /// The colour space of the pixels.
  package var colorSpace: ColorSpace

  /// An encoder with the given effort, for pixels of the given colour space.
  package init(effort: PNGEffort = .balanced, colorSpace: ColorSpace = .sRGB) {
    self.effort = effort
    self.colorSpace = colorSpace
  }

  /// The bytes of a PNG file; the same pixels give the same bytes.
  ///
  /// - Throws: ``EncodeError`` where the picture is empty or too large for the format, or memory is short.
  package func encode(_ pixmap: Pixmap<StraightPixel>) throws(EncodeError) -> [UInt8] {
    let channels = pixmap.isOpaque ? 3 : 4
    var file = try PNGFile(size: pixmap.size, channels: channels, colorSpace: colorSpace)
    file.append(data: try PNGPacker(effort: effort, channels: channels).packed(pixmap))
    return try file.finished()
  }
}

extension Pixmap<StraightPixel> {
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      // In runs without a branch, which is faster than testing each pixel.
      stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
        pixels[start..<min(start + 1024, pixels.count)].reduce(255) { $0 & $1.alpha } == 255
      }
    }
  }
}
