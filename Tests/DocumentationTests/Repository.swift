import Foundation

/// The files of the project that the pages are held against.
enum Repository {
  /// The folder with Package.swift.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The pages that users read, by their paths from the root: README.md, CONTRIBUTING.md, CHANGELOG.md and
  /// every Markdown file of docs, Benchmarks, assets and Examples.
  static let pages: [String] = {
    let below = ["docs", "Benchmarks", "assets", "Examples"].flatMap { folder in
      (FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + below.sorted()
  }()
}
