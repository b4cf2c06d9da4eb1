extension CoverageMask {
  /// The area that a rounded rectangle covers of each pixel of a mask of `size`.
  ///
  /// The rectangle may lie between pixels. The area under the corner's circle is integrated over
  /// ``CornerProfile/samples`` slices a pixel; only square roots are used, so every machine agrees.
  public init(roundedRect rect: PixelRect, radius: Double, size: PixelSize) {
    self.init(width: size.width, height: size.height)
    let profile = CornerProfile(rect: rect, radius: radius)
    for y in 0..<height {
      let band = profile.isStraight(row: y) ? overlap(Double(y), rect.y, rect.maxY) : nil
      for x in 0..<width {
        let area: Double
        if let band {
          area = band * overlap(Double(x), rect.x, rect.maxX)
        } else {
          area = profile.area(x: x, y: y)
        }
        self[x, y] = UInt8(area * 255 + 0.5)
      }
    }
  }
}

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

  /// The covered area of one pixel.
  func area(x: Int, y: Int) -> Double {
    let (left, right) = (max(Double(x), rect.x), min(Double(x + 1), rect.maxX))
    guard left < right else { return 0 }
    let (atLeft, atRight) = (inset(at: left), inset(at: right))
    if atLeft == 0, atRight == 0 { return (right - left) * height(ofRow: y, inset: 0) }
    let slice = (right - left) / Double(Self.samples)
    var area = 0.0
    for index in 0..<Self.samples {
      area += slice * height(ofRow: y, inset: inset(at: left + (Double(index) + 0.5) * slice))
    }
    return area
  }

  private func height(ofRow y: Int, inset: Double) -> Double {
    overlap(Double(y), rect.y + inset, rect.maxY - inset)
  }
}
