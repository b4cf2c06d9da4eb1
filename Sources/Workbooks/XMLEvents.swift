import CExpat

/// What an XML document consists of, in the order of the text. Names are without prefixes.
enum XMLEvent {
  case start(String, [String: String])
  case text(String)
  case end(String)
}

/// Reads an XML document with Expat, which limits the expansion of entities and reads nothing outside of the
/// document.
///
/// - Throws: ``WorkbookError/damaged(part:reason:)`` where the document is not well-formed; the errors of
///   `body`.
func readXML(
  _ bytes: [UInt8], part: String, _ body: (XMLEvent) throws(WorkbookError) -> Void
) throws(WorkbookError) {
  guard let parser = XML_ParserCreate(nil) else {
    throw .damaged(part: part, reason: "cannot be read (out of memory)")
  }
  defer { XML_ParserFree(parser) }
  let events = EventList()
  XML_SetUserData(parser, Unmanaged.passUnretained(events).toOpaque())
  XML_SetElementHandler(
    parser,
    { list, name, attributes in EventList.from(list)?.start(name, attributes) },
    { list, name in EventList.from(list)?.end(name) })
  XML_SetCharacterDataHandler(parser) { list, text, count in EventList.from(list)?.text(text, count) }
  // In pieces, so that the events of a large document are not in memory at once.
  let pieceSize = 1 << 16
  for start in stride(from: 0, through: bytes.count, by: pieceSize) {
    let end = min(start + pieceSize, bytes.count)
    let status = bytes[start..<end].withUnsafeBytes { piece in
      XML_Parse(
        parser, piece.bindMemory(to: CChar.self).baseAddress, Int32(piece.count), end == bytes.count ? 1 : 0)
    }
    guard status == XML_STATUS_OK else { throw .damaged(part: part, reason: "is not well-formed XML") }
    for event in events.take() { try body(event) }
    if end == bytes.count { return }
  }
}

/// The events of a piece of a document.
private final class EventList {
  private var events: [XMLEvent] = []

  static func from(_ pointer: UnsafeMutableRawPointer?) -> EventList? {
    pointer.map { Unmanaged<EventList>.fromOpaque($0).takeUnretainedValue() }
  }

  func take() -> [XMLEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// - Parameter attributes: names and values in turn, ended by a null pointer.
  func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    var found: [String: String] = [:]
    var next = attributes
    while let pair = next, let key = pair[0], let value = pair[1] {
      found[Self.localName(key)] = String(cString: value)
      next = pair + 2
    }
    events.append(.start(Self.localName(name), found))
  }

  func end(_ name: UnsafePointer<XML_Char>?) { events.append(.end(Self.localName(name))) }

  func text(_ text: UnsafePointer<XML_Char>?, _ count: Int32) {
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    events.append(.text(String(decoding: bytes, as: UTF8.self)))
  }

  private static func localName(_ name: UnsafePointer<XML_Char>?) -> String {
    let name = name.map { String(cString: $0) } ?? ""
    return name.split(separator: ":").last.map(String.init) ?? name
  }
}
