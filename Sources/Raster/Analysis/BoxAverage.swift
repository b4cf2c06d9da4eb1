/// The division of one axis of a picture into cells of nearly equal length. It is symmetric, so a mirrored
/// picture has mirrored cells.
struct CellAxis {
  /// The start of each cell, and the end of the last one.
  let bounds: [Int]

  /// Divides `extent` pixels into `cells` cells, at most one a pixel.
  init(extent: Int, cells: Int) {
    bounds = (0...cells).map {
      2 * $0 <= cells ? $0 * extent / cells : extent - (cells - $0) * extent / cells
    }
  }

  /// Evenly spaced pixels of a cell, at most `limit`.
  func samples(of cell: Int, limit: Int) -> StrideTo<Int> {
    let (start, end) = (bounds[cell], bounds[cell + 1])
    let step = max(1, (end - start + limit - 1) / limit)
    return stride(from: start + (end - start - 1) % step / 2, to: end, by: step)
  }
}

/// The maximum number of columns and of rows of a cell that are averaged.
private let maximumSamplesPerSide = 8

extension Pixmap<PremultipliedPixel> {
  /// The picture reduced to `size` for analysis: each pixel is the mean of at most 8 × 8 pixels of its cell,
  /// on premultiplied sRGB-encoded values. The time hardly depends on the size of the picture.
  ///
  /// - Parameter size: Not empty, and at most the size of the picture.
  func boxAveraged(to size: PixelSize) -> Pixmap {
    let limit = maximumSamplesPerSide
    let (columns, rows) = (
      CellAxis(extent: width, cells: size.width), CellAxis(extent: height, cells: size.height)
    )
    let spans = (0..<size.width).map { columns.samples(of: $0, limit: limit) }
    return Pixmap(width: size.width, height: size.height) { target in
      withPacked { source in
        for y in 0..<size.height {
          let lines = rows.samples(of: y, limit: limit)
          for x in 0..<size.width {
            target[y * size.width + x] = mean(source, stride: width, columns: spans[x], rows: lines)
          }
        }
      }
    }
  }
}

/// The rounded mean of the pixels at the intersections of `columns` and `rows`.
@inline(__always)
private func mean(
  _ source: UnsafePointer<UInt32>, stride: Int, columns: StrideTo<Int>, rows: StrideTo<Int>
) -> PremultipliedPixel {
  // Two channels in each word, 32 bits apart. The sum of 64 bytes takes 14 bits.
  var (redBlue, greenAlpha, count) = (UInt64(0), UInt64(0), UInt64(0))
  for y in rows {
    for x in columns {
      let pixel = UInt64(source[y &* stride &+ x])
      redBlue &+= pixel & 0xFF | (pixel & 0xFF_0000) &<< 16
      greenAlpha &+= (pixel &>> 8) & 0xFF | (pixel & 0xFF00_0000) &<< 8
      count &+= 1
    }
  }
  func channel(_ sum: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: ((sum & 0xFFFF_FFFF) + count / 2) / count)
  }
  return PremultipliedPixel(
    red: channel(redBlue), green: channel(greenAlpha), blue: channel(redBlue >> 32),
    alpha: channel(greenAlpha >> 32))
}
