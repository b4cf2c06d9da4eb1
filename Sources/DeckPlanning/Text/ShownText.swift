/// A text from a deck, without characters that affect adjacent texts.
package struct ShownText: Sendable, Hashable {
  /// The maximum number of combining marks on a letter. No script in use stacks more than six.
  package static let mostMarks = 6
  /// The maximum number of characters. More do not fit on the widest card in any readable size.
  package static let mostCharacters = 2000

  /// The sanitized text; empty if nothing of it is visible.
  package let string: String

  /// Sanitizes `written`. Control characters become spaces; a run of spaces becomes one, as does a run of
  /// white space with a line break. Directional embeddings, overrides and isolates, annotation characters,
  /// marks beyond ``mostMarks`` on one letter, characters beyond ``mostCharacters``, and spaces at both ends
  /// are removed. A text without visible characters becomes empty.
  package init(_ written: String) {
    if Self.isPlain(written) {
      string = written
      return
    }
    let kept = Self.collapsed(Self.trimmed(Self.kept(written)))
    let isVisible = kept.contains {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    string = isVisible ? String(String(String.UnicodeScalarView(kept)).prefix(Self.mostCharacters)) : ""
  }

  /// Whether a text is printable ASCII that needs no changes: checking the bytes is ten times faster than the
  /// general path.
  private static func isPlain(_ text: String) -> Bool {
    let space = UInt8(ascii: " ")
    var previous = space
    for byte in text.utf8 {
      guard 0x20...0x7E ~= byte, byte != space || previous != space else { return false }
      previous = byte
    }
    return text.utf8.count <= mostCharacters && (previous != space || text.isEmpty)
  }

  private static func kept(_ text: String) -> [Unicode.Scalar] {
    var (kept, marks): ([Unicode.Scalar], Int) = ([], 0)
    for scalar in text.unicodeScalars.prefix(8 * mostCharacters) where !isRemoved(scalar) {
      marks = isMark(scalar) ? marks + 1 : isFormat(scalar) ? marks : 0
      if marks <= mostMarks { kept.append(scalar) }
    }
    return kept
  }

  /// Replaces each run of spaces and control characters by one space, and each run of any white space that
  /// has a line break.
  private static func collapsed(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var rest = scalars
    while let scalar = rest.first {
      let blank = rest.prefix { isSpace($0) || $0.properties.isWhitespace }
      if blank.contains(where: isLineBreak) {
        result.append(" ")
        rest = rest.dropFirst(blank.count)
      } else if isSpace(scalar) {
        result.append(" ")
        rest = rest.drop(while: isSpace)
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func trimmed(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { isSpace(scalar) || scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return scalars[first...last]
  }

  /// The space, and control characters and separators of lines, which become spaces.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar == " "
    }
  }

  /// The mandatory breaks of UAX #14.
  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
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
