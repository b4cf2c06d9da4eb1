import SourceText

/// Finds lines and columns from the offsets of line starts.
struct Places {
  private let lineStarts: [Int]
  private let length: Int

  init(in text: String) {
    let scalars = Array(text.unicodeScalars)
    length = scalars.count
    lineStarts =
      [0]
      + scalars.indices.filter { index in
        scalars[index] == "\n" || (scalars[index] == "\r" && scalars.dropFirst(index + 1).first != "\n")
      }.map { $0 + 1 }
  }

  /// Whether a position is in the text or directly after it.
  func contains(_ position: SourcePosition) -> Bool {
    guard lineStarts.indices.contains(position.line - 1), position.column >= 1 else { return false }
    let lineEnd = position.line < lineStarts.count ? lineStarts[position.line] - 1 : length
    return lineStarts[position.line - 1] + position.column - 1 <= lineEnd
  }

  subscript(offset: Int) -> SourcePosition {
    let line = lineStarts.count { $0 <= offset }
    return SourcePosition(line: line, column: offset - lineStarts[line - 1] + 1)
  }
}
