import CRasterKernels

/// A colour whose opacity changes linearly between two heights and is constant above and below.
package struct VerticalGradient: Sendable, Hashable {
  /// The colour. Its alpha multiplies both opacities.
  package var color: StraightPixel
  /// The height of `startOpacity` in pixels from the top; may be fractional.
  package var startY: Double
  /// The height of `endOpacity`.
  package var endY: Double
  /// Opacity at and above `startY`, 0…1.
  package var startOpacity: Double
  /// Opacity at and below `endY`, 0…1.
  package var endOpacity: Double

  /// A gradient from `startY` down to `endY`.
  package init(
    color: StraightPixel, startY: Double, endY: Double, startOpacity: Double = 0, endOpacity: Double = 1
  ) {
    self.color = color
    self.startY = startY
    self.endY = endY
    self.startOpacity = startOpacity
    self.endOpacity = endOpacity
  }

  /// The opacity at the centre of a row of pixels.
  func opacity(ofRow row: Int) -> Double {
    let extent = endY - startY
    let distance = Double(row) + 0.5 - startY
    let progress = extent > 0 ? min(max(distance / extent, 0), 1) : (distance < 0 ? 0 : 1)
    return (startOpacity + (endOpacity - startOpacity) * progress) * Double(color.alpha) / 255
  }
}

extension Pixmap<PremultipliedPixel> {
  /// Blends a gradient over the picture, source-over on encoded values.
  ///
  /// The arithmetic has 16 bits of fraction. Dithering uses each of 64 thresholds once in every 64 pixels, so
  /// the means of rows are exact and no band is wider than that of an ideal ramp.
  package mutating func blend(_ gradient: VerticalGradient) {
    let (width, height) = (width, height)
    withMutablePixels { pixels in
      var added = [SIMD4<UInt32>](repeating: .zero, count: ditherPeriod)
      for y in 0..<height {
        let opacity = UInt32((gradient.opacity(ofRow: y) * 65_536).rounded())
        guard opacity > 0 else { continue }
        gradient.color.write(times: opacity, row: y, into: &added)
        added.withUnsafeBytes { added in
          raster_blend_dithered(
            channels(of: pixels + y * width), width, UInt16(65_536 - opacity),
            added.baseAddress!.assumingMemoryBound(to: UInt32.self))
        }
      }
    }
  }
}

/// The number of pixels after which the thresholds of a row repeat.
private let ditherPeriod = 64

extension StraightPixel {
  /// Writes what is added to the pixels of a row: the opaque colour times `opacity` and the threshold of the
  /// pixel, 16 bits of fraction.
  fileprivate func write(times opacity: UInt32, row y: Int, into added: inout [SIMD4<UInt32>]) {
    let color = SIMD4<UInt32>(UInt32(red), UInt32(green), UInt32(blue), 255) &* opacity
    for x in 0..<ditherPeriod { added[x] = color &+ ditherThreshold(x: x, y: y) }
  }
}

/// One of 64 thresholds that are evenly distributed over 16 bits of fraction. Neighbouring pixels have
/// distant ones.
@inline(__always)
private func ditherThreshold(x: Int, y: Int) -> UInt32 {
  UInt32(truncatingIfNeeded: (x &* 49 &+ y &* 37) & 63) &<< 10 &+ 512
}
