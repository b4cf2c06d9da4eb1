/// Checks an SVG file, before librsvg parses it, for content that an icon must not have: references to other
/// files, content that depends on the machine, and too many elements.
///
/// Knows only tags and attributes. Whether the markup is valid is left to librsvg.
struct MarkupInspection {
  /// The maximum number of elements.
  static let maximumElementCount = 2000
  /// The maximum length of a quotation in a message.
  private static let maximumQuotationLength = 80
  private var scanner: MarkupScanner
  private var elements = 0

  /// - Throws: ``IconError/notText``.
  init(of file: [UInt8]) throws(IconError) {
    guard String(validating: file, as: UTF8.self) != nil, !file.contains(0) else { throw .notText }
    scanner = MarkupScanner(file)
  }

  /// Checks the whole file.
  ///
  /// - Throws: ``IconError`` for the first content that is not allowed.
  consuming func run() throws(IconError) {
    while let token = scanner.next() {
      switch token {
      case .element(let element): try check(element)
      case .instruction(let text): try check(instruction: text)
      case .declaration(let text):
        if text.contains("[") || !text.lowercased().hasPrefix("doctype") {
          throw refusal("declarations of its own", "export the drawing as plain SVG")
        }
      case .text(let text): try check(styles: text)
      }
    }
    guard elements <= Self.maximumElementCount else {
      throw .tooComplex(elements: elements, limit: Self.maximumElementCount)
    }
  }

  private func refusal(_ what: String, _ advice: String) -> IconError {
    .refused(what: what, line: scanner.line, advice: advice)
  }

  private mutating func check(_ element: MarkupScanner.Element) throws(IconError) {
    elements += 1
    switch element.name {
    case "text": throw refusal("text", "convert it to paths")
    case "image", "feImage": throw refusal("a picture (<\(element.name)>)", "draw it with paths")
    default: break
    }
    for (name, value) in element.attributes { try check(attribute: name, value) }
  }

  private func check(attribute name: String, _ value: String) throws(IconError) {
    switch name {
    case "href" where !value.hasPrefix("#"):
      throw refusal(
        "a reference to “\(value.prefix(Self.maximumQuotationLength))”",
        "include its target in the file")
    case "systemLanguage": throw refusal("a part for one language only", "draw it for all languages")
    default: try check(styles: value)
    }
  }

  private func check(instruction text: String) throws(IconError) {
    if text.hasPrefix("xml-stylesheet") {
      throw refusal("an external style sheet", "include the styles in the file")
    }
    let lowercased = text.lowercased()
    if lowercased.contains("encoding"), !lowercased.contains("utf-8") { throw .notText }
  }

  /// Checks style rules and presentation attributes for references.
  private func check(styles text: String) throws(IconError) {
    if text.lowercased().contains("@import") {
      throw refusal("an external style sheet", "include the styles in the file")
    }
    for part in text.substrings(after: "url(") {
      let target = part.drop { $0 == " " || $0 == "'" || $0 == "\"" }
      if !target.hasPrefix("#") {
        throw refusal(
          "a reference to “\(target.prefix { $0 != ")" }.prefix(Self.maximumQuotationLength))”",
          "include its target in the file")
      }
    }
  }
}

extension String {
  /// The substrings from each occurrence of `prefix` on, without it.
  fileprivate func substrings(after prefix: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: prefix.first!) {
      rest = rest[start...]
      if rest.hasPrefix(prefix) { parts.append(rest.dropFirst(prefix.count)) }
      rest = rest.dropFirst()
    }
    return parts
  }
}
