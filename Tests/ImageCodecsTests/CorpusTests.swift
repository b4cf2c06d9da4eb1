import CorpusRunner
import Foundation
import Testing

/// Real pictures: those of the folder that `DECKLE_CORPUS` names, judged by its index.
@Suite(.enabled(if: Self.index != nil, "DECKLE_CORPUS names no folder"))
struct CorpusTests {
  private static let index = ProcessInfo.processInfo.environment["DECKLE_CORPUS"].flatMap {
    try? CorpusIndex(folder: $0)
  }

  @Test(arguments: index?.kinds ?? [])
  func everyFileOfAKind(kind: String) throws {
    let report = try CorpusReport(try #require(Self.index), kinds: [kind], judge: CorpusJudge())
    #expect(report.lines.allSatisfy { $0.files > 0 })
    #expect(report.misses.isEmpty, "\(report.text)")
  }
}
