/// The folders that the paths of a deck may lead to.
package struct PathConfinement: Sendable, Hashable {
  /// The number of folders above the deck's folder that paths may lead up.
  package var levels: Int

  /// Only the deck's own folder.
  package static let deckFolder = PathConfinement(levels: 0)

  /// Creates a confinement that allows paths to lead up `levels` folders.
  package init(levels: Int) {
    self.levels = levels
  }
}

/// The path of a file in a deck's folder: relative, with `/` between folders, and without `..` unless a
/// ``PathConfinement`` allows it. It can only be created from a text that passes the check. Symbolic links on
/// the way are followed: build systems give their steps the inputs as links.
package struct DeckPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path as written.
  package let rawValue: String
  /// The path as written.
  package var description: String { rawValue }

  /// Compares the paths as texts.
  package static func < (first: DeckPath, second: DeckPath) -> Bool { first.rawValue < second.rawValue }

  /// The reason why a text is not such a path.
  package struct Fault: Error {
    /// What was found and what was expected.
    package let message: String
  }

  /// Creates the path `text`.
  ///
  /// - Throws: ``Fault`` if the text is empty, is an absolute path or an address, or leads out of the folder.
  package init(checking text: String, in confinement: PathConfinement = .deckFolder) throws(Fault) {
    if let message = Self.fault(in: text, confinement) { throw Fault(message: message) }
    rawValue = text
  }

  private init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The path below this folder.
  package func appending(_ path: DeckPath) -> DeckPath { DeckPath(rawValue: "\(rawValue)/\(path)") }

  /// The path with its components replaced by the names of existing files and folders.
  package func replacing(components: [String]) -> DeckPath {
    DeckPath(rawValue: components.joined(separator: "/"))
  }

  /// The reason why `path` is rejected; nil if it is valid.
  private static func fault(in path: String, _ confinement: PathConfinement) -> String? {
    if path.isEmpty { return "is empty; expected a path relative to the deck's folder" }
    if path.contains("://") {
      return "“\(path)” is a web address; download the file and enter its path relative to the deck's folder"
    }
    if path.hasPrefix("/") || path.hasPrefix("~") {
      return "“\(path)” is an absolute path; expected one relative to the deck's folder"
    }
    if path.contains("\\") { return "“\(path)” contains a backslash; use / between folders" }
    if path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
      return "contains a control character; expected a path relative to the deck's folder"
    }
    let climbs = path.split(separator: "/").contains("..")
    guard climbs, confinement.levels == 0 || climb(of: path) > confinement.levels else { return nil }
    return confinement.levels == 0
      ? "“\(path)” is outside the deck's folder; move the file into that folder and change the path, or name "
        + "a folder that holds both by --root"
      : "“\(path)” is outside the folder that --root names; move the file into it and change the path"
  }

  /// The number of folders that the path leads up at most.
  private static func climb(of path: String) -> Int {
    var (depth, highest) = (0, 0)
    for component in path.split(separator: "/") where component != "." {
      depth += component == ".." ? -1 : 1
      highest = max(highest, -depth)
    }
    return highest
  }
}

extension Written<String> {
  /// The value as a path; reports an error and returns nil if it is invalid.
  package func path(
    field: String, card: String? = nil, in confinement: PathConfinement, _ diagnostics: inout Diagnostics
  ) -> DeckPath? {
    do { return try DeckPath(checking: value, in: confinement) } catch {
      diagnostics.error(.badPath, error.message, at: place, card: card, field: field)
      return nil
    }
  }
}
