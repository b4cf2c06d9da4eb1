/// A person's text made safe to be set among others: nothing in it acts on what stands beside it.
package struct ShownText: Sendable, Hashable {
  /// Most marks that a letter keeps. Six are more than any script in use stacks; what piles up higher is no
  /// writing.
  package static let mostMarks = 6
  /// Most characters that are kept. More do not fit on the widest card in any size that can be read.
  package static let mostCharacters = 2000

  /// The text as it is set; empty where nothing of it would be seen.
  package let string: String

  /// `written` without what is neutralised: control characters and line ends become spaces; embeddings,
  /// overrides and isolates of direction and annotation signs are left out; so are marks beyond ``mostMarks``
  /// on one letter and characters beyond ``mostCharacters``, and spaces at both ends. What holds nothing
  /// visible is empty.
  package init(_ written: String) {
    // Most texts have nothing to be looked for; telling that by their bytes is ten times faster.
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
    for scalar in text.unicodeScalars.prefix(8 * mostCharacters) where !isLeftOut(scalar) {
      marks = isMark(scalar) ? marks + 1 : isPassed(scalar) ? marks : 0
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

  /// Control characters, and the two that end lines and paragraphs.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Signs whose effect lasts until another one ends it, which may be never.
  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
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

  /// What is not seen does not begin a new letter either, so that marks cannot be piled up with joiners
  /// between them.
  private static func isPassed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format
  }
}
