import Foundation
import Raster

/// The exact area of pixels under a rounded rectangle: a cross of rectangles and four quarters of a disc.
struct ExactRoundedRect {
  let rect: PixelRect
  let radius: Double

  init(_ rect: PixelRect, radius: Double) {
    self.rect = rect
    self.radius = min(radius, rect.width / 2, rect.height / 2)
  }

  var total: Double { rect.width * rect.height - (4 - .pi) * square(radius) }

  /// The covered area of the pixel in column `x` of row `y`.
  func area(x: Int, y: Int) -> Double {
    let inner = (rect.x + radius, rect.maxX - radius, rect.y + radius, rect.maxY - radius)
    let tall = overlap(x, inner.0, inner.1) * overlap(y, rect.y, rect.maxY)
    let sides = (overlap(x, rect.x, inner.0) + overlap(x, inner.1, rect.maxX)) * overlap(y, inner.2, inner.3)
    let across = [distances(inner.0, x, -1), distances(inner.1, x, 1)]
    let down = [distances(inner.2, y, -1), distances(inner.3, y, 1)]
    let corners = across.flatMap { u in down.map { v in quarter(u, v) } }
    return tall + sides + corners.reduce(0, +)
  }

  private func overlap(_ start: Int, _ low: Double, _ high: Double) -> Double {
    max(0, min(Double(start + 1), high) - max(Double(start), low))
  }

  /// The outward distances of the ends of a pixel from the centre of a corner; zero for inward ones.
  private func distances(_ centre: Double, _ start: Int, _ sign: Double) -> (Double, Double) {
    let ends = [Double(start), Double(start + 1)].map { max(0, ($0 - centre) * sign) }
    return (ends.min()!, ends.max()!)
  }

  private func quarter(_ u: (Double, Double), _ v: (Double, Double)) -> Double {
    inside(u.1, v.1) - inside(u.0, v.1) - inside(u.1, v.0) + inside(u.0, v.0)
  }

  /// The area of the quarter disc in the box from its centre to (`u`, `v`).
  private func inside(_ u: Double, _ v: Double) -> Double {
    let (u, v) = (min(u, radius), min(v, radius))
    guard square(u) + square(v) > square(radius) else { return u * v }
    let meeting = (square(radius) - square(v)).squareRoot()
    return v * meeting + underCircle(u) - underCircle(meeting)
  }

  /// The integral of √(r² − t²) over t from 0 to `u`.
  private func underCircle(_ u: Double) -> Double {
    (u * max(0, square(radius) - square(u)).squareRoot() + square(radius) * asin(min(1, u / radius))) / 2
  }
}
