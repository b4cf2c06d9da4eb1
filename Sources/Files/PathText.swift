/// Operations on paths as text. Foundation's functions for this trap on some names of a single letter.
package enum PathText {
  /// The path without its last component: “” if it has only one, “/” for a component of the root.
  package static func folder(of path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
    guard let slash = trimmed.lastIndex(of: "/") else { return "" }
    return slash == trimmed.startIndex ? (trimmed.count > 1 ? "/" : "") : String(trimmed[..<slash])
  }
}
