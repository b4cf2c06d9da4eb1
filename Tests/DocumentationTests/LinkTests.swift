import Foundation
import Testing

/// Links and images of all pages lead somewhere.
@Suite struct LinkTests {
  @Test(arguments: Repository.pages) func linksLeadToFilesAndHeadings(path: String) throws {
    let page = try Page(path)
    let folder = (path as NSString).deletingLastPathComponent
    for link in page.links where !link.target.contains("://") && !link.target.hasPrefix("mailto:") {
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let file = name.isEmpty ? path : Self.standardized(folder.isEmpty ? name : "\(folder)/\(name)")
      #expect(
        FileManager.default.fileExists(atPath: "\(Repository.root)/\(file)"),
        "\(path):\(link.line): there is no \(link.target)")
      guard parts.count == 2, file.hasSuffix(".md") else { continue }
      #expect(
        try Page(file).anchors.contains(String(parts[1])), "\(path):\(link.line): no heading \(link.target)")
    }
  }

  /// But for tables and code, and the pages on the project's inside.
  @Test(arguments: Repository.pages.filter { $0 != "docs/architecture.md" && !$0.hasPrefix("docs/design/") })
  func linesAreShort(path: String) throws {
    let long = try Page(path).prose.filter { $0.text.count > 110 }.map(\.number)
    #expect(long.isEmpty, "\(path): more than 110 characters in the lines \(long)")
  }

  @Test func readmeIsShort() throws {
    let words = try Repository.text("README.md").split { $0.isWhitespace }.count
    #expect(words <= 700, "README.md has \(words) words")
  }

  private static func standardized(_ path: String) -> String {
    String(URL(fileURLWithPath: "/\(path)").standardizedFileURL.path.dropFirst())
  }
}

extension Page {
  /// A link or an image.
  struct Link {
    var line: Int
    var target: String
  }

  /// The links of prose and tables.
  var links: [Link] {
    let cells = tables.flatMap { table in
      ([table.header] + table.rows).map { Line(number: table.line, text: $0.joined(separator: " ")) }
    }
    return (prose + cells).flatMap { line in
      line.text.withoutCodes.matches(of: /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/).map { match in
        Link(line: line.number, target: String(match.1 ?? match.2 ?? ""))
      }
    }
  }

  /// The anchors of the headings, as GitHub makes them.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    return Set(
      headings.map { heading in
        let kept = heading.text.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = kept.replacingOccurrences(of: " ", with: "-")
        let earlier = counts[anchor, default: 0]
        counts[anchor] = earlier + 1
        return earlier == 0 ? anchor : "\(anchor)-\(earlier)"
      })
  }
}
