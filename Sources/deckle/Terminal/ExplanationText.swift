import DeckKit
import DeckRendering
import Foundation

/// An explanation as text: one line per property, with its name first.
struct ExplanationText: CustomStringConvertible {
  private let explanation: CardExplanation

  init(_ explanation: CardExplanation) {
    self.explanation = explanation
  }

  var description: String {
    let lines =
      [("card", explanation.id)]
      + (explanation.photo.map { found($0) + done($0.done, $0.found) } ?? [("photo", "none")])
      + explanation.texts.map { ($0.field, text($0)) }
      + (explanation.relief.map { [("relief", relief($0))] } ?? [])
      + (explanation.formats.isEmpty ? [] : [("written as", explanation.formats.joined(separator: "; "))])
    return lines.map { name, text in
      name.padding(toLength: 12, withPad: " ", startingAt: 0) + VisibleText.of(text) + "\n"
    }.joined()
  }

  private typealias Line = (name: String, text: String)

  private func found(_ photo: CardExplanation.Photo) -> [Line] {
    let found = photo.found
    return [
      ("photo", "\(photo.path), SHA-256 \(photo.sha256)"),
      ("format", "\(found.format), \(found.encoding)"),
      (
        "size",
        "\(found.storedWidth) × \(found.storedHeight) pixels stored, orientation \(found.orientation), "
          + "\(found.width) × \(found.height) upright"
      ),
      ("colours", found.colors),
    ]
  }

  private func done(_ done: CardExplanation.Done, _ found: CardExplanation.Found) -> [Line] {
    let conversion = done.isColorConverted ? "converted to" : "kept as"
    let focus = "\(number(done.focus.x)), \(number(done.focus.y))"
    return [
      ("conversion", "\(conversion) \(done.colorSpace)"),
      ("load scale", "1/\(done.reduction): \(done.decodedWidth) × \(done.decodedHeight) pixels decoded"),
      ("focus", done.isFocusAutomatic ? "\(focus), found in the photo" : "\(focus), given"),
      (
        "crop",
        "\(size(done.crop.width, done.crop.height)) pixels of the upright photo, from "
          + "\(number(done.crop.x)), \(number(done.crop.y))"
      ),
    ] + done.resampling.map { ("at scale \(number($0.scale))", resampling($0)) }
  }

  private func resampling(_ resampling: CardExplanation.Resampling) -> String {
    "\(resampling.width) × \(resampling.height) pixels, \(percent(resampling.factor)) of the decoded photo"
      + (resampling.factor > 1 ? " (enlarged)" : "")
  }

  private func text(_ text: CardExplanation.Text) -> String {
    let fonts = text.fonts.isEmpty ? "no font" : text.fonts.joined(separator: ", ")
    let type =
      text.fontSize < text.styleSize
      ? "\(number(text.fontSize)) pt instead of \(number(text.styleSize))" : "\(number(text.fontSize)) pt"
    let place = text.rect.map {
      ", \(size($0.width, $0.height)) points from \(number($0.x)), \(number($0.y))"
    }
    return "\(type) in \(fonts)" + (place ?? "")
      + (text.contrast.map { ", contrast \(number($0)) : 1" } ?? "")
      + (text.lines > 1 ? ", \(text.lines) lines" : "")
      + (text.isTruncated ? ", truncated" : "")
      + (text.unknownGlyphs > 0 ? ", \(text.unknownGlyphs.counted("unknown character"))" : "")
  }

  private func relief(_ relief: CaptionRelief) -> String {
    "a scrim of \(percent(relief.scrimOpacity)) under the texts" + (relief.hasShadow ? " and a shadow" : "")
  }

  private func size(_ width: Double, _ height: Double) -> String { "\(number(width)) × \(number(height))" }
  private func percent(_ factor: Double) -> String { number(factor * 100) + " %" }

  /// The number with at most two decimals, without trailing zeros.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
