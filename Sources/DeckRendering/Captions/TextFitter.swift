import DeckKit
import DeckPlanning
import Raster
import Typesetting

/// A text to be fitted into a card.
struct FittingText {
  /// The part that may be truncated.
  var text: String
  /// The part that follows it and is never truncated.
  var suffix = ""
  var style: CaptionText
  var family: String?
  /// The direction of the paragraph.
  var direction: LayoutDirection

  /// `shown` between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that its direction does not affect
  /// the suffix, followed by the suffix.
  func joined(_ shown: String, isBroken: Bool) -> String {
    // No-break spaces keep the age on the line of the last word.
    let suffix = isBroken ? suffix.replacing(" ", with: "\u{A0}") : suffix
    return (shown.isEmpty ? "" : "\u{2068}\(shown)\u{2069}") + suffix
  }
}

/// Fits a text into a width: breaks it into lines if that is allowed, else reduces the font size down to the
/// style's minimum, then truncates it. If the part that is never truncated, such as an age, is still too
/// wide, the font size goes below the minimum.
struct TextFitter {
  let typesetter: Typesetter
  let language: String
  let width: Double
  let alignment: TextFrame.Alignment

  /// Fits `text` on at most `lines` lines, with a font size of at most `largest`; nil if it is empty.
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
    return fitted(setting.truncated(size: min(text.style.minimumSize, size)), isTruncated: true)
  }

  fileprivate func fits(_ line: TextLine, lines: Int) -> Bool {
    line.extent.upperBound - line.extent.lowerBound <= width && line.lineCount <= lines
  }
}

/// A fitted text and its box.
struct FittedText {
  var line: TextLine
  var isTruncated: Bool
  /// The characters of the whole text that are in no font.
  var unknown: [Unicode.Scalar]
  /// The extent of the box above the first baseline and below the last one.
  var box: (ascent: Double, descent: Double)

  /// Creates a text in a box of the height of `reference`, or larger where glyphs extend further.
  init(line: TextLine, isTruncated: Bool, unknown: [Unicode.Scalar], reference: LineBox) {
    self.line = line
    self.isTruncated = isTruncated
    self.unknown = unknown
    box = (
      max(reference.ascent, line.baseline - line.ink.top),
      max(reference.descent, line.ink.bottom - line.lastBaseline)
    )
  }

  /// The height of the box.
  var height: Double { box.ascent + line.lastBaseline - line.baseline + box.descent }
}

extension TextLine {
  /// The horizontal extent of both advances and ink, so that no swash leaves the box.
  var extent: ClosedRange<Double> { min(0, ink.left)...max(width, ink.right) }
}

/// One text being fitted into one width.
private struct Setting {
  let fitter: TextFitter
  let text: FittingText
  let lines: Int

  private static let step = 0.25

  /// Sets `shown` and the suffix; on one line if `frame` is nil.
  func line(_ shown: String, size: Double, frame: TextFrame? = nil) -> TextLine {
    fitter.typesetter.line(
      text.joined(shown, isBroken: frame != nil), style: style(size), direction: text.direction, within: frame
    )
  }

  /// The box of a line of the style's own family, the minimum of all boxes.
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

  /// The whole text in the largest fitting size from the style's minimum to `largest`; nil if none fits.
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

  /// The whole text on several lines. Words are broken only if no smaller size fits.
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

  /// The longest prefix of the text that fits, followed by an ellipsis; in a smaller size if not even the
  /// suffix fits.
  func truncated(size: Double) -> TextLine {
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

  /// The first characters and an ellipsis. A consonant is not cut off below the one it is stacked under.
  private static func shortened(_ characters: [Character], to count: Int) -> String {
    var kept = characters.prefix(count)
    while let last = kept.last, last.isWhitespace || last.unicodeScalars.last?.isStacker == true {
      kept.removeLast()
    }
    return String(kept) + "…"
  }
}
