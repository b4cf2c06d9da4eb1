import DeckKit
import DeckPlanning
import Typesetting

/// Fits texts of lists into a width, each on one line.
struct LineFitter {
  let typesetter: Typesetter
  let language: String
  let width: Double
  /// The direction of the list, and of lines without a letter.
  var direction = LayoutDirection.leftToRight

  /// Fits `text` followed by `suffix`, of which only `text` may be truncated; nil if both are empty. The
  /// suffix follows in the direction of the text, as on a card.
  func fit(_ text: String, suffix: String, style: CaptionText, family: String?) -> FittedText? {
    let shown = ShownText(text).string
    return TextFitter(
      typesetter: typesetter, language: language, width: width,
      alignment: direction == .leftToRight ? .left : .right
    ).fit(
      FittingText(
        text: shown, suffix: suffix, style: style, family: family,
        direction: LayoutDirection(firstLetterOf: shown) ?? direction),
      lines: 1, largest: .infinity)
  }

  /// `text` between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that its direction does not affect
  /// the following text.
  static func isolated(_ text: String) -> String {
    text.isEmpty ? "" : "\u{2068}\(text)\u{2069}"
  }
}
