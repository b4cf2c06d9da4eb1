/// Joins the parts of a name that tables hold in columns of their own.
enum PersonName {
  /// The whole name. A name that already contains a part is not joined with it.
  static func joined(name: String?, given: String?, family: String?) -> String {
    guard let name else { return joined(given ?? "", family ?? "") }
    if let given, family == nil, !name.contains(given) { return joined(given, name) }
    if let family, given == nil, !name.contains(family) { return joined(name, family) }
    return name
  }

  /// The family name follows, after a space, but precedes where both are in Han, kana or Hangul.
  private static func joined(_ given: String, _ family: String) -> String {
    guard !given.isEmpty, !family.isEmpty else { return given + family }
    let isEastAsian = (given + family).unicodeScalars.allSatisfy(isEastAsian)
    return isEastAsian ? family + given : given + " " + family
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
