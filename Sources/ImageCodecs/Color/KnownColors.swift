/// Converts pixels through a table of the colours that were met before.
///
/// The exact way through an ICC profile's tables takes a third of a microsecond a pixel; a photo has far fewer colours
/// than pixels. What a colour becomes does not depend on what stands in the table, so the bytes are always the same.
struct KnownColors {
  private static let blockSize = 4096
  private static let bits: UInt32 = 16

  private let transform: ColorTransform
  private var keys: [UInt32]
  private var values: [UInt32]

  init(_ transform: ColorTransform) {
    self.transform = transform
    // No slot is empty: each begins with one and the same colour.
    var first: [UInt32] = [.max]
    Self.convert(&first, by: transform)
    keys = [UInt32](repeating: .max, count: 1 << Self.bits)
    values = [UInt32](repeating: first[0], count: 1 << Self.bits)
  }

  /// Converts packed pixels in place.
  mutating func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    var places = [Int](repeating: 0, count: Self.blockSize)
    for start in stride(from: 0, to: pixels.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, pixels.count)
      let count = lookUp(pixels, start..<end, missing: &places)
      learn(pixels, places[..<count])
    }
  }

  /// Replaces the colours that are known; gives the places of the others.
  private func lookUp(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ range: Range<Int>, missing places: inout [Int]
  ) -> Int {
    var count = 0
    for place in range {
      let slot = Self.slot(pixels[place])
      if keys[slot] == pixels[place] {
        pixels[place] = values[slot]
      } else {
        places[count] = place
        count += 1
      }
    }
    return count
  }

  private mutating func learn(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ places: ArraySlice<Int>) {
    var colors = places.map { pixels[$0] }
    Self.convert(&colors, by: transform)
    for (place, color) in zip(places, colors) {
      let slot = Self.slot(pixels[place])
      (keys[slot], values[slot]) = (pixels[place], color)
      pixels[place] = color
    }
  }

  private static func convert(_ colors: inout [UInt32], by transform: ColorTransform) {
    colors.withUnsafeMutableBytes { transform.convertEach($0) }
  }

  /// Fibonacci hashing: the high bits of a product with 2³² / φ.
  @inline(__always)
  private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B9) &>> (32 - bits)) }
}
