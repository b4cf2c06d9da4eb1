/// Looks through an SVG file for what an icon must not have, before a library sees it: what is read from elsewhere, what
/// depends on the machine, and more than a drawing needs.
///
/// It knows tags and attributes only; whether the markup is right is the library's to say.
struct MarkupInspection {
  static let largestCount = 2000
  private var scanner: MarkupScanner
  private var elements = 0

  init(of file: [UInt8]) throws(IconError) {
    guard String(validating: file, as: UTF8.self) != nil, !file.contains(0) else { throw .notText }
    scanner = MarkupScanner(file)
  }

  /// Looks through the whole file.
  consuming func run() throws(IconError) {
    while let piece = scanner.next() {
      switch piece {
      case .element(let element): try check(element)
      case .instruction(let text): try check(instruction: text)
      case .declaration(let text):
        if text.contains("[") || !text.lowercased().hasPrefix("doctype") {
          throw refusal("declarations of its own", "Export the drawing as plain SVG")
        }
      case .text(let text): try check(styles: text)
      }
    }
    guard elements <= Self.largestCount else {
      throw .tooComplex(elements: elements, limit: Self.largestCount)
    }
  }

  private func refusal(_ what: String, _ advice: String) -> IconError {
    .refused(what: what, line: scanner.line, advice: advice)
  }

  private mutating func check(_ element: MarkupScanner.Element) throws(IconError) {
    elements += 1
    switch element.name {
    case "text": throw refusal("text", "Turn it into paths")
    case "image", "feImage": throw refusal("a picture (<\(element.name)>)", "Draw it with paths")
    default: break
    }
    for (name, value) in element.attributes { try check(attribute: name, value) }
  }

  private func check(attribute name: String, _ value: String) throws(IconError) {
    switch name {
    case "href" where !value.hasPrefix("#"):
      throw refusal("a reference to “\(value.prefix(80))”", "Put what it names into the file itself")
    case "systemLanguage": throw refusal("a part for one language only", "Draw it for all")
    default: try check(styles: value)
    }
  }

  private func check(instruction text: String) throws(IconError) {
    if text.hasPrefix("xml-stylesheet") {
      throw refusal("a style sheet from elsewhere", "Put the styles into the file itself")
    }
    let words = text.lowercased()
    if words.contains("encoding"), !words.contains("utf-8") { throw .notText }
  }

  /// Looks for what style rules and presentation attributes would fetch.
  private func check(styles text: String) throws(IconError) {
    if text.lowercased().contains("@import") {
      throw refusal("a style sheet from elsewhere", "Put the styles into the file itself")
    }
    for part in text.components(after: "url(") {
      let target = part.drop { $0 == " " || $0 == "'" || $0 == "\"" }
      if !target.hasPrefix("#") {
        throw refusal(
          "a reference to “\(target.prefix { $0 != ")" }.prefix(80))”",
          "Put what it names into the file itself")
      }
    }
  }
}

extension String {
  /// What follows each occurrence of `mark`, to the end.
  fileprivate func components(after mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: mark.first!) {
      rest = rest[start...]
      if rest.hasPrefix(mark) { parts.append(rest.dropFirst(mark.count)) }
      rest = rest.dropFirst()
    }
    return parts
  }
}
