/// A test picture and what its index expects of a decoder.
package struct CorpusFile: Sendable, CustomStringConvertible {
  /// What a decoder must make of a file.
  package enum Expectation: String, Sendable {
    /// A picture.
    case picture = "ok"
    /// A picture, and a word on what is wrong with the file.
    case pictureWithWarning = "ok-with-warning"
    /// A refusal.
    case refusal = "error"
    /// A refusal or a picture.
    case either
  }

  /// How far the index is sure of the colours.
  package enum ColorCheck: String, Sendable {
    case strict = "yes"
    case loose
    case none = "no"
  }

  /// Place below the corpus folder.
  package var path: String
  /// Group of like files.
  package var kind: String
  /// What a decoder must make of it.
  package var expectation: Expectation
  /// Upright size in pixels; nil where the index knows none.
  package var size: (width: Int, height: Int)?
  /// Whether colours are compared.
  package var colorCheck: ColorCheck
  /// Acceptable means of straight red, green, blue and alpha, 0…255; the first is the reference.
  package var means: [[Double]]
  /// Means of red, green and blue multiplied by alpha.
  package var premultipliedMean: [Double]
  /// Means of the cells of a grid of 4 × 4, row by row: straight red, green, blue, alpha.
  package var grid: [[Double]]
  /// Largest differences of a mean and of a cell.
  package var meanTolerance, gridTolerance: Double

  /// The path.
  package var description: String { path }
}
