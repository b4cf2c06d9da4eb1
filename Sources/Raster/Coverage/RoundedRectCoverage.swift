extension CoverageMask {
  /// The area that a rounded rectangle covers of each pixel of a mask of `size`.
  ///
  /// The rectangle may lie between pixels. The area under the corner's circle is integrated over
  /// ``CornerProfile/samples`` slices a pixel; only square roots are used, so every machine agrees.
  package init(roundedRect rect: PixelRect, radius: Double, size: PixelSize) {
    self.init(width: size.width, height: size.height)
    let profile = CornerProfile(rect: rect, radius: radius)
    let columns = (0..<width).map(profile.column)
    // Between the corners all columns are alike.
    let first = columns.firstIndex(where: \.isWhole) ?? width
    let end = (columns.lastIndex(where: \.isWhole) ?? first - 1) + 1
    let width = width
    // The band of the row before, where it is straight.
    var straightBand: Double?
    coverage.withUnsafeMutableBufferPointer { coverage in
      for y in 0..<size.height {
        let row = coverage.extracting((y * width)..<((y + 1) * width))
        let band = overlap(Double(y), rect.y, rect.maxY)
        let isStraight = profile.isStraight(row: y)
        if isStraight, band == straightBand {
          _ = row.update(fromContentsOf: coverage.extracting(((y - 1) * width)..<(y * width)))
          continue
        }
        straightBand = isStraight ? band : nil
        for x in [0..<first, end..<width].joined() {
          row[x] = level(isStraight ? band * columns[x].width : columns[x].area(ofRow: y, band))
        }
        row.extracting(first..<end).update(repeating: level(band))
      }
    }
  }
}

/// An area of 0…1 as coverage.
private func level(_ area: Double) -> UInt8 { UInt8(area * 255 + 0.5) }

/// How much of the unit `start ..< start + 1` lies in `low ..< high`.
private func overlap(_ start: Double, _ low: Double, _ high: Double) -> Double {
  max(0, min(start + 1, high) - max(start, low))
}

/// The outline of a rounded rectangle as heights over x.
private struct CornerProfile {
  static let samples = 128
  let rect: PixelRect
  let radius: Double

  init(rect: PixelRect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  /// Whether no corner reaches into the row of pixels.
  func isStraight(row: Int) -> Bool {
    Double(row) >= rect.y + radius && Double(row + 1) <= rect.maxY - radius
  }

  /// How far the outline stands in from the top and bottom edges at `x`.
  private func inset(at x: Double) -> Double {
    let distance = max(rect.x + radius - x, x - (rect.maxX - radius), 0)
    guard distance < radius else { return distance > 0 ? radius : 0 }
    return radius - (radius * radius - distance * distance).squareRoot()
  }

  /// The outline over one column of pixels.
  func column(_ x: Int) -> ProfileColumn {
    let (left, right) = (max(Double(x), rect.x), min(Double(x + 1), rect.maxX))
    guard left < right else { return ProfileColumn(rect: rect, width: 0, insets: []) }
    if inset(at: left) == 0, inset(at: right) == 0 {
      return ProfileColumn(rect: rect, width: right - left, insets: [])
    }
    let slice = (right - left) / Double(Self.samples)
    return ProfileColumn(
      rect: rect, width: right - left,
      insets: (0..<Self.samples).map { inset(at: left + (Double($0) + 0.5) * slice) })
  }
}

/// What a rounded rectangle covers of a column of pixels.
private struct ProfileColumn {
  let rect: PixelRect
  /// How much of the column lies between the left and the right edge.
  let width: Double
  /// How far the outline stands in from the top and bottom edges in slices from left to right; none where it does not.
  private let insets: [Double]
  private let least, most: Double
  /// The area of a pixel that no edge crosses, summed as all areas are.
  private let full: Double

  init(rect: PixelRect, width: Double, insets: [Double]) {
    self.rect = rect
    self.width = width
    self.insets = insets
    least = insets.min() ?? 0
    most = insets.max() ?? 0
    full = insets.reduce(0) { sum, _ in sum + width / Double(CornerProfile.samples) }
  }

  /// Whether the column lies between the corners and the edges.
  var isWhole: Bool { width == 1 && insets.isEmpty }

  /// The covered area of the pixel in row `y`, of which `band` lies between the top and the bottom edge.
  func area(ofRow y: Int, _ band: Double) -> Double {
    guard !insets.isEmpty else { return width * band }
    let top = Double(y)
    guard top + 1 > rect.y + least, top < rect.maxY - least else { return 0 }
    if top >= rect.y + most, top + 1 <= rect.maxY - most { return full }
    let slice = width / Double(CornerProfile.samples)
    var area = 0.0
    for inset in insets { area += slice * overlap(top, rect.y + inset, rect.maxY - inset) }
    return area
  }
}
