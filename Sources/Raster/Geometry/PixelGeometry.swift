/// A size in whole pixels.
package struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int

  /// A size of `width` × `height` pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  package var area: Int { width * height }
  /// A description such as "300 × 400".
  package var description: String { "\(width) × \(height)" }
}

/// A rectangle in pixels that need not be aligned to them; x to the right, y downwards.
package struct PixelRect: Sendable, Hashable {
  /// Left edge.
  package var x: Double
  /// Top edge.
  package var y: Double
  /// Width.
  package var width: Double
  /// Height.
  package var height: Double

  /// A rectangle with the given top left corner and size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All of a picture of `size`.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  /// Right edge.
  package var maxX: Double { x + width }
  /// Bottom edge.
  package var maxY: Double { y + height }
}
