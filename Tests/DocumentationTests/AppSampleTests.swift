import Testing

/// Swift code of the pages is compiled in AppSamples.swift, unless the comment above it is
/// `<!-- not compiled: reason -->`.
@Suite struct AppSampleTests {
  @Test(arguments: Repository.pages) func swiftIsCompiled(path: String) throws {
    let compiled = Self.code(of: try Repository.text("Tests/DocumentationTests/AppSamples.swift"))
    for block in try Page(path).blocks where block.language == "swift" && block.mark("not compiled") == nil {
      #expect(
        compiled.contains(Self.code(of: block.text)),
        "\(path):\(block.line): not in AppSamples.swift as it is here")
    }
  }

  /// The lines without imports, comments and layout.
  private static func code(of text: String) -> String {
    let lines = text.split(separator: "\n").map { line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return code.split(separator: " ").joined(separator: " ")
    }
    return lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
