package import Raster

/// A drawing of one colour from an SVG file, of which the coverage counts and not the colours.
package struct VectorIcon: Sendable, Hashable {
  /// The largest file that is read, in bytes.
  package static let largestFile = 256 << 10

  /// The file, which was found to be good.
  private let file: [UInt8]

  /// The icon in the bytes of a file.
  ///
  /// - Throws: ``IconError`` where they are no SVG, hold what no icon needs, or draw nothing.
  package init(svg file: [UInt8]) throws(IconError) {
    guard file.count <= Self.largestFile else {
      throw .tooLarge(bytes: file.count, limit: Self.largestFile)
    }
    try MarkupInspection(of: file).run()
    self.file = file
    let trial = PixelSize(width: 64, height: 64)
    let coverage = try SVGDrawing(file).coverage(
      of: PixelRect(x: 0, y: 0, width: 64, height: 64), size: trial)
    guard coverage != CoverageMask(width: trial.width, height: trial.height) else { throw .drawsNothing }
  }

  /// How much the icon covers of each pixel of a mask of `size` where it fills `rect`, its proportions kept.
  package func coverage(of rect: PixelRect, size: PixelSize) -> CoverageMask {
    // What was drawn once is drawn again.
    (try? SVGDrawing(file).coverage(of: rect, size: size))
      ?? CoverageMask(width: size.width, height: size.height)
  }
}
