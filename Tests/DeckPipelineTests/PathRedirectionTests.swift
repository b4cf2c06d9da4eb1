import Foundation
import TestSupport
import Testing

@testable import DeckPipeline

/// Paths changed in the text beside paths changed in the tree.
@Suite struct PathRedirectionTests {
  private func redirect(_ chunks: [[UInt8]], _ replacement: @escaping (String) -> String?) -> [UInt8] {
    var redirection = PathRedirection(replacement)
    return chunks.flatMap { redirection.take($0) }
  }

  private func redirect(tree: Any, _ replacement: (String) -> String?) -> Any {
    if let list = tree as? [Any] { return list.map { redirect(tree: $0, replacement) } }
    guard var object = tree as? [String: Any] else { return tree }
    for (key, value) in object {
      let path = key == "path" ? value as? String : nil
      object[key] = path.map { replacement($0) ?? $0 } ?? redirect(tree: value, replacement)
    }
    return object
  }

  @Test(arguments: 0..<40) func pathsAreThoseOfTheTree(seed: UInt64) throws {
    var random = RandomJSON(seed: 2000 + seed)
    for _ in 0..<25 {
      let text = Array(random.document().utf8)
      let replacement = { (path: String) in path.count.isMultiple(of: 2) ? "earlier/\"\\" + path : nil }
      let expected = redirect(tree: try #require(JSONSerialization.tree(of: text)), replacement)
      let found = try #require(
        JSONSerialization.tree(of: redirect(random.chunks(of: text), replacement)))
      #expect(
        try JSONSerialization.canonical(found) == JSONSerialization.canonical(expected),
        "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<20) func nothingElseChanges(seed: UInt64) {
    var random = RandomJSON(seed: 3000 + seed)
    for _ in 0..<25 {
      let text = Array(random.document().utf8)
      #expect(redirect(random.chunks(of: text)) { _ in nil } == text)
    }
  }

  @Test(arguments: [
    (#"{"path" : "a/b"}"#, #"{"path" : "X"}"#), (#"{"path":"a\/b"}"#, #"{"path":"X"}"#),
    (#"{"p\u0061th":"a/b"}"#, #"{"p\u0061th":"X"}"#), (#"["path", "a/b"]"#, #"["path", "a/b"]"#),
    (#"{"path": ["a/b"]}"#, #"{"path": ["a/b"]}"#), (#"{"paths": "a/b"}"#, #"{"paths": "a/b"}"#),
    (#"{"path": "a/c", "x": "a/b"}"#, #"{"path": "a/c", "x": "a/b"}"#),
    (#"{"path": 1, "x": {"path":"a/b"}}"#, #"{"path": 1, "x": {"path":"X"}}"#),
  ]) func aValueUnderTheKeyIsReplaced(text: String, expected: String) {
    let found = redirect([Array(text.utf8)]) { $0 == "a/b" ? "X" : nil }
    #expect(String(decoding: found, as: UTF8.self) == expected)
  }
}
