import Raster

extension UnsafeMutableBufferPointer where Element == PremultipliedPixel {
  /// The bytes of the pixels. They must be premultiplied when the buffer is returned to its owner.
  var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(self) }

  /// Multiplies colour by alpha. Before, the buffer holds straight pixels.
  func premultiply() {
    for index in indices {
      let pixel = self[index]
      guard pixel.alpha != 255 else { continue }
      self[index] =
        StraightPixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha).premultiplied
    }
  }
}

#if HEIF
  extension UnsafeMutableBufferPointer where Element == PremultipliedPixel {
    /// Divides colour by alpha. Afterwards, the buffer holds straight pixels.
    func straighten() {
      for index in indices where self[index].alpha != 255 {
        let pixel = self[index].straight
        self[index] = PremultipliedPixel(
          red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
      }
    }
  }
#endif
