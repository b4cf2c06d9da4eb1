import Raster

/// Compares results of decoding with the expectations of an index.
package struct CorpusJudge: Sendable {
  /// The maximum time for a file; nil for no limit, as in tests.
  package var timeLimit: Duration?

  /// A judge with the given time limit.
  package init(timeLimit: Duration? = nil) {
    self.timeLimit = timeLimit
  }

  /// A file with another result than the index expects.
  package struct Miss: Sendable, CustomStringConvertible {
    /// The path of the file in the corpus.
    package var path: String
    /// The expected and the actual result.
    package var expected, got: String

    /// The message in one line.
    package var description: String { "\(path): expected \(expected); got \(got)" }
  }

  /// The difference of a result from the expectation; nil where there is none.
  package func miss(_ file: CorpusFile, _ outcome: CorpusOutcome) -> Miss? {
    func miss(_ expected: String) -> Miss {
      Miss(path: file.path, expected: expected, got: outcome.summary)
    }
    if let timeLimit, outcome.duration > timeLimit {
      return Miss(path: file.path, expected: "at most \(timeLimit)", got: "\(outcome.duration)")
    }
    switch (outcome.result, file.expectation) {
    case (.failure, .refusal), (.failure, .either): return nil
    case (.failure, _): return miss("a picture")
    case (.success, .refusal): return miss("a refusal")
    case (.success(let photo), .pictureWithWarning) where photo.warnings.isEmpty:
      return miss("a warning")
    case (.success(let photo), _):
      return difference(of: photo.measures, from: file).map {
        Miss(path: file.path, expected: $0.expected, got: $0.got)
      }
    }
  }

  private func difference(of found: PictureMeasures, from file: CorpusFile) -> (
    expected: String, got: String
  )? {
    if let size = file.size, size != (found.size.width, found.size.height) {
      return ("\(size.width) × \(size.height)", "\(found.size)")
    }
    guard file.colorCheck != .none, let reference = file.means.first else { return nil }
    let isOther =
      found.isOpaque && file.means.dropFirst().contains { isNear(found.mean, $0, file.meanTolerance) }
    if isOther { return nil }
    if isNear(found, reference, file) { return gridDifference(found, file) }
    return ("mean \(file.means), × alpha \(file.premultipliedMean)", "mean \(found.mean)")
  }

  /// Compares premultiplied means where a picture is not opaque: the colour of clear pixels is lost.
  private func isNear(_ found: PictureMeasures, _ reference: [Double], _ file: CorpusFile) -> Bool {
    let wanted =
      found.isOpaque || file.premultipliedMean.count < 3
      ? reference : file.premultipliedMean.prefix(3) + [reference[3]]
    return isNear(found.mean, wanted, file.meanTolerance)
  }

  /// Compares with a tolerance. Numbers in the index are rounded to one decimal.
  private func isNear(_ found: [Double], _ wanted: [Double], _ tolerance: Double) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance + 0.06 }
  }

  /// Compares the cells of the grid, whose numbers in the index are integers. Of cells that are not opaque
  /// only alpha is compared.
  private func gridDifference(_ found: PictureMeasures, _ file: CorpusFile) -> (
    expected: String, got: String
  )? {
    for (index, (cell, wanted)) in zip(found.grid, file.grid).enumerated() where wanted.count == 4 {
      let channels = cell[3] == 255 && wanted[3] == 255 ? 0..<4 : 3..<4
      let isNear = channels.allSatisfy { abs(cell[$0] - wanted[$0]) <= file.gridTolerance + 0.5 }
      if !isNear { return ("cell \(index) \(wanted)", "\(cell)") }
    }
    return nil
  }
}
