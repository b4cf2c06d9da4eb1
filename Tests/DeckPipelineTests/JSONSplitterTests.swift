import Foundation
import TestSupport
import Testing

@testable import DeckPipeline

/// Parsing in pieces beside parsing at once.
@Suite struct JSONSplitterTests {
  private typealias Pieces = (elements: [Any], rest: Any)

  private func split(_ chunks: [[UInt8]]) throws -> Pieces {
    var (splitter, elements): (JSONSplitter, [Any]) = (JSONSplitter(), [])
    for chunk in chunks { try splitter.take(chunk) { elements.append($0) } }
    return (elements, try splitter.rest())
  }

  /// What the pieces of a tree are: the elements of the arrays in it, by their ascending keys, and the tree
  /// without them.
  private func pieces(of tree: Any) -> Pieces {
    guard let object = tree as? [String: Any] else { return ([], tree) }
    let elements = object.keys.sorted().flatMap { object[$0] as? [Any] ?? [] }
    return (elements, object.mapValues { $0 is [Any] ? [Any]() : $0 })
  }

  @Test(arguments: 0..<40) func piecesAreThoseOfTheWhole(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for _ in 0..<25 {
      let text = Array(random.document().utf8)
      let expected = pieces(of: try #require(JSONSerialization.tree(of: text)))
      let found = try split(random.chunks(of: text))
      let comment = Comment(rawValue: String(decoding: text, as: UTF8.self))
      #expect(
        try JSONSerialization.canonical(found.elements) == JSONSerialization.canonical(expected.elements),
        comment)
      #expect(
        try JSONSerialization.canonical(found.rest) == JSONSerialization.canonical(expected.rest), comment)
    }
  }

  /// A damaged text is refused in pieces if and only if it is refused as a whole.
  @Test(arguments: 0..<40) func damageIsFoundAsInTheWhole(seed: UInt64) throws {
    var random = RandomJSON(seed: 1000 + seed)
    var refused = 0
    for _ in 0..<100 {
      let text = random.damaged(Array(random.document().utf8))
      let isWhole = JSONSerialization.tree(of: text) != nil
      let comment = Comment(rawValue: String(decoding: text, as: UTF8.self))
      let isSplit = (try? split(random.chunks(of: text))) != nil
      #expect(isSplit == isWhole, comment)
      refused += isWhole ? 0 : 1
    }
    #expect(refused > 20)
  }

  @Test func everyTruncationIsRefused() throws {
    let text = Array(#"{ "a" : [1, {"path": "[\"]}"}, [2]], "b": {"c": [3]}, "d": [ ], "e": ["\\"]}"#.utf8)
    for count in text.indices {
      #expect(throws: (any Error).self) { try split([Array(text.prefix(count))]) }
    }
    #expect(try split([text]).elements.count == 4)
  }

  @Test(arguments: [
    #"{"a":[1,,]}"#, #"{"a":[,1]}"#, #"{"a":[,]}"#, #"{"a":[1 2]}"#, #"{"a":[1}"#, #"{"a":[1]]}"#,
    #"{"a":[[1}]}"#,
    #"{"a":[1] [2]}"#, #"{"a":[1]} {}"#, #"{"a":[1]}x"#, #"x{"a":[1]}"#, #"{[1]}"#, #"{"a":{"b":1]}"#,
    #"[1]{"a":[1]}"#, "{\"a\":[\u{FEFF}1]}", #"{"a":["\x"]}"#, #"{"a":[01]}"#, "1", "",
    "\"[1]\"", #"{"a":[tru]}"#, "{\"a\":[\"\n\"]}",
  ]) func whatIsNotJSONIsRefused(text: String) {
    #expect(JSONSerialization.tree(of: Array(text.utf8)) == nil)
    #expect(throws: (any Error).self) { try split([Array(text.utf8)]) }
  }

  /// Whether they are JSON is for the parser to say.
  @Test(arguments: [#"{"a":[1,]}"#, #"{"a":[1 , ]}"#, #"{"a":[1],}"#, #"{"a":[[1,]]}"#])
  func commasAtTheEndAreTakenAsInTheWhole(text: String) {
    let isSplit = (try? split([Array(text.utf8)])) != nil
    #expect(isSplit == (JSONSerialization.tree(of: Array(text.utf8)) != nil))
  }

  /// The parser's limit is the same for an element as for the text that holds it.
  @Test(arguments: 505..<520) func nestingIsLimitedAsInTheWhole(depth: Int) {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let text = Array("{\"a\":\(nested)}".utf8)
    let isSplit = (try? split([text])) != nil
    #expect(isSplit == (JSONSerialization.tree(of: text) != nil))
  }
}
