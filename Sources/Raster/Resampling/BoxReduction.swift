extension Pixmap<PremultipliedPixel> {
  /// The picture at 1/`factor` of its size, sides rounded up. Each pixel is the mean of `factor` × `factor`
  /// pixels, of fewer at the right and bottom edges, on premultiplied sRGB-encoded values in integers.
  ///
  /// - Parameter factor: 1…16.
  package func boxReduced(by factor: Int) -> Pixmap {
    guard factor > 1 else { return self }
    let size = PixelSize(width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    return Pixmap(width: size.width, height: size.height) { target in
      withPacked { source in
        for y in 0..<size.height {
          let rows = y * factor..<Swift.min(height, (y + 1) * factor)
          for x in 0..<size.width {
            let columns = x * factor..<Swift.min(width, (x + 1) * factor)
            var sum = SIMD4<UInt32>.zero
            for row in rows { for column in columns { sum &+= unpacked(source[row * width + column]) } }
            let count = UInt32(rows.count * columns.count)
            let mean = (sum &+ count / 2) / SIMD4(repeating: count)
            target[y * size.width + x] = PremultipliedPixel(
              red: UInt8(truncatingIfNeeded: mean.x), green: UInt8(truncatingIfNeeded: mean.y),
              blue: UInt8(truncatingIfNeeded: mean.z), alpha: UInt8(truncatingIfNeeded: mean.w))
          }
        }
      }
    }
  }
}
