import DeckKit

/// Refuses styles that contradict themselves, naming the field and the reason.
struct StyleCheck {
  let style: DeckStyle
  /// Where fields of the style stand, by their paths.
  let places: [String: SourcePlace]
  /// Where the style stands as a whole.
  let place: SourcePlace

  /// What a width or height of the container may be.
  static let extent = "whole points from 16 to 4096"

  /// Whether a width or height of the container is what it may be.
  static func isExtent(_ length: Double) -> Bool {
    (16...4096).contains(length) && length == length.rounded()
  }

  /// Reports each rule that the style breaks; whether it breaks none.
  func run(_ diagnostics: inout Diagnostics) -> Bool {
    let broken = (rules + lengthRules).filter { !$0.isGood }
    for (field, _, expected) in broken {
      diagnostics.error(
        "bad-style", "expected \(expected)", at: places[field] ?? place, field: "style.\(field)")
    }
    return broken.isEmpty
  }

  private var rules: [(field: String, isGood: Bool, expected: String)] {
    let decoration = style.decoration
    let scrim = decoration.scrim
    let lastWidth = style.layout.frame(ofSlot: style.layout.visibleCount - 1, in: style.size).width
    return [
      ("size.width", Self.isExtent(style.size.width), Self.extent),
      ("size.height", Self.isExtent(style.size.height), Self.extent),
      ("decoration.cornerRadius", decoration.cornerRadius >= 0, "zero or more points"),
      ("decoration.shadow.radius", (decoration.shadow?.radius ?? 0) >= 0, "zero or more points"),
      ("decoration.shadow.opacity", isFraction(decoration.shadow?.opacity ?? 0), "a number from 0 to 1"),
      ("decoration.scrim.start", isFraction(scrim?.start ?? 0), "a number from 0 to 1"),
      ("decoration.scrim.end", scrim.map(endsBelowItsStart) ?? true, "a number from its start to 1"),
      ("decoration.scrim.startOpacity", isFraction(scrim?.startOpacity ?? 0), "a number from 0 to 1"),
      ("decoration.scrim.endOpacity", isFraction(scrim?.endOpacity ?? 0), "a number from 0 to 1"),
      ("decoration.caption.padding", decoration.caption.padding >= 0, "zero or more points"),
      ("decoration.caption.name.size", decoration.caption.name.size > 0, "more than zero points"),
      ("decoration.caption.hobby.size", decoration.caption.hobby.size > 0, "more than zero points"),
      ("layout.visibleCount", (1...16).contains(style.layout.visibleCount), "1 to 16 cards"),
      ("layout.narrowing", lastWidth >= 1, "the last visible card to keep some width"),
      ("rotation.distance", style.rotation.distance > 0, "more than zero points"),
      ("rotation.limit", style.rotation.limit >= 0, "zero or more radians"),
      ("release.right", style.release.right >= 0, "zero or more points"),
      ("release.left", style.release.left <= 0, "zero or fewer points"),
      ("exit.animation.duration", isDuration(style.exit.animation.duration), "0 to 60 seconds"),
      ("exit.animation.curve", isEasing(style.exit.animation.curve), Self.easing),
      ("exit.opacity", isFraction(style.exit.opacity), "a number from 0 to 1"),
      ("return.duration", isDuration(style.return.duration), "0 to 60 seconds"),
      ("return.curve", isEasing(style.return.curve), Self.easing),
      ("advance.duration", isDuration(style.advance.duration), "0 to 60 seconds"),
      ("advance.curve", isEasing(style.advance.curve), Self.easing),
    ]
  }

  /// Lengths beyond any card or screen are mistakes, and no arithmetic of pixels is made for them.
  private static let longest = 16_384.0
  /// Whether a length is one that a style may have.
  static func isLength(_ length: Double) -> Bool { abs(length) <= longest }

  private var lengthRules: [(field: String, isGood: Bool, expected: String)] {
    let (decoration, caption) = (style.decoration, style.decoration.caption)
    let shadow = decoration.shadow
    let lengths: [(String, Double)] = [
      ("decoration.cornerRadius", decoration.cornerRadius), ("decoration.caption.padding", caption.padding),
      ("decoration.caption.spacing", caption.spacing), ("layout.step.x", style.layout.step.x),
      ("layout.step.y", style.layout.step.y), ("layout.narrowing", style.layout.narrowing),
      ("decoration.shadow.offset.x", shadow?.offset.x ?? 0),
      ("decoration.shadow.offset.y", shadow?.offset.y ?? 0),
      ("release.right", style.release.right), ("release.left", style.release.left),
      ("exit.offset.x", style.exit.offset.x), ("exit.offset.y", style.exit.offset.y),
    ]
    let sizes: [(String, Double)] = [
      ("decoration.caption.name.size", caption.name.size),
      ("decoration.caption.hobby.size", caption.hobby.size),
      ("decoration.caption.name.minimumSize", caption.name.minimumSize),
      ("decoration.caption.hobby.minimumSize", caption.hobby.minimumSize),
      ("decoration.shadow.radius", shadow?.radius ?? 0),
    ]
    let curves: [(String, CubicBezier)] = [
      ("exit.animation.curve", style.exit.animation.curve), ("return.curve", style.return.curve),
      ("advance.curve", style.advance.curve),
    ]
    return lengths.map { ($0, Self.isLength($1), "at most \(Int(Self.longest)) points") }
      + sizes.map { ($0, $1 <= 512, "at most 512 points") }
      + curves.map { ($0, abs($1.y1) <= 8 && abs($1.y2) <= 8, "both y of the curve from -8 to 8") }
  }

  private func isFraction(_ value: Double) -> Bool { (0...1).contains(value) }
  /// A start that is no fraction is reported by itself.
  private func endsBelowItsStart(_ scrim: Scrim) -> Bool {
    scrim.end <= 1 && (scrim.end >= scrim.start || !isFraction(scrim.start))
  }
  private static let easing = "[x1, y1, x2, y2] with both x from 0 to 1"
  private func isEasing(_ curve: CubicBezier) -> Bool { isFraction(curve.x1) && isFraction(curve.x2) }
  private func isDuration(_ seconds: Double) -> Bool { (0...60).contains(seconds) }
}
