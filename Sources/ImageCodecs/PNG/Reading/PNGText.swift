import Deflate

/// A text chunk (PNG third edition, 11.3.3), of which nothing is wanted.
struct PNGText {
  static let types: Set = ["tEXt", "zTXt", "iTXt"]

  /// Whether it has a keyword and, as far as is looked at, unpacks.
  let isSound: Bool

  init(_ chunk: PNGChunk, _ file: UnsafeBufferPointer<UInt8>) {
    let content = file[chunk.content]
    let keyword = content.prefix(80).prefix { $0 != 0 }
    let rest = content.dropFirst(keyword.count + 1)
    guard (1...79).contains(keyword.count), keyword.count < content.count else {
      isSound = false
      return
    }
    switch chunk.type {
    case "zTXt": isSound = rest.first == 0 && Self.unpacks(rest.dropFirst())
    case "iTXt": isSound = Self.isSoundInternational(rest)
    default: isSound = true
    }
  }

  /// A flag, a method, two texts that end with zeros, and the text itself.
  private static func isSoundInternational(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard rest.count >= 4, let flag = rest.first, flag <= 1 else { return false }
    let texts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return texts.count == 3 && (flag == 0 || unpacks(texts[2]))
  }

  private static func unpacks(_ packed: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    Inflate.prefix(of: packed, maximumCount: 4096) != nil
  }
}
