import CorpusRunner
import Foundation
import Testing

private let corpus = ProcessInfo.processInfo.environment["DECKLE_CORPUS"].flatMap {
  try? CorpusIndex(folder: $0)
}

/// The pictures of the folder that `DECKLE_CORPUS` names, against its index.
@Suite(.enabled(if: corpus != nil, "DECKLE_CORPUS names no folder"))
struct CorpusTests {
  @Test(arguments: corpus?.kinds ?? [])
  func everyFileOfAKind(kind: String) throws {
    let report = try CorpusReport(try #require(corpus), kinds: [kind], judge: CorpusJudge())
    #expect(report.lines.allSatisfy { $0.files > 0 })
    #expect(report.misses.isEmpty, "\(report.text)")
  }
}
