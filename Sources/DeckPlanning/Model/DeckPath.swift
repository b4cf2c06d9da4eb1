/// The path of a file in a deck's folder: relative, with `/` between folders, never leading out of the
/// folder. Only the check makes one.
package struct DeckPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path as it was written.
  package let rawValue: String
  /// The path as it was written.
  package var description: String { rawValue }

  /// Compares the texts.
  package static func < (first: DeckPath, second: DeckPath) -> Bool { first.rawValue < second.rawValue }

  /// Why a text is not such a path.
  struct Fault: Error {
    /// What was found and what was expected.
    let message: String
  }

  /// The path `text`.
  ///
  /// - Throws: ``Fault`` where the text is empty, an absolute path, or leads out of the folder.
  init(checking text: String) throws(Fault) {
    if let message = Self.fault(in: text) { throw Fault(message: message) }
    rawValue = text
  }

  /// Why `path` is refused; nil where it is accepted.
  private static func fault(in path: String) -> String? {
    if path.isEmpty { return "is empty; expected a path relative to the deck's folder" }
    if path.hasPrefix("/") || path.hasPrefix("~") {
      return "“\(path)” is an absolute path; expected one relative to the deck's folder"
    }
    if path.contains("\\") { return "“\(path)” has a backslash; write / between folders" }
    if path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
      return "holds a control character; expected a path relative to the deck's folder"
    }
    if path.split(separator: "/").contains("..") {
      return "“\(path)” leaves the deck's folder; move the file into it and name it from there"
    }
    return nil
  }
}

extension Written<String> {
  /// The path; nil, with an error reported, where it is refused.
  package func path(
    field: String, card: String? = nil, _ diagnostics: inout Diagnostics
  ) -> DeckPath? {
    do { return try DeckPath(checking: value) } catch {
      diagnostics.error(.badPath, error.message, at: place, card: card, field: field)
      return nil
    }
  }
}
