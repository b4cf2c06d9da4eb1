import CorpusRunner
import ImageCodecs
import Raster
import TestSupport
import Testing

/// The judge must find every difference from the index.
@Suite struct CorpusJudgeTests {
  private static let columns = [
    "path", "kind", "upright_width", "upright_height", "expected", "mean_srgb", "grid4x4", "color_check",
    "tol_mean",
    "tol_grid", "premul_mean", "raw_mean", "note",
  ]
  private static let good = [
    "path": "a.png", "kind": "k", "upright_width": "4", "upright_height": "4", "expected": "ok",
    "mean_srgb": "200.0,100.0,50.0,255.0",
    "grid4x4": [String](repeating: "c86432ff", count: 16).joined(separator: " "), "color_check": "yes",
    "tol_mean": "1.0", "tol_grid": "2.0", "premul_mean": "200.0,100.0,50.0", "raw_mean": "-", "note": "-",
  ]

  /// A file of 4 × 4 pixels of one colour and an index whose line has some columns changed.
  private func misses(_ changes: [String: String], _ file: [UInt8] = Self.file()) throws -> [CorpusJudge.Miss]
  {
    let folder = try ScratchFolder()
    let row = Self.good.merging(changes) { $1 }
    let lines = [Self.columns, Self.columns.map { row[$0] ?? "" }].map { $0.joined(separator: "\t") }
    try folder.write(lines.joined(separator: "\n"), to: "index.tsv")
    try folder.write(file, to: "a.png")
    return try CorpusReport(try CorpusIndex(folder: folder.path), judge: CorpusJudge()).misses
  }

  private static func file(_ color: [Int] = [200, 100, 50], _ chunks: [PNGChunk] = []) -> [UInt8] {
    var file = PNGBuilder(width: 4, height: 4, color.count == 3 ? .rgb : .rgba, depth: 8) { _, _ in color }
    file.chunks = chunks
    return file.file
  }

  @Test(arguments: [
    [:], ["mean_srgb": "199.0,101.0,49.0,255.0"], ["expected": "either"],
    ["mean_srgb": "1,2,3,4", "color_check": "no"],
    [
      "mean_srgb": "1.0,2.0,3.0,255.0", "raw_mean": "200.0,100.0,50.0,255.0",
      "note": "raw_mean is acceptable",
    ],
    ["mean_srgb": "1.0,2.0,3.0,255.0", "note": "libvips gives mean 200.0,100.0,50.0,255.0"],
  ])
  func hits(changes: [String: String]) throws { #expect(try misses(changes).isEmpty) }

  @Test(arguments: [
    ["upright_width": "5"], ["mean_srgb": "198.0,100.0,50.0,255.0"], ["expected": "error"],
    ["expected": "ok-with-warning"],
    ["grid4x4": [String](repeating: "c86432ff", count: 15).joined(separator: " ") + " c86436ff"],
    ["expected": "either", "color_check": "loose", "mean_srgb": "9.0,9.0,9.0,255.0"],
  ])
  func misses(changes: [String: String]) throws { #expect(try misses(changes).map(\.path) == ["a.png"]) }

  @Test func refusals() throws {
    let broken = Array(Self.file().prefix(40))
    #expect(try misses([:], broken).count == 1)
    #expect(try misses(["expected": "error"], broken).isEmpty)
    #expect(try misses(["expected": "either"], broken).isEmpty)
  }

  @Test func warnings() throws {
    let file = Self.file([200, 100, 50], [PNGChunk("cICP", [1])])
    #expect(try misses(["expected": "ok-with-warning"], file).isEmpty)
  }

  /// Colours of translucent pixels are compared premultiplied: 200 × 51 / 255 = 40.
  @Test func alpha() throws {
    let file = Self.file([200, 100, 50, 51])
    let changes = ["mean_srgb": "200.0,100.0,50.0,51.0", "grid4x4": "-", "premul_mean": "40.0,20.0,10.0"]
    #expect(try misses(changes, file).isEmpty)
    #expect(try misses(changes.merging(["premul_mean": "43.0,20.0,10.0"]) { $1 }, file).count == 1)
    #expect(try misses(changes.merging(["mean_srgb": "200.0,100.0,50.0,60.0"]) { $1 }, file).count == 1)
  }

  @Test func theTableCounts() throws {
    let folder = try ScratchFolder()
    try folder.write("path\tkind\texpected\tcolor_check\na\tone\terror\tno\nb\ttwo\tok\tno", to: "index.tsv")
    for name in ["a", "b"] { try folder.write("no picture", to: name) }
    let report = try CorpusReport(try CorpusIndex(folder: folder.path), judge: CorpusJudge())
    #expect(report.lines.map(\.kind) == ["one", "two"] && report.lines.map(\.misses.count) == [0, 1])
    #expect(report.text.contains("b: expected a picture; got refused"))
  }
}
