import DeckKit

/// Constraints on the motion of a deck.
extension StyleCheck {
  var motionRules: [Rule] {
    dragRules + (style.rotation.map(rotation) ?? []) + (style.release.map(release) ?? [])
      + (style.exit.map(exit) ?? []) + (style.badges.map(badges) ?? [])
      + transition("return", style.return) + transition("advance", style.advance)
  }

  private var dragRules: [Rule] {
    let drag = style.drag
    return [
      Rule("drag.gain", (0...16).contains(drag.gain), "0 to 16 points per point of the finger"),
      Rule(
        "drag.follow", drag.follow == .direct || style.return.spring != nil,
        "“direct”, or a spring in “return” that moves the card"),
    ] + (drag.shadow.map { shadow("drag.shadow", $0) } ?? [])
  }

  private func rotation(_ rule: RotationRule) -> [Rule] {
    [
      Rule("rotation.amount", abs(rule.amount) <= 1000, "at most 1000 radians"),
      Rule("rotation.distance", rule.distance > 0, "more than zero points"),
      Rule("rotation.limit", (rule.limit ?? 0) >= 0, "zero or more radians"),
      Rule(
        "rotation.limit", rule.limit != nil || rule.function != .tangent,
        "a limit; without one, a tangent has poles"),
    ] + length("rotation.distance", rule.distance)
  }

  private func release(_ rule: ReleaseRule) -> [Rule] {
    let isDragged = style.drag.axes != .none && style.drag.gain > 0
    let leaves = style.layout.slots == nil || style.exit != nil
    return [
      Rule("release", isDragged, "a drag that moves cards; without one, no card ever commits"),
      Rule("release", leaves, "an exit for the cards that commit"),
      Rule("release.right", rule.right >= 0, "zero or more points"),
      Rule("release.left", rule.left <= 0, "zero or fewer points"),
    ] + length("release.right", rule.right) + length("release.left", rule.left) + [
      Rule("release.right", isReachable(rule.right, rule), unreachable),
      Rule("release.left", isReachable(rule.left, rule), unreachable),
      Rule("release.projection", (0...60).contains(rule.projection), "0 to 60 seconds"),
      Rule(
        "release.velocity", (rule.velocity ?? 0) >= 0 && Self.isLength((rule.velocity ?? 0) / 100),
        "a speed of zero or more points a second"),
    ]
  }

  /// A drag can reach up to three widths of the container; a throw may commit at any limit.
  private func isReachable(_ limit: Double, _ rule: ReleaseRule) -> Bool {
    rule.velocity != nil || rule.projection > 0 || abs(limit) <= 3 * style.size.width * style.drag.gain
  }

  private var unreachable: String {
    "a limit that a drag can reach, at most \(3 * style.size.width * style.drag.gain) points: "
      + "a drag covers up to three widths of the container"
  }

  private func exit(_ exit: ExitStyle) -> [Rule] {
    transition("exit.animation", exit.animation) + fraction("exit.opacity", exit.opacity)
      + coordinates("exit.offset", exit.offset)
  }

  private func badges(_ badges: BadgeRule) -> [Rule] {
    positive("badges.start", badges.start)
      + [Rule("badges.end", badges.end >= badges.start, "no less than the start")]
      + length("badges.end", badges.end)
  }

  private func transition(_ field: String, _ animation: TransitionAnimation) -> [Rule] {
    let curve = animation.curve
    return [
      Rule("\(field).duration", (0...60).contains(animation.duration), "0 to 60 seconds"),
      Rule(
        "\(field).curve", Self.isFraction(curve.x1) && Self.isFraction(curve.x2),
        "[x1, y1, x2, y2] with both x from 0 to 1"),
      Rule(
        "\(field).curve", abs(curve.y1) <= 8 && abs(curve.y2) <= 8, "both y of the curve from -8 to 8"),
    ] + (animation.spring.map { spring("\(field).spring", $0) } ?? [])
  }

  private func spring(_ field: String, _ spring: Spring) -> [Rule] {
    let constants = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
    ]
    let isSpring = constants.allSatisfy { $0.1 > 0 }
    return constants.map { Rule("\(field).\($0.0)", $0.1 > 0, "more than zero") }
      // A spring without damping never settles; `settlingTime` is not called for it.
      + [
        Rule(
          field, !isSpring || spring.settlingTime() <= 60, "a spring that settles within 60 seconds")
      ]
  }
}
