import DeckKit

/// The outline of a card as far as it limits texts: a rounded rectangle, in points.
struct CardOutline {
  let size: LayoutSize
  /// At most half of the shorter side.
  let radius: Double

  init(of size: LayoutSize, radius: Double) {
    self.size = size
    self.radius = max(0, min(radius, size.width / 2, size.height / 2))
  }

  /// The distance of a text from the card's left and right edges, for a line with that top and bottom: the
  /// padding or, where the corners take more than that, what they take and the padding. A raised text keeps
  /// half of the padding from the outline where the corners take less.
  func margin(from top: Double, to bottom: Double, padding: Double, isRaised: Bool) -> Double {
    let inset = max(inset(at: top), inset(at: bottom))
    let gap = inset > padding ? padding : isRaised ? padding / 2 : 0
    return max(padding, inset + gap)
  }

  /// The distance of the outline from the card's left and right edges at a height: r − √(r² − d²), d points
  /// beyond the centres of the corners' circles.
  private func inset(at y: Double) -> Double {
    let depth = min(radius, radius - min(y, size.height - y))
    return depth > 0 ? radius - (radius * radius - depth * depth).squareRoot() : 0
  }
}
