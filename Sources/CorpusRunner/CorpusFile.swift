/// A test picture and what its index expects of a decoder.
public struct CorpusFile: Sendable, CustomStringConvertible {
  /// What a decoder must make of a file.
  public enum Expectation: String, Sendable {
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
  public enum ColorCheck: String, Sendable {
    case strict = "yes"
    case loose
    case none = "no"
  }

  /// Place below the corpus folder.
  public var path: String
  /// Group of like files.
  public var kind: String
  /// What a decoder must make of it.
  public var expectation: Expectation
  /// Upright size in pixels; nil where the index knows none.
  public var size: (width: Int, height: Int)?
  /// Whether colours are compared.
  public var colorCheck: ColorCheck
  /// Acceptable means of straight red, green, blue and alpha, 0…255; the first is the reference.
  public var means: [[Double]]
  /// Means of red, green and blue multiplied by alpha.
  public var premultipliedMean: [Double]
  /// Means of the cells of a grid of 4 × 4, row by row: straight red, green, blue, alpha.
  public var grid: [[Double]]
  /// Largest differences of a mean and of a cell.
  public var meanTolerance, gridTolerance: Double

  /// The path.
  public var description: String { path }
}
