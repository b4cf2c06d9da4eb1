/// A text from a deck, without characters that affect adjacent texts.
package struct ShownText: Sendable, Hashable {
  /// The maximum number of combining marks on a letter. No script in use stacks more than six.
  package static let mostMarks = 6
  /// The maximum number of characters. More do not fit on the widest card in any readable size.
  package static let mostCharacters = 2000

  /// The sanitized text; empty if nothing of it is visible.
  package let string: String

  /// Sanitizes `written`. Control characters and line ends become spaces. Directional embeddings, overrides
  /// and isolates, annotation characters, marks beyond ``mostMarks`` on one letter, characters beyond
  /// ``mostCharacters``, and spaces at both ends are removed. A text without visible characters becomes
  /// empty.
  package init(_ written: String) {
    // Fast path for printable ASCII, which needs no changes: checking the bytes is ten times faster.
    if written.utf8.count <= Self.mostCharacters, written.utf8.first != 0x20, written.utf8.last != 0x20,
      written.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
    {
      string = written
      return
    }
    let kept = Self.trimmed(Self.kept(written))
    let isVisible = kept.contains {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    string = isVisible ? String(String(String.UnicodeScalarView(kept)).prefix(Self.mostCharacters)) : ""
  }

  private static func kept(_ text: String) -> [Unicode.Scalar] {
    var (kept, marks): ([Unicode.Scalar], Int) = ([], 0)
    for scalar in text.unicodeScalars.prefix(8 * mostCharacters) where !isRemoved(scalar) {
      marks = isMark(scalar) ? marks + 1 : isFormat(scalar) ? marks : 0
      if marks <= mostMarks { kept.append(isSpace(scalar) ? " " : scalar) }
    }
    return kept
  }

  private static func trimmed(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return [] }
    return scalars[first...last]
  }

  /// Control characters, line separators and paragraph separators become spaces.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Characters with an effect that lasts until a terminating character, which may be missing.
  private static func isRemoved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFC: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Format characters do not start a new letter; otherwise joiners between marks would bypass the limit.
  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format
  }
}
