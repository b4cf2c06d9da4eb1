public import DeckKit
public import DeckPlanning
import ImageCodecs
import Raster
public import Typesetting

/// A card's texts fitted into its width: what is set, where and how large.
public struct CaptionLayout {
  /// One line of the caption.
  public struct Line {
    /// Which field of the card it shows: `name` (with the age) or `hobby`.
    public var field: String
    /// The line as set.
    public var text: TextLine
    /// Its box from the card's top left corner, in points: as high as a line of the style's own family, so that
    /// names in all scripts stand on one baseline, and higher only where letters reach further.
    public var rect: LayoutRect
    /// Height of the baseline in the card, in points.
    public var baseline: Double
    /// Whether it had to be cut short.
    public var isTruncated: Bool
  }

  /// The lines from the top.
  public var lines: [Line]

  /// The caption of `drawing`: set from the bottom up, or as a block in the middle.
  public init(of drawing: CardDrawing, typesetter: Typesetter) {
    let style = drawing.decoration.caption
    let width = max(0, drawing.size.width - 2 * style.padding)
    let fitter = LineFitter(typesetter: typesetter, language: drawing.caption.language, width: width)
    let fields = Self.fields(of: drawing.caption, style, fitter)
    let boxes = fields.map { $0.fitted.box.ascent + $0.fitted.box.descent }
    let height = boxes.reduce(0, +) + style.spacing * Double(max(0, boxes.count - 1))
    var top =
      style.placement == .center
      ? (drawing.size.height - height) / 2 : drawing.size.height - style.padding - height
    lines = zip(fields, boxes).map { field, box in
      defer { top += box + style.spacing }
      let text = field.fitted.line
      let rect = LayoutRect(
        x: Self.start(of: text.width, in: drawing), y: top, width: text.width, height: box)
      return Line(
        field: field.field, text: text, rect: rect, baseline: rect.maxY - field.fitted.box.descent,
        isTruncated: field.fitted.isTruncated)
    }
  }

  /// Where a line begins: in the middle, or at the leading side.
  private static func start(of width: Double, in drawing: CardDrawing) -> Double {
    let padding = drawing.decoration.caption.padding
    if drawing.decoration.caption.placement == .center { return (drawing.size.width - width) / 2 }
    return drawing.caption.direction == .rightToLeft ? drawing.size.width - padding - width : padding
  }

  private static func fields(
    of content: CaptionContent, _ style: CaptionStyle, _ fitter: LineFitter
  ) -> [(field: String, fitted: LineFitter.Fitted)] {
    let age = content.age.map(String.init) ?? ""
    let separator = content.name.isEmpty || age.isEmpty ? "" : ", "
    let name = fitter.fit(
      content.name, suffix: separator + age, style: style.name, family: content.nameFamily)
    let hobby = style.hobby.flatMap {
      fitter.fit(content.hobby ?? "", suffix: "", style: $0, family: content.hobbyFamily)
    }
    return [("name", name), ("hobby", hobby)].compactMap { field, fitted in fitted.map { (field, $0) } }
  }
}

/// Fits one text into a width: set smaller first, down to its style's smallest size, then cut short.
struct LineFitter {
  struct Fitted {
    var line: TextLine
    var isTruncated: Bool
    /// How far the line's box reaches above and below its baseline.
    var box: (ascent: Double, descent: Double)

    /// A line in a box of at least the height of `reference`, higher where its letters reach further.
    init(line: TextLine, isTruncated: Bool, reference: TextLine) {
      self.line = line
      self.isTruncated = isTruncated
      box = (
        max(reference.baseline, line.baseline - line.ink.top),
        max(reference.height - reference.baseline, line.ink.bottom - line.baseline)
      )
    }
  }

  let typesetter: Typesetter
  let language: String
  let width: Double

  /// `text` followed by `suffix`, of which only `text` is ever cut short; nil where both are empty.
  func fit(_ text: String, suffix: String, style: CaptionText, family: String?) -> Fitted? {
    let text = Self.cleaned(text)
    guard !(text + suffix).isEmpty else { return nil }
    func set(_ shown: String, size: Double) -> TextLine {
      typesetter.line(
        shown,
        style: TextStyle(
          family: family, size: size, weight: style.weight.rawValue, color: StraightPixel(style.color),
          language: language))
    }
    func line(_ shown: String, size: Double) -> TextLine { set(Self.isolated(shown) + suffix, size: size) }
    func fitted(_ line: TextLine, isTruncated: Bool = false) -> Fitted {
      Fitted(line: line, isTruncated: isTruncated, reference: set("0", size: line.fontSize))
    }
    let full = line(text, size: style.size)
    guard full.width > width else { return fitted(full) }
    let step = 0.25
    let fitting = (style.size * width / full.width / step).rounded(.down) * step
    let size = max(min(style.minimumSize, style.size), fitting)
    let smaller = line(text, size: size)
    guard smaller.width > width else { return fitted(smaller) }
    return fitted(longestPrefix(of: text) { line($0, size: size) }, isTruncated: true)
  }

  /// The line of the longest beginning of `text`, with an ellipsis, that fits.
  private func longestPrefix(of text: String, _ line: (String) -> TextLine) -> TextLine {
    let characters = Array(text)
    var (fits, tooLong) = (0, characters.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if line(Self.shortened(characters, to: middle)).width <= width {
        fits = middle
      } else {
        tooLong = middle
      }
    }
    return line(Self.shortened(characters, to: fits))
  }

  private static func shortened(_ characters: [Character], to count: Int) -> String {
    var kept = characters.prefix(count)
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept) + "…"
  }

  /// Control characters as spaces, so that none of them acts on the line.
  private static func cleaned(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// `text` between a first-strong isolate and its end, so that its direction does not reach what follows.
  private static func isolated(_ text: String) -> String {
    text.isEmpty ? "" : "\u{2068}\(text)\u{2069}"
  }
}

extension SRGBConverter {
  /// The pixel of a style's colour in the pictures' space.
  func pixel(_ color: HexColor) -> StraightPixel { convert(StraightPixel(color)) }
}

extension StraightPixel {
  /// The sRGB pixel of a style's colour.
  init(_ color: HexColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
