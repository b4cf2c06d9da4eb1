import Raster

/// Compares outcomes with what the index expects.
package struct CorpusJudge: Sendable {
  /// Longest time that a file may take; nil where nothing is timed, as in tests.
  package var timeLimit: Duration?

  /// A judge with a limit of time.
  package init(timeLimit: Duration? = nil) {
    self.timeLimit = timeLimit
  }

  /// A file of which something else came out than the index expects.
  package struct Miss: Sendable, CustomStringConvertible {
    /// The file's place in the corpus.
    package var path: String
    /// What should have come out, and what did.
    package var expected, got: String

    /// All in one line.
    package var description: String { "\(path): expected \(expected); got \(got)" }
  }

  /// Nil where the outcome is what the index expects.
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

  /// Colour under clear pixels is gone in premultiplied pictures, so those are compared multiplied.
  private func isNear(_ found: PictureMeasures, _ reference: [Double], _ file: CorpusFile) -> Bool {
    let wanted =
      found.isOpaque || file.premultipliedMean.count < 3
      ? reference : file.premultipliedMean.prefix(3) + [reference[3]]
    return isNear(found.mean, wanted, file.meanTolerance)
  }

  /// The index gives one decimal.
  private func isNear(_ found: [Double], _ wanted: [Double], _ tolerance: Double) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance + 0.06 }
  }

  /// The index gives whole numbers; of cells that are not opaque only alpha can be compared.
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
