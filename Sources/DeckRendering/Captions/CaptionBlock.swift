import DeckKit
import DeckPlanning
import Typesetting

/// The texts of a card at a height, each within what the outline leaves there.
struct CaptionBlock {
  /// The texts from the top.
  var fields: [CaptionTexts.Field]
  /// The top of each text, in points from the card's top edge.
  var tops: [Double]
  var margins: CaptionTexts.Margins

  /// How much of the texts is shown, and how large.
  var fit: CaptionFit {
    CaptionFit(
      fields: fields.count, whole: fields.count { !$0.fitted.isTruncated },
      characters: fields.map(\.fitted.line.text.count).reduce(0, +),
      sizes: fields.map(\.fitted.line.fontSize).reduce(0, +),
      lines: fields.map(\.fitted.line.lineCount).reduce(0, +))
  }
}

/// Compares two ways of fitting the same texts: more texts are better, then fewer truncated ones, then more
/// characters, then larger type, then fewer lines.
struct CaptionFit: Comparable {
  var fields, whole, characters: Int
  var sizes: Double
  var lines: Int

  static func < (one: CaptionFit, other: CaptionFit) -> Bool {
    (one.fields, one.whole, one.characters, one.sizes, -one.lines)
      < (other.fields, other.whole, other.characters, other.sizes, -other.lines)
  }
}

/// Finds the place of a card's texts inside its outline.
struct CaptionPlacer {
  let texts: CaptionTexts
  private let style: CaptionStyle
  private let size: LayoutSize
  private let outline: CardOutline

  /// The number of heights that are tried.
  private static let steps = 8
  /// The distance in points to which the lowest sufficient height is found.
  private static let precision = 0.25
  /// The maximum number of times that the texts are fitted again because the outline leaves another width at
  /// their new height.
  private static let maximumRounds = 8

  init(of drawing: CardDrawing, texts: CaptionTexts) {
    self.texts = texts
    style = drawing.decoration.caption
    size = drawing.size
    outline = CardOutline(of: drawing.size, radius: drawing.decoration.cornerRadius)
  }

  /// The texts at the bottom or in the centre. Where corners take so much at the bottom that texts are
  /// omitted, truncated, smaller or on more lines, they are raised as far as that helps, at most above the
  /// corners.
  var block: CaptionBlock {
    let lowest = block(raisedBy: 0)
    let highest = outline.radius - style.padding
    guard style.placement == .bottomLeading, lowest.margins != padding, highest > 0 else { return lowest }
    let aim = block(texts.fitted(into: room(0), padding), raisedBy: 0, padding).fit
    let step = highest / Double(Self.steps)
    var (best, lower) = (lowest, 0.0)
    for number in 1...Self.steps where best.fit < aim {
      let raised = block(raisedBy: Double(number) * step)
      if raised.fit > best.fit { (best, lower) = (raised, Double(number - 1) * step) }
    }
    guard best.fit > lowest.fit else { return lowest }
    return lowestBlock(as: best, from: lower, to: lower + step)
  }

  /// The lowest block between two heights with the fit of `best`, which is at `higher`.
  private func lowestBlock(as best: CaptionBlock, from lower: Double, to higher: Double) -> CaptionBlock {
    var (best, lower, higher) = (best, lower, higher)
    while higher - lower > Self.precision {
      let middle = (lower + higher) / 2
      let block = block(raisedBy: middle)
      if block.fit >= best.fit { (best, higher) = (block, middle) } else { lower = middle }
    }
    return best
  }

  /// The texts at a height. They are fitted again until the outline leaves them the width that they were
  /// fitted into.
  private func block(raisedBy raise: Double) -> CaptionBlock {
    var margins = padding
    var inside: CaptionBlock?
    for round in 1...(2 * Self.maximumRounds) {
      let block = block(texts.fitted(into: room(raise), margins), raisedBy: raise, margins)
      let needed = self.margins(of: block, isRaised: raise > 0)
      if needed == margins { return block }
      if needed.name <= margins.name, needed.hobby <= margins.hobby {
        // The texts are inside. A wider fit is tried, but only so often.
        if round > Self.maximumRounds { return block }
        inside = block
        margins = needed
      } else if round <= Self.maximumRounds {
        margins = needed
      } else if let inside {
        return inside
      } else {
        margins.name = max(margins.name, needed.name)
        margins.hobby = max(margins.hobby, needed.hobby)
      }
    }
    return inside ?? block(texts.fitted(into: room(raise), margins), raisedBy: raise, margins)
  }

  private var padding: CaptionTexts.Margins {
    CaptionTexts.Margins(name: style.padding, hobby: style.padding)
  }

  private func room(_ raise: Double) -> Double { max(0, size.height - 2 * style.padding - raise) }

  private func block(
    _ fields: [CaptionTexts.Field], raisedBy raise: Double, _ margins: CaptionTexts.Margins
  ) -> CaptionBlock {
    let height = texts.height(of: fields)
    var top =
      style.placement == .center
      ? (size.height - height) / 2 : size.height - style.padding - height - raise
    let tops = fields.map { field in
      defer { top += field.fitted.height + style.spacing }
      return top
    }
    return CaptionBlock(fields: fields, tops: tops, margins: margins)
  }

  /// The margins that the outline asks for.
  private func margins(of block: CaptionBlock, isRaised: Bool) -> CaptionTexts.Margins {
    var margins = block.margins
    for (field, top) in zip(block.fields, block.tops) {
      margins[field.field] = outline.margin(
        from: top, to: top + field.fitted.height, padding: style.padding, isRaised: isRaised)
    }
    return margins
  }
}
