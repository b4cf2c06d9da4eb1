/// Converts pixels with a cache of converted colours.
///
/// Converting a pixel through the tables of an ICC profile takes a third of a microsecond, and a photo has
/// far fewer colours than pixels. The result does not depend on the contents of the cache.
struct KnownColors {
  /// Number of pixels whose misses are converted together.
  private static let blockSize = 4096
  /// The cache has 2¹⁶ slots of 8 bytes.
  private static let slotBits: UInt32 = 16

  private let transform: ColorTransform
  private var keys: [UInt32]
  private var values: [UInt32]

  init(_ transform: ColorTransform) {
    self.transform = transform
    // No slot is empty: initially all hold the same colour.
    var first: [UInt32] = [.max]
    Self.convert(&first, by: transform)
    keys = [UInt32](repeating: .max, count: 1 << Self.slotBits)
    values = [UInt32](repeating: first[0], count: 1 << Self.slotBits)
  }

  /// Converts packed pixels in place.
  mutating func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    var misses = [Int](repeating: 0, count: Self.blockSize)
    for start in stride(from: 0, to: pixels.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, pixels.count)
      let count = replaceKnown(pixels, start..<end, misses: &misses)
      convertMisses(pixels, misses[..<count])
    }
  }

  /// Replaces the colours that are in the cache, and writes the indices of the others to `misses`. Returns
  /// their number.
  private func replaceKnown(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ range: Range<Int>, misses: inout [Int]
  ) -> Int {
    var count = 0
    for index in range {
      let slot = Self.slot(pixels[index])
      if keys[slot] == pixels[index] {
        pixels[index] = values[slot]
      } else {
        misses[count] = index
        count += 1
      }
    }
    return count
  }

  private mutating func convertMisses(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ misses: ArraySlice<Int>
  ) {
    var colors = misses.map { pixels[$0] }
    Self.convert(&colors, by: transform)
    for (index, color) in zip(misses, colors) {
      let slot = Self.slot(pixels[index])
      (keys[slot], values[slot]) = (pixels[index], color)
      pixels[index] = color
    }
  }

  private static func convert(_ colors: inout [UInt32], by transform: ColorTransform) {
    colors.withUnsafeMutableBytes { transform.convertEach($0) }
  }

  /// Fibonacci hashing: the high bits of a product with 2³² ÷ φ.
  @inline(__always)
  private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B9) &>> (32 - slotBits)) }
}
