import Foundation

/// The horizontal writing direction, which determines the leading and trailing sides.
public enum LayoutDirection: String, OpenEnumeration, Sendable, Hashable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"

  /// Unknown names decode as ``leftToRight``.
  public static let fallback = LayoutDirection.leftToRight
  /// The term in error messages.
  public static let noun = "direction"

  /// 1 if the x coordinate increases from leading to trailing, −1 if it decreases.
  public var sign: Double { self == .leftToRight ? 1 : -1 }
}

extension LayoutRect {
  /// The rectangle mirrored horizontally in a container `width` points wide if `direction` is right to left;
  /// else the rectangle itself.
  func mirrored(in width: Double, for direction: LayoutDirection) -> LayoutRect {
    guard direction == .rightToLeft else { return self }
    var rect = self
    rect.x = width - maxX
    return rect
  }
}

extension LayoutDirection {
  /// The direction of the BCP 47 language tag `locale`: that of its script subtag if present, else that of
  /// the language's default script.
  public init(locale: String) {
    let language = Locale.Language(identifier: locale)
    let subtags: [Substring] = locale.split(separator: "-")
    let script = subtags.dropFirst().first { $0.count == 4 }
    let isRightToLeft =
      script.map { Self.rightToLeftScripts.contains($0.lowercased()) }
      ?? (language.characterDirection == .rightToLeft)
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// ISO 15924 codes, in lower case, of scripts written from right to left.
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}
