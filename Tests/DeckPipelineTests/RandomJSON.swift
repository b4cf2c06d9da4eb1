import Foundation
import TestSupport

/// Random JSON texts, of one value in the many ways to write it.
struct RandomJSON {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A text that is mostly an object, of whose members many are arrays. Their keys ascend.
  mutating func document() -> String {
    guard !generator.once(in: 8) else { return blank() + list(depth: 4) + blank() }
    let members = (0..<Int.random(in: 0...5, using: &generator)).map { index in
      "\"\(index)\"" + blank() + ":" + blank()
        + (generator.once(in: 3) ? value(depth: 3) : list(depth: 3)) + blank()
    }
    return blank() + "{" + blank() + members.joined(separator: "," + blank()) + "}" + blank()
  }

  /// The bytes of a text in chunks of random sizes.
  mutating func chunks(of text: [UInt8]) -> [[UInt8]] {
    var (rest, chunks): (ArraySlice<UInt8>, [[UInt8]]) = (text[...], [])
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(Int.random(in: 1...20, using: &generator))))
      rest = rest.dropFirst(chunks.last?.count ?? 0)
    }
    return chunks
  }

  /// The bytes with one or two of them replaced, removed or added.
  mutating func damaged(_ text: [UInt8]) -> [UInt8] {
    let marks = Array("{}[]:,\"\\ 01tn\n".utf8) + [0x07, 0xC3, 0xEF, 0xBB, 0xBF, 0xFF]
    var bytes = text
    for _ in 0..<Int.random(in: 1...2, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = generator.pick(marks)
      case 1: bytes.insert(generator.pick(marks), at: index)
      default: bytes.remove(at: index)
      }
    }
    return bytes
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: depth > 0 ? 0..<8 : 0..<4, using: &generator) {
    case 0: generator.pick(["null", "true", "false"])
    case 1: generator.pick(["0", "-1", "12.5", "1e3", "0.25E-2"])
    case 2, 3: string()
    case 4, 5: list(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func list(depth: Int) -> String {
    let elements = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      blank() + value(depth: depth - 1) + blank()
    }
    return "[" + (elements.isEmpty ? blank() : elements.joined(separator: ",")) + "]"
  }

  private mutating func object(depth: Int) -> String {
    let members = (0..<Int.random(in: 0...4, using: &generator)).map { index in
      let key = generator.pick([#""path""#, #""p\u0061th""#, "\"\(index)\"", #""path\"""#, string()])
      return blank() + key + blank() + ":" + blank() + value(depth: depth - 1) + blank()
    }
    return "{" + (members.isEmpty ? blank() : members.joined(separator: ",")) + "}"
  }

  private mutating func string() -> String {
    let parts = [
      "a", "b", "path", "[", "]", "{", "}", ",", ":", " ", #"\""#, #"\\"#, #"\/"#, "/", #"\n"#, #"\u005B"#,
      #"\u0022"#, "é", "漢", "😀", #"\ud83d\ude00"#,
    ]
    let text = (0..<Int.random(in: 0...5, using: &generator)).map { _ in generator.pick(parts) }
    return "\"" + text.joined() + "\""
  }

  private mutating func blank() -> String {
    generator.pick(["", "", "", " ", "\n", "\t", "\r\n  "])
  }
}

extension JSONSerialization {
  /// The tree of a text, by Foundation at once; nil where it is not JSON.
  static func tree(of text: [UInt8]) -> Any? { try? jsonObject(with: Data(text)) }

  /// A value written in one way only, so that two can be compared.
  static func canonical(_ value: Any) throws -> Data {
    try data(withJSONObject: [value], options: .sortedKeys)
  }
}
