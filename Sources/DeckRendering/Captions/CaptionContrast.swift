import DeckKit
import DeckPlanning
import ImageCodecs
import PictureTypes
import Raster
import Typesetting
import VectorDrawing

/// The contrast of a card's texts with their background, and the relief that raises it.
struct CaptionContrast {
  /// The contrast ratio of one text and its required minimum, in hundredths.
  struct Ratio {
    var field: CardField
    var found: Int
    var needed: Int
  }

  /// The relief beyond the style; nil if none is needed.
  var relief: CaptionRelief?
  /// The ratios with the relief.
  var ratios: [Ratio]

  /// The ratio of the text of that field, 1…21; nil if it was not measured.
  func ratio(of field: CardField) -> Double? {
    ratios.first { $0.field == field }.map { Double($0.found) / 100 }
  }

  /// Warnings about texts whose contrast is still too low.
  func diagnostics(for task: CardTask) -> [Diagnostic] {
    ratios.filter { $0.found < $0.needed }.map { ratio in
      Diagnostic(
        .warning, .deck, code: .lowContrast,
        "has a contrast of \(Double(ratio.found) / 100) : 1 with its background; "
          + "expected at least \(Double(ratio.needed) / 100) : 1; "
          + "allow a stronger scrim in the deck's “contrast”, or change the text's colour",
        at: task.card.place, card: task.card.id.rawValue, field: ratio.field.rawValue)
    }
  }
}

extension CaptionLayout.Line {
  /// The minimum contrast of WCAG 2, in hundredths. It is lower for large text: from 24 CSS pixels, or from
  /// 18.66 for bold text.
  fileprivate func neededContrast(weight: FontWeight) -> Int {
    let isLarge = text.fontSize >= 24 || (text.fontSize >= 18.66 && weight.rawValue >= 700)
    return isLarge ? 300 : 450
  }
}

extension CardPainter {
  /// Measures the contrast of the card's texts and, if the rule says so, finds the relief for them. Nil if
  /// the contrast is not to be measured or there are no texts.
  ///
  /// All pictures of a card share the result. It is measured at three pixels per point, where photos show the
  /// most detail; smaller pictures average it.
  ///
  /// - Throws: `CairoError` if a glyph's shadow cannot be drawn.
  func contrast(
    of drawing: CardDrawing, _ caption: CaptionLayout, photo: DecodedPhoto?, rule: ContrastRule
  ) throws(CairoError) -> CaptionContrast? {
    guard rule.policy != .off, !caption.lines.isEmpty else { return nil }
    let meter = ContrastMeter(painter: self, drawing: drawing, caption: caption, photo: photo)
    let plain = try meter.ratios(nil)
    guard rule.policy == .mend, !meter.isEnough(plain) else {
      return CaptionContrast(relief: nil, ratios: plain)
    }
    let relief = try meter.weakestRelief(limit: rule.limit)
    return CaptionContrast(relief: relief, ratios: try meter.ratios(relief))
  }
}

/// Measures one card's texts against their background, with different reliefs.
private struct ContrastMeter {
  private static let scale = 3.0
  /// The number of steps in which opacities are tried.
  private static let steps = 256.0
  /// The distance of an improved ratio from the minimum, in hundredths, so that rounding at another scale
  /// does not bring it below.
  private static let margin = 5

  private let painter: CardPainter
  private let drawing: CardDrawing
  private let caption: CaptionLayout
  /// The pixels of the rows that have texts.
  private let frame: PixelFrame
  /// Fill and photo in those rows.
  private let base: Pixmap<PremultipliedPixel>

  init(painter: CardPainter, drawing: CardDrawing, caption: CaptionLayout, photo: DecodedPhoto?) {
    self.painter = painter
    self.drawing = drawing
    self.caption = caption
    let bounds = LayoutRect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
    let whole = PixelFrame(bounds, origin: .zero, scale: Self.scale)
    let top = caption.lines.map(\.rect.y).min() ?? 0
    let bottom = caption.lines.map(\.rect.maxY).max() ?? 0
    frame = whole.part(
      rows: Int((top * Self.scale).rounded(.down))..<Int((bottom * Self.scale).rounded(.up)))
    base = painter.base(drawing, photo: photo, frame: frame)
  }

  /// The ratio that 9 % of the pixels of each text's box reach, with that relief.
  func ratios(_ relief: CaptionRelief?) throws(CairoError) -> [CaptionContrast.Ratio] {
    var drawing = drawing
    drawing.relief = relief
    var content = base
    try painter.drawUnderlay(of: drawing, caption, on: &content, frame: frame, scale: Self.scale)
    return caption.lines.map { ratio(of: $0, on: content) }
  }

  private func ratio(
    of line: CaptionLayout.Line, on content: Pixmap<PremultipliedPixel>
  ) -> CaptionContrast.Ratio {
    let style = drawing.decoration.caption
    let own = style.text(of: line.field)
    let (rect, scale) = (line.rect, Self.scale)
    func pixels(_ start: Double, _ end: Double, from origin: Double) -> Range<Int> {
      Int((origin + start * scale).rounded(.down))..<Int((origin + end * scale).rounded(.up))
    }
    let histogram = content.contrast(
      of: painter.colors.pixel(own.color), columns: pixels(rect.x, rect.maxX, from: frame.rect.x),
      rows: pixels(rect.y, rect.maxY, from: frame.rect.y),
      weights: LuminanceWeights(painter.colors.target))
    return CaptionContrast.Ratio(
      field: line.field, found: histogram.hundredths(allBut: 0.05),
      needed: line.neededContrast(weight: own.weight))
  }

  /// Whether all ratios reach their minimum plus `margin`.
  func isEnough(_ ratios: [CaptionContrast.Ratio], margin: Int = 0) -> Bool {
    ratios.allSatisfy { $0.found >= $0.needed + margin }
  }

  /// The relief with the weakest sufficient scrim or, if none suffices, with the strongest allowed scrim and
  /// a shadow.
  func weakestRelief(limit: Double) throws(CairoError) -> CaptionRelief {
    func relief(_ step: Int, hasShadow: Bool = false) -> CaptionRelief {
      CaptionRelief(scrimOpacity: Double(step) / Self.steps, hasShadow: hasShadow)
    }
    func isEnough(_ step: Int) throws(CairoError) -> Bool {
      self.isEnough(try ratios(relief(step)), margin: Self.margin)
    }
    var (tooWeak, enough) = (0, Int((limit * Self.steps).rounded(.down)))
    guard try isEnough(enough) else { return relief(enough, hasShadow: true) }
    while enough - tooWeak > 1 {
      let middle = (tooWeak + enough) / 2
      if try isEnough(middle) { enough = middle } else { tooWeak = middle }
    }
    return relief(enough)
  }
}

extension LuminanceWeights {
  /// The luminance weights of the channels in a colour space.
  fileprivate init(_ space: ColorSpace) {
    switch space {
    case .sRGB: self = .sRGB
    case .displayP3: self = .displayP3
    }
  }
}

extension CaptionStyle {
  /// The style of the text of that field: the hobby's if the style has one, else the name's.
  func text(of field: CardField) -> CaptionText { field == .hobby ? hobby ?? name : name }
}
