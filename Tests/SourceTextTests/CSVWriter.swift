import TestSupport

/// Writes a grid of texts in a random variant of CSV.
struct CSVWriter {
  let delimiter: Unicode.Scalar
  private(set) var text = String.UnicodeScalarView()

  /// The offsets, in scalars, of the fields of each line.
  private(set) var offsets: [[Int]] = []

  private let lineBreak: String
  private let quotesAll: Bool
  private var generator: SeededGenerator

  init(_ lines: [[String]], using generator: inout SeededGenerator) {
    delimiter = generator.pick([",", ";", "\t", "|"])
    lineBreak = generator.pick(["\n", "\r\n", "\r"])
    quotesAll = generator.once(in: 4)
    self.generator = SeededGenerator(seed: generator.next())
    if lines[0].count == 1 || self.generator.once(in: 4) { put("sep=\(delimiter)" + lineBreak) }
    writeEmptyLines()
    for (index, line) in lines.enumerated() {
      write(line)
      if index + 1 < lines.count || self.generator.once(in: 2) {
        put(lineBreak)
        writeEmptyLines()
      }
    }
  }

  private mutating func put(_ piece: String) {
    text.append(contentsOf: piece.unicodeScalars)
  }

  private mutating func writeEmptyLines() {
    while generator.once(in: 5) { put(generator.pick(["", "  "]) + lineBreak) }
  }

  private mutating func write(_ line: [String]) {
    offsets.append([])
    for (index, field) in line.enumerated() {
      if index > 0 { put(String(delimiter)) }
      if generator.once(in: 5) { put("  ") }
      offsets[offsets.count - 1].append(text.count)
      let isQuoted = quotesAll || Self.needsQuotes(field) || line == [""] || generator.once(in: 4)
      put(isQuoted ? Self.quoted(field) : field)
      if isQuoted || !field.isEmpty, generator.once(in: 5) { put(" ") }
    }
  }

  private static func quoted(_ field: String) -> String {
    "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// Whether a field must be quoted to keep its text and the detected delimiter.
  private static func needsQuotes(_ field: String) -> Bool {
    let scalars = field.unicodeScalars
    return scalars.first == " " || scalars.last == " " || scalars.first == "\""
      || scalars.contains { ",;\t|\n\r".unicodeScalars.contains($0) }
  }
}
