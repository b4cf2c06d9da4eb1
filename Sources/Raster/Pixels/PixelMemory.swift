extension Pixmap {
  /// Calls `body` with the channels of the pixels in memory order. Does not call it for an empty picture.
  @inline(__always)
  func withChannels(_ body: (UnsafePointer<UInt8>) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      body(base.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Calls `body` with the mutable pixels. Does not call it for an empty picture.
  @inline(__always)
  mutating func withMutablePixels(_ body: (UnsafeMutablePointer<Pixel>) -> Void) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      body(base)
    }
  }
}

/// The channels of the pixels from `pixels` on, for the kernels in C.
@inline(__always)
func channels<Pixel: PixelFormat>(of pixels: UnsafePointer<Pixel>) -> UnsafePointer<UInt8> {
  UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
}

/// The mutable channels of the pixels from `pixels` on, for the kernels in C.
@inline(__always)
func channels<Pixel: PixelFormat>(of pixels: UnsafeMutablePointer<Pixel>) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
}
