import Foundation

/// The way that lines of text run, which leading and trailing follow.
public enum LayoutDirection: String, OpenEnumeration, Sendable, Hashable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"

  /// Left to right.
  public static let fallback = LayoutDirection.leftToRight
  /// For messages.
  public static let noun = "direction"

  /// 1 where later things lie further right, −1 where they lie further left.
  public var sign: Double { self == .leftToRight ? 1 : -1 }
}

extension LayoutRect {
  /// The rectangle at the other side of a container `width` points wide where leading is right.
  func placed(in width: Double, _ direction: LayoutDirection) -> LayoutRect {
    guard direction == .rightToLeft else { return self }
    var mirrored = self
    mirrored.x = width - maxX
    return mirrored
  }
}

extension LayoutDirection {
  /// The direction of the BCP 47 language `locale`: that of its script where it names one.
  public init(locale: String) {
    let language = Locale.Language(identifier: locale)
    let subtags: [Substring] = locale.split(separator: "-")
    let script = subtags.dropFirst().first { $0.count == 4 }
    let runsLeft =
      script.map { Self.leftwardScripts.contains($0.lowercased()) }
      ?? (language.characterDirection == .rightToLeft)
    self = runsLeft ? .rightToLeft : .leftToRight
  }

  /// ISO 15924 codes of scripts that run from right to left.
  private static let leftwardScripts: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}
