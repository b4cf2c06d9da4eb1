/// The path of a file in a deck's folder: relative, with `/` between folders, and without `..`. It can only
/// be created from a text that passes the check. Symbolic links on the way are followed: build systems give
/// their steps the inputs as links.
package struct DeckPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path as written.
  package let rawValue: String
  /// The path as written.
  package var description: String { rawValue }

  /// Compares the paths as texts.
  package static func < (first: DeckPath, second: DeckPath) -> Bool { first.rawValue < second.rawValue }

  /// The reason why a text is not such a path.
  struct Fault: Error {
    /// What was found and what was expected.
    let message: String
  }

  /// Creates the path `text`.
  ///
  /// - Throws: ``Fault`` if the text is empty, is an absolute path, or leads out of the folder.
  init(checking text: String) throws(Fault) {
    if let message = Self.fault(in: text) { throw Fault(message: message) }
    rawValue = text
  }

  /// The reason why `path` is rejected; nil if it is valid.
  private static func fault(in path: String) -> String? {
    if path.isEmpty { return "is empty; expected a path relative to the deck's folder" }
    if path.hasPrefix("/") || path.hasPrefix("~") {
      return "“\(path)” is an absolute path; expected one relative to the deck's folder"
    }
    if path.contains("\\") { return "“\(path)” contains a backslash; use / between folders" }
    if path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
      return "contains a control character; expected a path relative to the deck's folder"
    }
    if path.split(separator: "/").contains("..") {
      return "“\(path)” is outside the deck's folder; move the file into that folder and change the path"
    }
    return nil
  }
}

extension Written<String> {
  /// The value as a path; reports an error and returns nil if it is invalid.
  package func path(
    field: String, card: String? = nil, _ diagnostics: inout Diagnostics
  ) -> DeckPath? {
    do { return try DeckPath(checking: value) } catch {
      diagnostics.error(.badPath, error.message, at: place, card: card, field: field)
      return nil
    }
  }
}
