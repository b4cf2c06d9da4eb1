package import DeckKit

/// How the point of a photo is found that a crop is centred on.
package enum FocusRule: Sendable, Hashable {
  /// A given point, each coordinate 0…1 of the upright photo.
  case point(LayoutPoint)
  /// The most salient part of the photo, found from its pixels.
  case automatic

  /// The given point; nil where it must be found first.
  package var point: LayoutPoint? {
    if case .point(let point) = self { point } else { nil }
  }
}

extension FocusRule {
  /// The names that stand for rules, in the order in which documentation gives them.
  static let names = [
    "auto", "center", "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left",
    "bottom-right",
  ]

  /// The rule of that name.
  init?(named name: String) {
    guard Self.names.contains(name) else { return nil }
    guard name != "auto" else {
      self = .automatic
      return
    }
    let words = name.split(separator: "-")
    func place(_ low: Substring, _ high: Substring) -> Double {
      words.contains(low) ? 0 : words.contains(high) ? 1 : 0.5
    }
    self = .point(LayoutPoint(x: place("left", "right"), y: place("top", "bottom")))
  }
}
