/// How one axis of a picture is divided into cells of nearly equal length, alike from both ends, so that a mirrored
/// picture has mirrored cells.
struct CellAxis {
  /// Where each cell begins, and where the last one ends.
  let bounds: [Int]

  /// `cells` cells over `extent` pixels; at most one a pixel.
  init(extent: Int, cells: Int) {
    bounds = (0...cells).map {
      2 * $0 <= cells ? $0 * extent / cells : extent - (cells - $0) * extent / cells
    }
  }

  /// The pixels of a cell that are looked at: all of a short one, else at most `limit`, evenly spaced.
  func samples(of cell: Int, limit: Int) -> StrideTo<Int> {
    let (start, end) = (bounds[cell], bounds[cell + 1])
    let step = max(1, (end - start + limit - 1) / limit)
    return stride(from: start + (end - start - 1) % step / 2, to: end, by: step)
  }
}

extension Pixmap<PremultipliedPixel> {
  /// The picture reduced to `size`, each pixel the mean of its cell: premultiplied and sRGB-encoded, as it is.
  ///
  /// Meant for looking at, not for showing: of each cell at most 8 × 8 pixels are read, so that the cost hardly grows with
  /// the picture. `size` is at most the picture's own and not empty.
  func boxAveraged(to size: PixelSize) -> Pixmap {
    let limit = 8
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

/// The rounded mean of the pixels where `columns` and `rows` cross.
@inline(__always)
private func mean(
  _ source: UnsafePointer<UInt32>, stride: Int, columns: StrideTo<Int>, rows: StrideTo<Int>
) -> PremultipliedPixel {
  // Two channels in each word, 32 bits apart: 64 samples of a byte need 14.
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
