import DeckKit

/// Refuses styles that contradict themselves, naming the field and the reason.
struct StyleCheck {
  let style: DeckStyle
  let place: SourcePlace

  func run(_ diagnostics: inout Diagnostics) {
    for (field, isGood, expected) in rules where !isGood {
      diagnostics.error("bad-style", "expected \(expected)", at: place, field: "style.\(field)")
    }
  }

  private var rules: [(field: String, isGood: Bool, expected: String)] {
    let decoration = style.decoration
    let lastWidth = style.layout.frame(ofSlot: style.layout.visibleCount - 1, in: style.size).width
    return [
      ("decoration.cornerRadius", decoration.cornerRadius >= 0, "zero or more points"),
      ("decoration.shadow.radius", (decoration.shadow?.radius ?? 0) >= 0, "zero or more points"),
      ("decoration.shadow.opacity", isFraction(decoration.shadow?.opacity ?? 0), "a number from 0 to 1"),
      (
        "decoration.scrim.startOpacity", isFraction(decoration.scrim?.startOpacity ?? 0),
        "a number from 0 to 1"
      ),
      ("decoration.scrim.endOpacity", isFraction(decoration.scrim?.endOpacity ?? 0), "a number from 0 to 1"),
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
      ("exit.opacity", isFraction(style.exit.opacity), "a number from 0 to 1"),
      ("return.duration", isDuration(style.return.duration), "0 to 60 seconds"),
      ("advance.duration", isDuration(style.advance.duration), "0 to 60 seconds"),
    ]
  }

  private func isFraction(_ value: Double) -> Bool { (0...1).contains(value) }
  private func isDuration(_ seconds: Double) -> Bool { (0...60).contains(seconds) }
}
