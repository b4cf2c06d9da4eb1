import SourceText
import TestSupport

/// A JSON tree without positions, for building and comparing.
indirect enum PlainJSON {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([PlainJSON])
  case object([(key: String, value: PlainJSON)])

  /// Whether a parsed value equals this tree exactly, in bits and scalars.
  func matches(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.null, .null): true
    case (.bool(let mine), .bool(let other)): mine == other
    case (.number(let mine), .number(let other)):
      mine.bitPattern == other.bitPattern || (mine.isNaN && other.isNaN)
    case (.text(let mine), .string(let other)): mine.isSpelled(other)
    case (.list(let mine), .array(let other)):
      mine.count == other.count && zip(mine, other).allSatisfy { $0.matches($1.value) }
    case (.object(let mine), .object(let other)):
      mine.count == other.count
        && zip(mine, other).allSatisfy { $0.key.isSpelled($1.key) && $0.value.matches($1.value.value) }
    default: false
    }
  }
}

extension String {
  /// Whether two texts have the same scalars. `==` compares by canonical equivalence.
  func isSpelled(_ other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}

extension PlainJSON {
  private static let pool = Array(
    "abzAZ059_$é漢😀\u{301}\u{200D}\"'\\/\n\r\t\u{7}\u{2028} {}[]:,#".unicodeScalars)
  private static let words = ["a", "name", "$x", "_1", "été", "漢字", "null", "true", "Infinity", "x9"]

  /// A random tree of at most `depth` levels.
  static func random(depth: Int, using generator: inout SeededGenerator) -> PlainJSON {
    switch Int.random(in: depth > 0 ? 0..<9 : 0..<5, using: &generator) {
    case 0: return generator.pick([.null, .bool(true), .bool(false)])
    case 1, 2: return .number(randomNumber(using: &generator))
    case 3, 4: return .text(generator.text(of: pool))
    case 5, 6:
      let count = Int.random(in: 0...4, using: &generator)
      return .list((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    default: return randomObject(depth: depth, using: &generator)
    }
  }

  /// A random object of at most `depth` levels.
  static func randomObject(depth: Int, using generator: inout SeededGenerator) -> PlainJSON {
    let count = Int.random(in: 0...4, using: &generator)
    return .object(
      (0..<count).map { _ in
        let key = generator.once(in: 3) ? generator.text(of: pool) : generator.pick(words)
        return (key, random(depth: depth - 1, using: &generator))
      })
  }

  private static func randomNumber(using generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: Double(Int.random(in: -20...300, using: &generator))
    case 1: Double.random(in: -1...1, using: &generator)
    case 2: Double(UInt64.random(in: 0...UInt64.max, using: &generator))
    case 3: generator.pick([.infinity, -.infinity, .nan, 0, -0.0, .leastNonzeroMagnitude])
    default: Double(bitPattern: generator.next())
    }
  }
}
