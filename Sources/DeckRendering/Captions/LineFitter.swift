import DeckKit
import DeckPlanning
import Typesetting

/// Fits texts of lists into a width, each on one line.
struct LineFitter {
  let typesetter: Typesetter
  let language: String
  let width: Double
  /// The direction of the line as a whole; the text in it keeps its own direction.
  var direction = LayoutDirection.leftToRight

  /// Fits `text` followed by `suffix`, of which only `text` may be truncated; nil if both are empty.
  func fit(_ text: String, suffix: String, style: CaptionText, family: String?) -> FittedText? {
    TextFitter(
      typesetter: typesetter, language: language, width: width,
      alignment: direction == .leftToRight ? .left : .right
    ).fit(
      FittingText(
        text: ShownText(text).string, suffix: suffix, style: style, family: family, direction: direction),
      lines: 1, largest: .infinity)
  }

  /// `text` between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that its direction does not affect
  /// the following text.
  static func isolated(_ text: String) -> String {
    text.isEmpty ? "" : "\u{2068}\(text)\u{2069}"
  }
}
