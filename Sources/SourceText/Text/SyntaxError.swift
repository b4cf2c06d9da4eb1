/// A fault in the text of a file, its position, and how to correct it.
package struct SyntaxError: Error, Hashable, Sendable {
  /// What is expected where a text is in another encoding.
  package static let utf8 = "UTF-8 text"

  /// The position of the fault.
  package var position: SourcePosition

  /// What was found, such as `the end of the line`.
  package var found: String

  /// What was expected, such as `a value`.
  package var expected: String

  /// How to correct the fault, if known: a clause such as `a comma is missing before this key`.
  package var advice: String?

  /// An error with the given parts.
  package init(position: SourcePosition, found: String, expected: String, advice: String? = nil) {
    self.position = position
    self.found = found
    self.expected = expected
    self.advice = advice
  }
}

extension SyntaxError: CustomStringConvertible {
  /// The whole message in one line, such as
  /// `3:14: expected a comma or "}", found "name" (a comma is missing before this key)`.
  package var description: String {
    let fact = "\(position): expected \(expected), found \(found)"
    return advice.map { "\(fact) (\($0))" } ?? fact
  }
}
