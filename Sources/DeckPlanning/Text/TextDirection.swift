package import DeckKit

extension LayoutDirection {
  /// Creates the direction of the first strong character of `text`, as in rule P2 of the Unicode
  /// Bidirectional Algorithm; nil if it has none.
  package init?(firstLetterOf text: String) {
    for scalar in text.unicodeScalars {
      if let direction = Self.direction(of: scalar) {
        self = direction
        return
      }
    }
    return nil
  }

  private static func direction(of scalar: Unicode.Scalar) -> LayoutDirection? {
    switch scalar.value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    default: break
    }
    guard scalar.properties.isAlphabetic, !isMark(scalar) else { return nil }
    return leftwardBlocks.contains { $0.contains(scalar.value) } ? .rightToLeft : .leftToRight
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// The blocks of right-to-left letters: Hebrew to Arabic Extended-A, their presentation forms, and the two
  /// ranges of the supplementary plane that Unicode reserves for such scripts.
  private static let leftwardBlocks: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
