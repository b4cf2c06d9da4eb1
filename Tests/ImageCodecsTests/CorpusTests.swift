import CorpusRunner
import Testing

/// The pictures of the folder that `DECKLE_CORPUS` names, against its index.
@Suite(.enabled(if: TestCorpus.folder != nil, "DECKLE_CORPUS names no folder"))
struct CorpusTests {
  @Test func theIndexIsRead() throws {
    #expect(try #require(TestCorpus.index).get().files.isEmpty == false)
  }

  @Test(arguments: TestCorpus.kinds)
  func everyFileOfAKind(kind: String) throws {
    let report = try CorpusReport(
      try #require(TestCorpus.index).get(), kinds: [kind], judge: CorpusJudge())
    #expect(report.lines.allSatisfy { $0.files > 0 })
    #expect(report.misses.isEmpty, "\(report.text)")
  }
}
