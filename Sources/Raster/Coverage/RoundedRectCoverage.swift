extension CoverageMask {
  /// The area of each pixel that a rounded rectangle covers, in a mask of `size`.
  ///
  /// The rectangle need not be aligned to pixels. The area under the circle of a corner is integrated over
  /// ``CornerProfile/samples`` slices a pixel. Only square roots are used, so the result is the same on every
  /// machine.
  package init(roundedRect rect: PixelRect, radius: Double, size: PixelSize) {
    self.init(width: size.width, height: size.height)
    let profile = CornerProfile(rect: rect, radius: radius)
    let columns = (0..<width).map(profile.column)
    // Between the corners all columns are equal.
    let first = columns.firstIndex(where: \.isWhole) ?? width
    let end = (columns.lastIndex(where: \.isWhole) ?? first - 1) + 1
    let width = width
    // The band of the previous row, if no corner reaches into it.
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

/// The coverage for an area of 0…1.
private func level(_ area: Double) -> UInt8 { UInt8(area * 255 + 0.5) }

/// The length of the part of `start ..< start + 1` within `low ..< high`.
private func overlap(_ start: Double, _ low: Double, _ high: Double) -> Double {
  max(0, min(start + 1, high) - max(start, low))
}

/// The outline of a rounded rectangle as a function of x.
private struct CornerProfile {
  /// Slices of a column of pixels.
  static let samples = 128
  let rect: PixelRect
  let radius: Double

  init(rect: PixelRect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  /// Whether no corner reaches into a row of pixels.
  func isStraight(row: Int) -> Bool {
    Double(row) >= rect.y + radius && Double(row + 1) <= rect.maxY - radius
  }

  /// The distance of the outline from the top and bottom edges at `x`.
  private func inset(at x: Double) -> Double {
    let distance = max(rect.x + radius - x, x - (rect.maxX - radius), 0)
    guard distance < radius else { return distance > 0 ? radius : 0 }
    return radius - (radius * radius - distance * distance).squareRoot()
  }

  /// The outline within one column of pixels.
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

/// The part of a rounded rectangle within a column of pixels.
private struct ProfileColumn {
  let rect: PixelRect
  /// The width of the part of the column between the left and the right edge.
  let width: Double
  /// The distances of the outline from the top and bottom edges, by slices from left to right; empty where
  /// they are zero.
  private let insets: [Double]
  private let smallestInset, largestInset: Double
  /// The area of a pixel that no edge crosses, summed like the other areas.
  private let full: Double

  init(rect: PixelRect, width: Double, insets: [Double]) {
    self.rect = rect
    self.width = width
    self.insets = insets
    smallestInset = insets.min() ?? 0
    largestInset = insets.max() ?? 0
    full = insets.reduce(0) { sum, _ in sum + width / Double(CornerProfile.samples) }
  }

  /// Whether the column lies between the corners.
  var isWhole: Bool { width == 1 && insets.isEmpty }

  /// The covered area of the pixel in row `y`, of whose height `band` lies between the top and the bottom
  /// edge.
  func area(ofRow y: Int, _ band: Double) -> Double {
    guard !insets.isEmpty else { return width * band }
    let top = Double(y)
    guard top + 1 > rect.y + smallestInset, top < rect.maxY - smallestInset else { return 0 }
    if top >= rect.y + largestInset, top + 1 <= rect.maxY - largestInset { return full }
    let slice = width / Double(CornerProfile.samples)
    var area = 0.0
    for inset in insets { area += slice * overlap(top, rect.y + inset, rect.maxY - inset) }
    return area
  }
}
