import DeckKit
import DeckPlanning
import Raster
import Typesetting

/// A text that is to be fitted into a card.
struct FittingText {
  /// What may be cut short.
  var text: String
  /// What follows it and stays whole.
  var suffix = ""
  var style: CaptionText
  var family: String?
  /// The way that the paragraph runs.
  var direction: LayoutDirection

  /// The text between a first-strong isolate and its end, so that its direction does not reach what follows,
  /// and the suffix.
  func joined(_ shown: String, isBroken: Bool) -> String {
    // The last word goes with the age, so that no line holds the age alone.
    let suffix = isBroken ? suffix.replacing(" ", with: "\u{A0}") : suffix
    return (shown.isEmpty ? "" : "\u{2068}\(shown)\u{2069}") + suffix
  }
}

/// Fits a text into a width: broken into lines where it may be, else set smaller down to its style's smallest
/// size, then cut short. What is not cut short, such as an age, is set smaller still where it would stick
/// out.
struct TextFitter {
  let typesetter: Typesetter
  let language: String
  let width: Double
  let alignment: TextFrame.Alignment

  /// `text` on at most `lines` lines, none larger than `largest`; nil where there is nothing to set.
  func fit(_ text: FittingText, lines: Int, largest: Double) -> FittedText? {
    guard !(text.text + text.suffix).isEmpty else { return nil }
    let setting = Setting(fitter: self, text: text, lines: lines)
    let size = min(text.style.size, largest)
    let full = setting.line(text.text, size: size)
    let unknown = full.unknownScalars
    func fitted(_ line: TextLine, isTruncated: Bool = false) -> FittedText {
      FittedText(
        line: line, isTruncated: isTruncated, unknown: unknown, reference: setting.reference(line.fontSize))
    }
    if fits(full, lines: 1) { return fitted(full) }
    if let whole = setting.whole(largest: size, full) { return fitted(whole) }
    return fitted(setting.cutShort(size: min(text.style.minimumSize, size)), isTruncated: true)
  }

  fileprivate func fits(_ line: TextLine, lines: Int) -> Bool {
    line.extent.upperBound - line.extent.lowerBound <= width && line.lineCount <= lines
  }
}

/// A text that fits, and its box.
struct FittedText {
  var line: TextLine
  var isTruncated: Bool
  /// The characters of the whole text that no font has.
  var unknown: [Unicode.Scalar]
  /// How far the box reaches above the first baseline and below the last one.
  var box: (ascent: Double, descent: Double)

  /// A text in a box of at least the height of `reference`, higher where its letters reach further.
  init(line: TextLine, isTruncated: Bool, unknown: [Unicode.Scalar], reference: LineBox) {
    self.line = line
    self.isTruncated = isTruncated
    self.unknown = unknown
    box = (
      max(reference.ascent, line.baseline - line.ink.top),
      max(reference.descent, line.ink.bottom - line.lastBaseline)
    )
  }

  /// Height of the box.
  var height: Double { box.ascent + line.lastBaseline - line.baseline + box.descent }
}

extension TextLine {
  /// From the leftmost to the rightmost of what advances and what is inked, so that no swash leaves the box.
  var extent: ClosedRange<Double> { min(0, ink.left)...max(width, ink.right) }
}

/// One text on its way into one width.
private struct Setting {
  let fitter: TextFitter
  let text: FittingText
  let lines: Int

  private static let step = 0.25

  /// `shown` and the suffix; on one line without a frame.
  func line(_ shown: String, size: Double, frame: TextFrame? = nil) -> TextLine {
    fitter.typesetter.line(
      text.joined(shown, isBroken: frame != nil), style: style(size), direction: text.direction, within: frame
    )
  }

  /// The box of a line of the style's own family, which all boxes are measured by.
  func reference(_ size: Double) -> LineBox { fitter.typesetter.box(of: style(size)) }

  private func style(_ size: Double) -> TextStyle {
    TextStyle(
      family: text.family, size: size, weight: text.style.weight.rawValue,
      color: StraightPixel(text.style.color), language: fitter.language)
  }

  private func frame(size: Double, breaksWords: Bool) -> TextFrame? {
    guard lines > 1 else { return nil }
    return TextFrame(
      width: fitter.width, alignment: fitter.alignment, breaksWords: breaksWords,
      pitch: reference(size).height)
  }

  /// The whole text in the largest size from the smallest one to `largest` that fits; nil where none does.
  func whole(largest: Double, _ full: TextLine) -> TextLine? {
    let smallest = min(text.style.minimumSize, largest)
    if lines > 1 { return broken(smallest: smallest, largest: largest) }
    let width = full.extent.upperBound - full.extent.lowerBound
    let fitting = (largest * fitter.width / width / Self.step).rounded(.down) * Self.step
    return fitting < smallest ? checked(smallest) : checked(fitting)
  }

  private func checked(_ size: Double, breaksWords: Bool = false) -> TextLine? {
    let line = line(text.text, size: size, frame: frame(size: size, breaksWords: breaksWords))
    return fitter.fits(line, lines: lines) ? line : nil
  }

  /// Words are kept whole as long as a smaller size can help.
  private func broken(smallest: Double, largest: Double) -> TextLine? {
    if let line = checked(largest) { return line }
    guard var best = checked(smallest) else { return checked(smallest, breaksWords: true) }
    var (fits, tooLarge) = (0, Int(((largest - smallest) / Self.step).rounded(.up)))
    while tooLarge - fits > 1 {
      let middle = (fits + tooLarge) / 2
      if let line = checked(smallest + Double(middle) * Self.step) {
        (fits, best) = (middle, line)
      } else {
        tooLarge = middle
      }
    }
    return best
  }

  /// The longest beginning of the text that fits, with an ellipsis; set smaller where not even the suffix
  /// fits.
  func cutShort(size: Double) -> TextLine {
    let characters = Array(text.text)
    let frame = frame(size: size, breaksWords: true)
    func line(_ count: Int) -> TextLine {
      self.line(Self.shortened(characters, to: count), size: size, frame: frame)
    }
    var (kept, tooMany, best) = (0, characters.count, line(0))
    guard fitter.fits(best, lines: lines) else { return smaller(than: size) }
    while tooMany - kept > 1 {
      let middle = (kept + tooMany) / 2
      let candidate = line(middle)
      if fitter.fits(candidate, lines: lines) {
        (kept, best) = (middle, candidate)
      } else {
        tooMany = middle
      }
    }
    return best
  }

  private func smaller(than size: Double) -> TextLine {
    let shown = text.text.isEmpty ? "" : "…"
    let line = line(shown, size: size)
    let factor = fitter.width / (line.extent.upperBound - line.extent.lowerBound)
    let fitting = (size * factor / Self.step).rounded(.down) * Self.step
    return self.line(shown, size: max(Self.step, min(size, fitting)))
  }

  private static func shortened(_ characters: [Character], to count: Int) -> String {
    var kept = characters.prefix(count)
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept) + "…"
  }
}
