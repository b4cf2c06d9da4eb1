/// A test picture and the result that the index of its corpus expects.
package struct CorpusFile: Sendable, CustomStringConvertible {
  /// The expected result of decoding.
  package enum Expectation: String, Sendable {
    /// A picture.
    case picture = "ok"
    /// A picture and a warning.
    case pictureWithWarning = "ok-with-warning"
    /// An error.
    case refusal = "error"
    /// An error or a picture.
    case either
  }

  /// How certain the expected colours are.
  package enum ColorCheck: String, Sendable {
    case strict = "yes"
    case loose
    case none = "no"
  }

  /// The path in the corpus folder.
  package var path: String
  /// The group of similar files.
  package var kind: String
  /// The expected result of decoding.
  package var expectation: Expectation
  /// The upright size in pixels, if known.
  package var size: (width: Int, height: Int)?
  /// Whether colours are compared.
  package var colorCheck: ColorCheck
  /// The acceptable means of straight red, green, blue and alpha, 0…255. The first one is the reference.
  package var means: [[Double]]
  /// The means of premultiplied red, green and blue.
  package var premultipliedMean: [Double]
  /// The means of the cells of a grid of 4 × 4, row by row: straight red, green, blue, alpha.
  package var grid: [[Double]]
  /// The maximum differences of the mean and of a cell.
  package var meanTolerance, gridTolerance: Double

  /// The path.
  package var description: String { path }
}
