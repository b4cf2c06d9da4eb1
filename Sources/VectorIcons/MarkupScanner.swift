/// Cuts markup into its pieces. What is not well formed ends early or comes as text.
struct MarkupScanner {
  /// One piece of markup.
  enum Piece {
    case element(Element)
    /// `<?…?>` without its marks.
    case instruction(String)
    /// `<!…>` without its marks; comments are passed over.
    case declaration(String)
    /// What stands between tags.
    case text(String)
  }

  /// A start tag, its names without their prefixes.
  struct Element {
    var name: String
    var attributes: [(name: String, value: String)] = []
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The line that the last piece began in, from 1.
  private(set) var line = 1
  private var counted = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    countLines()
    guard place < bytes.count else { return nil }
    guard bytes[place] == UInt8(ascii: "<") else { return .text(take(until: "<")) }
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
    place += 1
    return .element(element())
  }

  private mutating func countLines() {
    line += bytes[counted..<place].count { $0 == UInt8(ascii: "\n") }
    counted = place
  }

  // MARK: Tags

  private mutating func element() -> Element {
    var element = Element(name: name())
    while true {
      skipBlanks()
      guard place < bytes.count, !skip(">") else { return element }
      if skip("/") { continue }
      let attribute = name()
      guard !attribute.isEmpty else {
        place += 1
        continue
      }
      skipBlanks()
      guard skip("=") else { continue }
      skipBlanks()
      element.attributes.append((attribute, value()))
    }
  }

  /// A name without its prefix.
  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !Self.ending.contains(bytes[place]) { place += 1 }
    let name = bytes[start..<place]
    return text(name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name)
  }

  private mutating func value() -> String {
    for quote in ["\"", "'"] where skip(quote) { return take(through: quote) }
    return name()
  }

  /// To its end, which is not one within brackets.
  private mutating func declaration() -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "[") {
      place += 1
    }
    let end = min(place + 1, bytes.count)
    place = end
    return text(bytes[start..<end])
  }

  // MARK: Bytes

  private static let blanks: Set<UInt8> = [9, 10, 13, 32]
  private static let ending = blanks.union("=/><\"'".utf8)

  private mutating func skipBlanks() {
    while place < bytes.count, Self.blanks.contains(bytes[place]) { place += 1 }
  }

  private mutating func skip(_ mark: String) -> Bool {
    guard bytes[place...].starts(with: mark.utf8) else { return false }
    place += mark.utf8.count
    return true
  }

  private mutating func take(until mark: String) -> String {
    let start = place
    while place < bytes.count, !bytes[place...].starts(with: mark.utf8) { place += 1 }
    return text(bytes[start..<place])
  }

  private mutating func take(through mark: String) -> String {
    let taken = take(until: mark)
    place = min(place + mark.utf8.count, bytes.count)
    return taken
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
