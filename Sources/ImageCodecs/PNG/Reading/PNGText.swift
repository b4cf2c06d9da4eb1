import Deflate

/// A text chunk (PNG third edition, 11.3.3), which is checked but not used.
struct PNGText {
  static let types: Set = ["tEXt", "zTXt", "iTXt"]

  /// Bytes of a compressed text that are decompressed to check it.
  private static let checkedByteCount = 4096

  /// Whether the chunk has a keyword and the first bytes of its text can be decompressed.
  let isSound: Bool

  /// - Parameter type: One of ``types``.
  init(type: String, content: [UInt8]) {
    let keyword = content.prefix(80).prefix { $0 != 0 }
    let rest = content.dropFirst(keyword.count + 1)
    guard (1...79).contains(keyword.count), keyword.count < content.count else {
      isSound = false
      return
    }
    switch type {
    case "zTXt": isSound = rest.first == 0 && Self.canDecompress(rest.dropFirst())
    case "iTXt": isSound = Self.isSoundInternational(rest)
    default: isSound = true
    }
  }

  /// Checks the compression flag and method, the language tag, the translated keyword and the text.
  private static func isSoundInternational(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.count >= 4, let flag = rest.first, flag <= 1 else { return false }
    let texts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return texts.count == 3 && (flag == 0 || canDecompress(texts[2]))
  }

  private static func canDecompress(_ stream: ArraySlice<UInt8>) -> Bool {
    Inflate.prefix(of: stream, maximumCount: checkedByteCount) != nil
  }
}
