import Foundation

/// Writes the JSON of a manifest element by element, because the text of a long deck takes several times the
/// memory of its cards.
///
/// The writer formats the outer object and its long arrays. A `JSONEncoder` formats the values in them, so
/// the text is complete whatever formatting options the encoder has.
struct ManifestWriter {
  private let manifest: Manifest
  private let encoder: JSONEncoder

  /// The encoder of manifest files: indented, with sorted keys.
  static var standardEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  init(_ manifest: Manifest, encoder: JSONEncoder = standardEncoder) {
    self.manifest = manifest
    self.encoder = encoder
  }

  /// The value of a key of the manifest's object.
  private enum Member {
    /// Encoded as a whole.
    case value(any Encodable)
    /// Encoded element by element.
    case list([any Encodable])
    /// Omitted.
    case absent

    init(optional value: (any Encodable)?) { self = value.map(Member.value) ?? .absent }
  }

  private func member(_ key: Manifest.CodingKeys) -> Member {
    switch key {
    case .schemaVersion: .value(manifest.schemaVersion)
    case .generator: .value(manifest.generator)
    case .deck: .value(manifest.deck)
    case .style: .value(manifest.style)
    case .canvas: .value(manifest.canvas)
    case .cards: .list(manifest.cards)
    case .sections: Member(optional: manifest.sections)
    case .previews: .list(manifest.previews)
    case .animations: .list(manifest.animations)
    case .documents: Member(optional: manifest.documents)
    case .fonts: .value(manifest.fonts)
    case .diagnostics: .list(manifest.diagnostics)
    }
  }

  /// Passes the text to `sink` in pieces, in order.
  ///
  /// - Throws: `EncodingError`; errors of `sink`.
  func write(to sink: (Data) throws -> Void) throws {
    var separator = "{\n"
    for key in Manifest.CodingKeys.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
      let opening = "\(separator)  \"\(key.rawValue)\" : "
      switch member(key) {
      case .absent: continue
      case .value(let value):
        try sink(Data(opening.utf8) + indented(try encoder.encode(value), by: "  "))
      case .list(let elements):
        try sink(Data(opening.utf8))
        try write(elements, to: sink)
      }
      separator = ",\n"
    }
    try sink(Data("\n}\n".utf8))
  }

  /// Passes the text of an array to `sink` in pieces, in order.
  ///
  /// - Throws: `EncodingError`; errors of `sink`.
  private func write(_ elements: [any Encodable], to sink: (Data) throws -> Void) throws {
    var separator = "[\n    "
    for element in elements {
      try sink(Data(separator.utf8) + indented(try encoder.encode(element), by: "    "))
      separator = ",\n    "
    }
    try sink(Data((elements.isEmpty ? "[\n\n  ]" : "\n  ]").utf8))
  }

  /// Indents all lines but the first. Line breaks in JSON text occur only between tokens, because they are
  /// escaped in strings.
  private func indented(_ text: Data, by indentation: String) -> Data {
    var result = Data(capacity: text.count + text.count / 4)
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { result.append(contentsOf: line.isEmpty ? "\n".utf8 : ("\n" + indentation).utf8) }
      result.append(line)
    }
    return result
  }
}
