import DeckKit

/// Constraints on the layout of cards.
extension StyleCheck {
  var layoutRules: [Rule] {
    switch style.layout {
    case .slots(let layout): slots(layout)
    case .strip(let layout): strip(layout)
    case .list(let layout): list(layout)
    case .tilted(let layout): tilted(layout)
    case .other: [Rule("layout.kind", false, "slots, strip, list or tilted")]
    }
  }

  private func slots(_ layout: SlotLayout) -> [Rule] {
    let lastWidth = layout.frame(ofSlot: layout.visibleCount - 1, in: style.size).width
    return (layout.front.map(front) ?? []) + [
      Rule("layout.visibleCount", (1...16).contains(layout.visibleCount), "1 to 16 cards"),
      Rule("layout.narrowing", lastWidth >= 1, "a width of at least 1 point for the last visible card"),
      Rule("layout.scale", layout.scale > 0 && layout.scale <= 4, "a scale above 0, up to 4"),
      Rule("layout.scale", lastScale(layout) > 0, "a scale above 0 for the last visible card"),
    ] + coordinates("layout.step", layout.step) + length("layout.narrowing", layout.narrowing)
      + coordinates("layout.scaleAnchor", layout.scaleAnchor)
      + fraction("layout.opacityBehind", layout.opacityBehind)
  }

  private func lastScale(_ layout: SlotLayout) -> Double {
    layout.pose(ofSlot: min(max(layout.visibleCount - 1, 0), 16), in: style.size).scale
  }

  private func front(_ front: LayoutRect) -> [Rule] {
    length("layout.front.x", front.x) + length("layout.front.y", front.y)
      + [("width", front.width), ("height", front.height)].flatMap { name, value in
        [
          Rule("layout.front.\(name)", value >= 1, "at least 1 point")
        ] + length("layout.front.\(name)", value)
      }
  }

  private func strip(_ layout: StripLayout) -> [Rule] {
    length("layout.spacing", layout.spacing) + positive("layout.padding", layout.padding) + [
      Rule("layout.spacing", layout.stride(in: style.size) >= 1, "pages that do not overlap"),
      Rule("layout.padding", style.cardFrame.width >= 1, "a width of at least 1 point for a page's card"),
    ]
  }

  private func list(_ layout: ListLayout) -> [Rule] {
    let (header, item) = (layout.header, layout.item)
    let lengths = [
      ("header.height", header.height), ("header.triangle.box", header.triangle.box),
      ("header.triangle.padding", header.triangle.padding),
      ("header.triangle.strokeWidth", header.triangle.strokeWidth),
      ("item.horizontalInset", item.horizontalInset), ("item.verticalInset", item.verticalInset),
      ("item.spacing", item.spacing), ("item.thumbnailSize", item.thumbnailSize),
      ("item.thumbnailSpacing", item.thumbnailSpacing), ("item.thumbnailRadius", item.thumbnailRadius),
      ("groupSpacing", layout.groupSpacing), ("separatorInset", layout.separatorInset),
    ]
    return lengths.flatMap { positive("layout.\($0.0)", $0.1) } + text("layout.header.key", header.key)
      + text("layout.item.primary", item.primary) + text("layout.item.secondary", item.secondary)
  }

  private func tilted(_ layout: TiltedLayout) -> [Rule] {
    let poses = layout.layers.flatMap { [$0.rest, $0.dragging] }
    let widths = poses.map { layout.frame(of: $0, in: style.size).width }
    return [
      Rule("layout.height", layout.height >= 1, "at least 1 point"),
      Rule("layout.layers", (1...16).contains(layout.layers.count), "1 to 16 cards"),
      Rule("layout.layers", widths.allSatisfy { $0 >= 1 }, "a width of at least 1 point for every card"),
      Rule(
        "layout.layers", poses.allSatisfy { abs($0.tilt) < .pi / 2 },
        "tilts of less than a quarter turn; beyond that, a card shows its back"),
      Rule("layout.layers", poses.allSatisfy { Self.isLength($0.bottom) }, "bottoms of \(Self.lengths)"),
    ] + length("layout.height", layout.height) + positive("layout.margin", layout.margin)
  }
}
