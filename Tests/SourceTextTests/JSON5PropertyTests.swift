import SourceText
import TestSupport
import Testing

@Suite struct JSON5PropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func anySpellingReadsBackEqual(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let tree = PlainJSON.random(depth: 4, using: &generator)
      let source = String(JSON5Writer(tree, using: &generator).text)
      #expect(tree.matches(try JSON5.parse(source.utf8).value), "\(source)")
    }
  }

  @Test(arguments: 100..<130 as Range<UInt64>)
  func everyPositionIsWhereTheWriterWas(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tree = PlainJSON.randomObject(depth: 4, using: &generator)
    let writer = JSON5Writer(tree, using: &generator)
    let source = String(writer.text)
    let places = Places(in: source)
    let node = try JSON5.parse(source.utf8)
    #expect(node.positions == writer.offsets.map { places[$0] }, "\(source)")
  }

  @Test(arguments: 200..<230 as Range<UInt64>)
  func foundationReadsTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tree = PlainJSON.randomObject(depth: 3, using: &generator)
    let source = String(JSON5Writer(tree, isPlain: true, using: &generator).text)
    let foreign = try FoundationJSON(reading: source)
    #expect(foreign.matches(try JSON5.parse(source.utf8).value), "\(source)")
  }

  @Test(arguments: 300..<312 as Range<UInt64>)
  func everyTrueBeginningOfAnObjectIsRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = PlainJSON.randomObject(depth: 3, using: &generator)
    let text = JSON5Writer(tree, using: &generator).text
    let end = text.lastIndex(of: "}") ?? text.endIndex
    let bytes = Array(String(text[..<end]).utf8)
    for length in bytes.indices {
      #expect(throws: SyntaxError.self) { try JSON5.parse(bytes.prefix(length)) }
    }
  }

  @Test(arguments: 400..<420 as Range<UInt64>)
  func damagedFilesAreReadOrRefusedAtAPlaceInside(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = PlainJSON.randomObject(depth: 3, using: &generator)
    let bytes = Array(String(JSON5Writer(tree, using: &generator).text).utf8)
    var refused = 0
    for _ in 0..<40 {
      let damaged = bytes.damaged(using: &generator)
      guard let error = refusal(of: { () throws(SyntaxError) in _ = try JSON5.parse(damaged) }) else {
        continue
      }
      refused += 1
      #expect(Places(in: String(decoding: damaged, as: UTF8.self)).contains(error.position), "\(error)")
    }
    #expect(refused > 4)
  }
}

extension JSONNode {
  /// The positions of all keys and values in the order of the text.
  fileprivate var positions: [SourcePosition] {
    switch value {
    case .array(let nodes): [position] + nodes.flatMap(\.positions)
    case .object(let members): [position] + members.flatMap { [$0.keyPosition] + $0.value.positions }
    default: [position]
    }
  }
}
