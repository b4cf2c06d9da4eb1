import SourceText
import TestSupport
import Testing

@Suite struct DelimitedPropertyTests {
  private func randomLines(using generator: inout SeededGenerator) -> [[String]] {
    let pool = Array("abé漢😀\"',;\t|\n\r =#\u{301}09".unicodeScalars)
    let width = Int.random(in: 1...5, using: &generator)
    return (0...Int.random(in: 0...6, using: &generator)).map { _ in
      let count = generator.once(in: 5) ? Int.random(in: 1...5, using: &generator) : width
      return (0..<count).map { _ in generator.text(of: pool) }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func anyDialectReadsBackEqual(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let lines = randomLines(using: &generator)
      let writer = CSVWriter(lines, using: &generator)
      let source = String(writer.text)
      let table = try Table.parse((generator.once(in: 2) ? "\u{FEFF}" + source : source).utf8)
      let fields = table.rows.map(\.cells)
      let places = Places(in: source)
      #expect(
        fields.elementsEqual(lines) { $0.map(\.text).elementsEqual($1) { $0.isSpelled($1) } }, "\(source)")
      #expect(fields.map { $0.map(\.position) } == writer.offsets.map { $0.map { places[$0] } }, "\(source)")
      #expect(table.rows.map(\.line) == table.rows.map(\.cells[0].position.line))
    }
  }

  @Test(arguments: 100..<120 as Range<UInt64>)
  func everyBeginningIsReadOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(String(CSVWriter(randomLines(using: &generator), using: &generator).text).utf8)
    for length in bytes.indices { expectTableOrPlace(in: Array(bytes.prefix(length))) }
  }

  @Test(arguments: 200..<220 as Range<UInt64>)
  func damagedFilesAreReadOrRefusedAtAPlaceInside(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(String(CSVWriter(randomLines(using: &generator), using: &generator).text).utf8)
    for _ in 0..<40 { expectTableOrPlace(in: bytes.damaged(using: &generator)) }
  }

  private func expectTableOrPlace(in bytes: [UInt8]) {
    let error = refusal { () throws(SyntaxError) in
      let table = try Table.parse(bytes)
      #expect(table.rows.allSatisfy { !$0.cells.isEmpty })
    }
    guard let error else { return }
    #expect(Places(in: String(decoding: bytes, as: UTF8.self)).contains(error.position), "\(error)")
  }
}
