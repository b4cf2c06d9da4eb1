import DeckKit
import DeckPlanning
import Typesetting

/// Fits texts of lists into a width, each on one line.
struct LineFitter {
  let typesetter: Typesetter
  let language: String
  let width: Double
  /// Which way the line as a whole runs; the text in it keeps its own way.
  var direction = LayoutDirection.leftToRight

  /// `text` followed by `suffix`, of which only `text` is ever cut short; nil where both are empty.
  func fit(_ text: String, suffix: String, style: CaptionText, family: String?) -> FittedText? {
    TextFitter(
      typesetter: typesetter, language: language, width: width,
      alignment: direction == .leftToRight ? .left : .right
    ).fit(
      FittingText(
        text: ShownText(text).string, suffix: suffix, style: style, family: family, direction: direction),
      lines: 1, largest: .infinity)
  }

  /// `text` between a first-strong isolate and its end, so that its direction does not reach what follows.
  static func isolated(_ text: String) -> String {
    text.isEmpty ? "" : "\u{2068}\(text)\u{2069}"
  }
}
