import Foundation
import SourceText

/// A JSON5 tree parsed by Foundation, for comparison.
enum FoundationJSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([FoundationJSON])
  case object([String: FoundationJSON])

  init(reading source: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    self = try decoder.decode(FoundationJSON.self, from: Data(source.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([FoundationJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: FoundationJSON].self))
    }
  }

  /// Whether a parsed value is the same. Foundation keeps one of duplicate keys.
  func matches(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.null, .null): return true
    case (.bool(let mine), .bool(let other)): return mine == other
    case (.number(let mine), .number(let other)): return mine == other || (mine.isNaN && other.isNaN)
    case (.text(let mine), .string(let other)): return mine.isSpelled(other)
    case (.list(let mine), .array(let other)):
      return mine.count == other.count && zip(mine, other).allSatisfy { $0.matches($1.value) }
    case (.object(let mine), .object(let other)):
      let groups = Dictionary(grouping: other, by: \.key)
      return mine.count == groups.count
        && mine.allSatisfy { key, value in
          groups[key]?.contains { value.matches($0.value.value) } == true
        }
    default: return false
    }
  }
}
