import CRasterKernels

extension Pixmap<StraightPixel> {
  /// The picture with colour multiplied by alpha.
  package func premultiplied() -> Pixmap<PremultipliedPixel> {
    converted { raster_premultiply($0, $1, $2) }
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The picture with colour divided by alpha. Clear pixels become clear black.
  package func straightened() -> Pixmap<StraightPixel> {
    converted { raster_straighten($0, $1, $2) }
  }

  /// Whether every pixel is opaque.
  package var isOpaque: Bool {
    var isOpaque = true
    let count = pixels.count
    withPacked { pixels in
      // In runs of 1,024 pixels without a branch: 23 µs for a card instead of 110.
      isOpaque = stride(from: 0, to: count, by: 1024).allSatisfy { start in
        var common = UInt32.max
        for index in start..<min(start + 1024, count) { common &= pixels[index] }
        return common &>> 24 == 255
      }
    }
    return isOpaque
  }

  /// The picture drawn over one opaque colour. Every pixel of the result is opaque.
  package func flattened(on background: StraightPixel) -> Pixmap<PremultipliedPixel> {
    let backgroundPixel = packed(
      SIMD4(UInt32(background.red), UInt32(background.green), UInt32(background.blue), 255))
    return Pixmap(width: width, height: height) { target in
      pixels.withUnsafeBufferPointer { source in
        for start in stride(from: 0, to: source.count, by: max(1, width)) {
          let row = target.baseAddress! + start
          UnsafeMutableRawPointer(row).initializeMemory(
            as: UInt32.self, repeating: backgroundPixel, count: width)
          drawRow(source.baseAddress! + start, row, count: width)
        }
      }
    }
  }
}

extension Pixmap {
  /// A picture of the same size whose channels `convert` writes. Its arguments are source, target and the
  /// number of pixels.
  private func converted<Result: PixelFormat>(
    _ convert: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) -> Pixmap<Result> {
    Pixmap<Result>(width: width, height: height) { target in
      guard let first = target.baseAddress else { return }
      withChannels { convert($0, channels(of: first), pixels.count) }
    }
  }
}
