import Foundation

/// Writes a manifest's text element by element: encoded at once, the cards of a large deck would take several times the memory of
/// their text.
struct ManifestWriter {
  /// The manifest without what its long arrays hold.
  private let frame: Manifest
  /// The long arrays, in the order of their keys.
  private let arrays: [LongArray]
  private let encoder = JSONEncoder()

  /// An array that lies directly in the manifest.
  private struct LongArray {
    let key: String
    let count: Int
    let encode: (JSONEncoder, Int) throws -> Data

    init<Element: Encodable>(_ key: String, _ elements: [Element]) {
      self.key = key
      count = elements.count
      encode = { encoder, index in try encoder.encode(elements[index]) }
    }
  }

  init(_ manifest: Manifest) {
    var frame = manifest
    (frame.animations, frame.cards, frame.diagnostics, frame.previews) = ([], [], [], [])
    self.frame = frame
    arrays = [
      LongArray("animations", manifest.animations), LongArray("cards", manifest.cards),
      LongArray("diagnostics", manifest.diagnostics), LongArray("previews", manifest.previews),
    ]
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  }

  /// Hands the text on in pieces, in order.
  func write(to sink: (Data) throws -> Void) throws {
    var rest = try encoder.encode(frame)
    for array in arrays where array.count > 0 {
      // No other line begins so: deeper ones are further in, and texts hold no line breaks.
      let opening = "\n  \"\(array.key)\" : ["
      guard let empty = rest.range(of: Data((opening + "\n\n  ]").utf8)) else { continue }
      try sink(rest[..<empty.lowerBound] + Data(opening.utf8))
      for index in 0..<array.count {
        try sink(indented(try array.encode(encoder, index), isFirst: index == 0))
      }
      rest = Data("\n  ]".utf8) + rest[empty.upperBound...]
    }
    try sink(rest + Data("\n".utf8))
  }

  /// An element's text as it stands in its array.
  private func indented(_ element: Data, isFirst: Bool) -> Data {
    var text = Data(isFirst ? "".utf8 : ",".utf8)
    for line in element.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      text.append(contentsOf: line.isEmpty ? "\n".utf8 : "\n    ".utf8)
      text.append(line)
    }
    return text
  }
}
