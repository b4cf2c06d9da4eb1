import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// Real pictures: those of the folder that `DECKLE_CORPUS` names, with the results that its index expects.
@Suite(.enabled(if: Corpus.folder != nil, "DECKLE_CORPUS names no folder"))
struct RealPhotoTests {
  @Test(
    arguments: Corpus.files(ofKinds: [
      "portraits", "portraits-derived", "exif-jpeg", "pngsuite", "png-kinds", "jpeg-kinds",
    ]))
  func decodesUprightInTheExpectedColours(file: Corpus.File) throws {
    let photo = try PhotoDecoder().decode(try Corpus.read(file))
    #expect(photo.pixmap.size == PixelSize(width: file.width, height: file.height))
    guard file.checksColor else { return }
    // Colour under clear pixels is gone in premultiplied pictures, so those are compared by premultiplied
    // means.
    let cells = photo.pixmap.cellMeans(columns: 4, rows: 4)
    let channels = photo.pixmap.isOpaque ? 0..<4 : 3..<4
    for (index, (cell, expected)) in zip(cells, file.grid).enumerated() {
      // Half a level more than the index allows: its cells are whole numbers.
      let isNear = channels.allSatisfy { abs(cell[$0] - expected[$0]) <= file.gridTolerance + 0.5 }
      #expect(isNear, "cell \(index): \(cell) for \(expected)")
    }
    let mean = photo.pixmap.premultipliedMean
    #expect(
      zip(mean, file.premultipliedMean).allSatisfy { abs($0 - $1) <= file.meanTolerance + 0.1 }, "\(mean)")
  }

  @Test func theIndexIsRead() {
    #expect(Corpus.files(ofKinds: ["portraits", "pngsuite"]).count > 50)
  }

  @Test func aDeckOfRealPortraitsRenders() throws {
    let deck = try TestDeck()
    let files = Corpus.files(ofKinds: ["portraits", "portraits-derived"])
    var names: [String] = []
    for file in files {
      let name = (file.path as NSString).lastPathComponent
      try deck.folder.write(try Corpus.read(file), to: "photos/\(name)")
      names.append(name)
    }
    let rows = names.map { "photos/\($0),\(DeckNames.name(of: $0)),\(20 + $0.count)" }
    try deck.folder.write((["photo,name,age"] + rows).joined(separator: "\n"), to: "people.csv")
    try deck.write(#"{ "cards": "people.csv", "scales": [1, 2], "animations": ["like"] }"#)
    let report = try deck.render(jobs: 2)
    #expect(report.errorKind == nil, "\(report.diagnostics)")
    #expect(try deck.manifest.cards.count == names.count)
    #expect(try deck.manifest.cards.allSatisfy { $0.images.count == 2 })
  }
}

private enum DeckNames {
  static func name(of file: String) -> String {
    (file as NSString).deletingPathExtension.split(separator: "-").map { $0.capitalized }.joined(
      separator: " ")
  }
}

/// The test pictures and their index.
enum Corpus {
  struct File: Sendable, CustomTestStringConvertible {
    var path: String
    var width, height: Int
    var checksColor: Bool
    /// Means of straight red, green, blue and alpha over 16 cells.
    var grid: [[Double]]
    var premultipliedMean: [Double]
    var gridTolerance, meanTolerance: Double
    var testDescription: String { path }
  }

  static let folder = ProcessInfo.processInfo.environment["DECKLE_CORPUS"]

  /// The files of some kinds that must decode and whose colours do not hang on gamma or profile chunks of
  /// PNG.
  static func files(ofKinds kinds: Set<String>) -> [File] {
    guard let folder, let index = try? String(contentsOfFile: "\(folder)/index.tsv", encoding: .utf8) else {
      return []
    }
    let lines = index.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().compactMap { fields in
      let row = Dictionary(uniqueKeysWithValues: zip(header, fields))
      guard kinds.contains(row["kind"] ?? ""), row["expected"] == "ok", let path = row["path"],
        let width = row["upright_width"].flatMap(Int.init),
        let height = row["upright_height"].flatMap(Int.init)
      else { return nil }
      let isPlain = row["mean_srgb"] == row["raw_mean"]
      let grid = row["grid4x4"].map(cells) ?? []
      return File(
        path: path, width: width, height: height,
        checksColor: isPlain && row["color_check"] == "yes" && grid.count == 16,
        grid: grid,
        premultipliedMean: (row["premul_mean"] ?? "").split(separator: ",").compactMap { Double($0) },
        gridTolerance: row["tol_grid"].flatMap(Double.init) ?? 3,
        meanTolerance: row["tol_mean"].flatMap(Double.init) ?? 1.5)
    }
  }

  static func read(_ file: File) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder ?? "")/\(file.path)")))
  }

  private static func cells(_ text: String) -> [[Double]] {
    text.split(separator: " ").map { cell in
      let digits = Array(cell)
      return stride(from: 0, to: 8, by: 2).map { Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) }
    }
  }
}

extension Pixmap<PremultipliedPixel> {
  /// Plain means of straight red, green, blue and alpha over the cells of a grid.
  fileprivate func cellMeans(columns: Int, rows: Int) -> [[Double]] {
    let straight = straightened()
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let xs = cell(column, of: columns, width)
        let ys = cell(row, of: rows, height)
        return straight.mean(xs, ys)
      }
    }
  }

  /// Means of red, green and blue as they are, over the whole picture.
  fileprivate var premultipliedMean: [Double] {
    let sum = pixels.reduce(into: SIMD4<Int>.zero) {
      $0 &+= SIMD4(Int($1.red), Int($1.green), Int($1.blue), Int($1.alpha))
    }
    return (0..<3).map { Double(sum[$0]) / Double(pixels.count) }
  }

  private func cell(_ index: Int, of count: Int, _ extent: Int) -> Range<Int> {
    let start = index * extent / count
    return start..<max(start + 1, (index + 1) * extent / count)
  }
}
