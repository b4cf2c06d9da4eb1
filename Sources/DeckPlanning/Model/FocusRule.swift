package import DeckKit

/// How the focal point of a photo, on which its crop is centred, is found.
package enum FocusRule: Sendable, Hashable {
  /// The given point, each coordinate 0…1 of the upright photo.
  case point(LayoutPoint)
  /// The most salient point, found from the photo's pixels.
  case automatic

  /// The given point; nil if it is found from the pixels.
  package var point: LayoutPoint? {
    if case .point(let point) = self { point } else { nil }
  }
}

extension FocusRule {
  /// The names of rules, in the order of the documentation.
  static let names = [
    "auto", "center", "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left",
    "bottom-right",
  ]

  /// Creates the rule with that name; nil if there is none.
  init?(named name: String) {
    guard Self.names.contains(name) else { return nil }
    guard name != "auto" else {
      self = .automatic
      return
    }
    let parts = name.split(separator: "-")
    func place(_ low: Substring, _ high: Substring) -> Double {
      parts.contains(low) ? 0 : parts.contains(high) ? 1 : 0.5
    }
    self = .point(LayoutPoint(x: place("left", "right"), y: place("top", "bottom")))
  }
}
