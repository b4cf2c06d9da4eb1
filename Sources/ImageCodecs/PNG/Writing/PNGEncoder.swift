package import PictureTypes
package import Raster

/// Writes PNG files: RGBA, or RGB where every pixel is opaque, and nothing else beside the picture but its
/// colour space: an sRGB chunk, or for Display P3 a cICP chunk and, for readers that do not know that, a
/// profile.
package struct PNGEncoder: Sendable, Hashable {
  /// How much time packing may take.
  package var effort: PNGEffort
  /// What the pixels' numbers mean.
  package var colorSpace: ColorSpace

  /// An encoder of the given effort, for pixels of the given space.
  package init(effort: PNGEffort = .balanced, colorSpace: ColorSpace = .sRGB) {
    self.effort = effort
    self.colorSpace = colorSpace
  }

  /// The bytes of a PNG file; the same for the same pixels.
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
      // Long runs at once, which is faster than to ask at each pixel.
      stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
        pixels[start..<min(start + 1024, pixels.count)].reduce(255) { $0 & $1.alpha } == 255
      }
    }
  }
}
