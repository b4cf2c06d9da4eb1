/// The five styles that a deck may begin with.
public enum DeckPreset: String, Codable, Sendable, Hashable, CaseIterable {
  /// Three cards over one another; the front one is swiped away.
  case stack
  /// Cards as wide as the screen, turned like pages.
  case pager
  /// A front card over the next one.
  case twoCard
  /// Rows in sections that open and close.
  case sections
  /// A front card over tilted ones, which come forward while it is dragged.
  case depth

  /// The container unless a deck asks for another, in points.
  public var size: LayoutSize {
    switch self {
    case .stack: LayoutSize(width: 300, height: 400)
    case .pager, .twoCard, .sections: LayoutSize(width: 375, height: 667)
    case .depth: LayoutSize(width: 375, height: 500)
    }
  }

  /// The preset in a container of `size`, its own by default.
  ///
  /// Lengths, type sizes included, that the design states for the preset's own width scale with the width;
  /// durations, angles, opacities and springs do not.
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

/// Lengths of a design in a container of another width.
struct ScaledLengths {
  /// Width of the container.
  let width: Double
  /// Width that the design's lengths are stated for.
  let design: Double

  /// A length that the design states; multiplied first, so that whole points stay whole where they can.
  func callAsFunction(_ length: Double) -> Double { length * width / design }

  /// A way that the design states.
  func callAsFunction(_ x: Double, _ y: Double) -> LayoutPoint {
    LayoutPoint(x: self(x), y: self(y))
  }
}

extension DeckStyle {
  /// The container of the `stack` preset unless a deck asks for another.
  public static let stackSize = DeckPreset.stack.size

  /// The three-card stack in a container of `size`.
  public static func stack(size: LayoutSize = stackSize) -> DeckStyle { DeckPreset.stack.style(size: size) }
  /// Profile cards as wide as the screen, of `size`.
  public static func pager(size: LayoutSize = DeckPreset.pager.size) -> DeckStyle {
    DeckPreset.pager.style(size: size)
  }
  /// A front card over the next one on a screen of `size`.
  public static func twoCard(size: LayoutSize = DeckPreset.twoCard.size) -> DeckStyle {
    DeckPreset.twoCard.style(size: size)
  }
  /// Expandable sections in a container of `size`.
  public static func sections(size: LayoutSize = DeckPreset.sections.size) -> DeckStyle {
    DeckPreset.sections.style(size: size)
  }
  /// A front card over tilted ones in a container of `size`.
  public static func depth(size: LayoutSize = DeckPreset.depth.size) -> DeckStyle {
    DeckPreset.depth.style(size: size)
  }
}
