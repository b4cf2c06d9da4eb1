import Foundation
import TestSupport

/// A JSON tree with unknown keys added to every object.
struct ForeignKeys {
  private var generator: SeededGenerator
  /// The number of objects with added keys.
  private(set) var objects = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func added(to value: Any) -> Any {
    switch value {
    case let list as [Any]: return list.map { added(to: $0) }
    case let object as [String: Any]:
      objects += 1
      var result = object.mapValues { added(to: $0) }
      for _ in 0..<Int.random(in: 1...3, using: &generator) { result[key()] = foreignValue() }
      return result
    default: return value
    }
  }

  private mutating func key() -> String {
    "x-" + generator.text(of: ["a", "b", "é", "_", "0", " ", "."]) + String(generator.next() % 1000)
  }

  private mutating func foreignValue() -> Any {
    generator.pick([
      NSNull(), true, -1.5e9, "text", ["a", 1], ["id": ["name": []]], [] as [Any], [:] as [String: Any],
    ])
  }
}
