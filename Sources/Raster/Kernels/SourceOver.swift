extension Pixmap<PremultipliedPixel> {
  /// Draws `source` with its top left pixel at (`x`, `y`), source-over; what lies outside is cut off.
  ///
  /// - Parameter opacity: 0 (nothing is drawn) … 255.
  public mutating func draw(_ source: Pixmap, atX x: Int, y: Int, opacity: UInt8 = 255) {
    let (columns, rows) = part(of: source, atX: x, y: y)
    guard opacity > 0, !columns.isEmpty, !rows.isEmpty else { return }
    let targetWidth = width
    withMutablePacked { target in
      source.withPacked { pixels in
        for row in rows {
          blendRow(
            pixels + row * source.width + columns.lowerBound,
            over: target + (row + y) * targetWidth + x + columns.lowerBound,
            count: columns.count, opacity: UInt32(opacity))
        }
      }
    }
  }

  /// The columns and rows of `source` that fall on this picture when its top left pixel is at (`x`, `y`).
  func part(of source: Pixmap, atX x: Int, y: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    let (left, top) = (max(0, -x), max(0, -y))
    return (left..<max(left, min(source.width, width - x)), top..<max(top, min(source.height, height - y)))
  }
}

@inline(__always)
func sourceOver(_ source: UInt32, _ target: UInt32) -> UInt32 {
  source &+ scaled(packed: target, by: 255 &- source &>> 24)
}

@inline(__always)
private func blendRow(
  _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int, opacity: UInt32
) {
  for index in 0..<count {
    var pixel = source[index]
    if opacity != 255 { pixel = scaled(packed: pixel, by: opacity) }
    switch pixel &>> 24 {
    case 255: target[index] = pixel
    case 0: continue
    default: target[index] = sourceOver(pixel, target[index])
    }
  }
}
