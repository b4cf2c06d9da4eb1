package import Raster

/// A drawing from an SVG file that is drawn in one colour. Its coverage is used, not its colours.
package struct VectorIcon: Sendable, Hashable {
  /// The maximum size of a file in bytes.
  package static let largestFile = 256 << 10

  /// The size at which a file is drawn to check it.
  private static let trialSize = PixelSize(width: 64, height: 64)

  /// The checked file.
  private let file: [UInt8]

  /// The icon of an SVG file, which is drawn once to check it.
  ///
  /// - Throws: ``IconError`` where the file is not SVG, contains something that is not allowed, or draws
  ///   nothing.
  package init(svg file: [UInt8]) throws(IconError) {
    guard file.count <= Self.largestFile else {
      throw .tooLarge(bytes: file.count, limit: Self.largestFile)
    }
    try MarkupInspection(of: file).run()
    self.file = file
    let trial = Self.trialSize
    let coverage = try SVGDrawing(file).coverage(of: PixelRect(trial), size: trial)
    guard coverage != CoverageMask(width: trial.width, height: trial.height) else { throw .drawsNothing }
  }

  /// The coverage of the icon in a mask of `size`, scaled proportionally into `rect`.
  ///
  /// - Throws: ``IconError``, since the file was drawn before only for a lack of memory.
  package func coverage(of rect: PixelRect, size: PixelSize) throws(IconError) -> CoverageMask {
    try SVGDrawing(file).coverage(of: rect, size: size)
  }
}
