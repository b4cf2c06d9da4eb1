/// Checks paths that a deck names: they are relative, with `/`, and never leave the deck's folder.
enum DeckPath {
  /// Why `path` is refused; nil where it is good.
  static func fault(in path: String) -> String? {
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

  /// Reports `path` where it is refused and gives it back where it is good.
  static func checked(
    _ path: Written<String>?, field: String, card: String? = nil, _ diagnostics: inout Diagnostics
  ) -> String? {
    guard let path else { return nil }
    guard let fault = fault(in: path.value) else { return path.value }
    diagnostics.error("bad-path", fault, at: path.place, card: card, field: field)
    return nil
  }
}

extension Written where Value == String {
  /// The path if it stays within the deck's folder; nil, with an error reported, where it does not.
  package func checkedPath(field: String, _ diagnostics: inout Diagnostics) -> String? {
    DeckPath.checked(self, field: field, &diagnostics)
  }
}
