/// What is wrong with the text of a file, where, and what would mend it.
package struct SyntaxError: Error, Hashable, Sendable {
  /// Where the text goes wrong.
  package var position: SourcePosition

  /// What stands there, such as `the end of the line`.
  package var found: String

  /// What should stand there, such as `a value`.
  package var expected: String

  /// What would mend it, where that can be told: a clause such as `a comma is missing before this key`.
  package var advice: String?

  /// Describes what is wrong at a place.
  package init(position: SourcePosition, found: String, expected: String, advice: String? = nil) {
    self.position = position
    self.found = found
    self.expected = expected
    self.advice = advice
  }
}

extension SyntaxError: CustomStringConvertible {
  /// One line with everything, such as
  /// `3:14: expected a comma or "}", found "name" (a comma is missing before this key)`.
  package var description: String {
    let fact = "\(position): expected \(expected), found \(found)"
    return advice.map { "\(fact) (\($0))" } ?? fact
  }
}
