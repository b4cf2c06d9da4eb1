/// Paths as text. Foundation's own functions for cutting them trap on some names of a single letter.
package enum PathText {
  /// The path without its last part: "" where it has but one, "/" for what lies at the root.
  package static func folder(of path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
    guard let slash = trimmed.lastIndex(of: "/") else { return "" }
    return slash == trimmed.startIndex ? (trimmed.count > 1 ? "/" : "") : String(trimmed[..<slash])
  }
}
