/// The built-in styles.
public enum DeckPreset: String, Codable, Sendable, Hashable, CaseIterable {
  /// A stack of three cards, of which the front card is swiped.
  case stack
  /// A strip of pages as wide as the screen.
  case pager
  /// A front card over the next card.
  case twoCard
  /// A list of expandable sections.
  case sections
  /// A front card over tilted cards, which come forward while it is dragged.
  case depth

  /// The default size of the container in points.
  public var size: LayoutSize {
    switch self {
    case .stack: LayoutSize(width: 300, height: 400)
    case .pager, .twoCard, .sections: LayoutSize(width: 375, height: 667)
    case .depth: LayoutSize(width: 375, height: 500)
    }
  }

  /// The preset for a container of `size`, by default the preset's own size.
  ///
  /// Lengths and font sizes are multiplied by the ratio of the widths. Durations, angles, opacities and
  /// springs are not scaled.
  public func style(
    size: LayoutSize? = nil, direction: LayoutDirection = .leftToRight
  ) -> DeckStyle {
    let size = size ?? self.size
    let lengths = ScaledLengths(width: size.width, design: self.size.width)
    var style =
      switch self {
      case .stack: DeckStyle.stack(size, lengths)
      case .pager: DeckStyle.pager(size, lengths)
      case .twoCard: DeckStyle.twoCard(size, lengths)
      case .sections: DeckStyle.sections(size, lengths)
      case .depth: DeckStyle.depth(size, lengths)
      }
    style.direction = direction
    return style
  }
}

/// Scales a design's lengths to the width of the container.
struct ScaledLengths {
  /// Width of the container in points.
  let width: Double
  /// Width of the design in points.
  let design: Double

  /// The scaled length. Multiplying before dividing keeps integral results exact.
  func callAsFunction(_ length: Double) -> Double { length * width / design }

  /// The scaled point.
  func callAsFunction(_ x: Double, _ y: Double) -> LayoutPoint {
    LayoutPoint(x: self(x), y: self(y))
  }
}

extension DeckStyle {
  /// The default size of the `stack` preset.
  public static let stackSize = DeckPreset.stack.size

  /// The `stack` preset for a container of `size`.
  public static func stack(size: LayoutSize = stackSize) -> DeckStyle { DeckPreset.stack.style(size: size) }
  /// The `pager` preset for a container of `size`.
  public static func pager(size: LayoutSize = DeckPreset.pager.size) -> DeckStyle {
    DeckPreset.pager.style(size: size)
  }
  /// The `twoCard` preset for a container of `size`.
  public static func twoCard(size: LayoutSize = DeckPreset.twoCard.size) -> DeckStyle {
    DeckPreset.twoCard.style(size: size)
  }
  /// The `sections` preset for a container of `size`.
  public static func sections(size: LayoutSize = DeckPreset.sections.size) -> DeckStyle {
    DeckPreset.sections.style(size: size)
  }
  /// The `depth` preset for a container of `size`.
  public static func depth(size: LayoutSize = DeckPreset.depth.size) -> DeckStyle {
    DeckPreset.depth.style(size: size)
  }
}
