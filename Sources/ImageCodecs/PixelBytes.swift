import Raster

extension UnsafeMutableBufferPointer where Element == PremultipliedPixel {
  /// The pixels' bytes; what is written there must be premultiplied in the end.
  var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(self) }

  /// Multiplies colour by alpha in pixels that still hold straight ones.
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
    /// Divides colour by alpha, so that the pixels hold straight ones.
    func straighten() {
      for index in indices where self[index].alpha != 255 {
        let pixel = self[index].straight
        self[index] = PremultipliedPixel(
          red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
      }
    }
  }
#endif
