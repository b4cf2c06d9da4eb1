/// Splits markup into tokens. Markup that is not well-formed ends early or is returned as text.
struct MarkupScanner {
  enum Token {
    case element(Element)
    /// The content of `<?…?>`.
    case instruction(String)
    /// The content of `<!…>`. Comments are skipped.
    case declaration(String)
    /// The text between tags.
    case text(String)
  }

  /// A start tag. Names have no namespace prefix.
  struct Element {
    var name: String
    var attributes: [(name: String, value: String)] = []
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// The line at the start of the last token, from 1.
  private(set) var line = 1
  /// Line breaks before this offset are counted in `line`.
  private var countedOffset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    countLines()
    guard offset < bytes.count else { return nil }
    guard bytes[offset] == UInt8(ascii: "<") else { return .text(take(until: "<")) }
    if skip("<!--") {
      _ = take(through: "-->")
      return next()
    }
    if skip("<![CDATA[") { return .text(take(through: "]]>")) }
    if skip("<?") { return .instruction(take(through: "?>")) }
    if skip("<!") { return .declaration(declaration()) }
    if skip("</") {
      _ = take(through: ">")
      return next()
    }
    offset += 1
    return .element(element())
  }

  private mutating func countLines() {
    line += bytes[countedOffset..<offset].count { $0 == UInt8(ascii: "\n") }
    countedOffset = offset
  }

  // MARK: Tags

  private mutating func element() -> Element {
    var element = Element(name: name())
    while true {
      skipBlanks()
      guard offset < bytes.count, !skip(">") else { return element }
      if skip("/") { continue }
      let attribute = name()
      guard !attribute.isEmpty else {
        offset += 1
        continue
      }
      skipBlanks()
      guard skip("=") else { continue }
      skipBlanks()
      element.attributes.append((attribute, value()))
    }
  }

  /// A name without its namespace prefix.
  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, !Self.ending.contains(bytes[offset]) { offset += 1 }
    let name = bytes[start..<offset]
    return text(name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name)
  }

  private mutating func value() -> String {
    for quote in ["\"", "'"] where skip(quote) { return take(through: quote) }
    return name()
  }

  /// The content of a declaration up to `>`, or up to the bracket of its internal subset.
  private mutating func declaration() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "[") {
      offset += 1
    }
    let end = min(offset + 1, bytes.count)
    offset = end
    return text(bytes[start..<end])
  }

  // MARK: Bytes

  private static let blanks: Set<UInt8> = [9, 10, 13, 32]
  private static let ending = blanks.union("=/><\"'".utf8)

  private mutating func skipBlanks() {
    while offset < bytes.count, Self.blanks.contains(bytes[offset]) { offset += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  private mutating func take(until end: String) -> String {
    let start = offset
    while offset < bytes.count, !bytes[offset...].starts(with: end.utf8) { offset += 1 }
    return text(bytes[start..<offset])
  }

  private mutating func take(through end: String) -> String {
    let taken = take(until: end)
    offset = min(offset + end.utf8.count, bytes.count)
    return taken
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
