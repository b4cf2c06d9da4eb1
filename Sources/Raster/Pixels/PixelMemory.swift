extension Pixmap {
  /// Calls `body` with the pixels' channels in memory order.
  @inline(__always)
  func withChannels(_ body: (UnsafePointer<UInt8>) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      body(base.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Calls `body` with the pixels, to be changed.
  @inline(__always)
  mutating func withMutablePixels(_ body: (UnsafeMutablePointer<Pixel>) -> Void) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      body(base)
    }
  }
}

/// The channels of the pixels from `pixels` on, as the kernels in C take them.
@inline(__always)
func channels<Pixel: PixelFormat>(of pixels: UnsafePointer<Pixel>) -> UnsafePointer<UInt8> {
  UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
}

/// The channels of the pixels from `pixels` on, to be changed.
@inline(__always)
func channels<Pixel: PixelFormat>(of pixels: UnsafeMutablePointer<Pixel>) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
}
