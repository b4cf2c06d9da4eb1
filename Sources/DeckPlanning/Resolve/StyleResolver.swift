import DeckKit
import Foundation
import SourceText

/// Makes a style of a preset, a size and the fields that a deck overrides.
struct StyleResolver {
  /// BCP 47 language of the deck; its direction is the style's unless that is overridden.
  let locale: String

  func resolve(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> DeckStyle {
    let preset = preset(file.style, &diagnostics)
    let size = size(file.size, &diagnostics) ?? preset.size
    let base = preset.style(size: size, direction: LayoutDirection(locale: locale))
    var overrides = StyleOverrides(of: base, in: file.file)
    if let node = file.style?.value.overrides { overrides.apply(node, &diagnostics) }
    var style = overrides.style
    if let written = file.background {
      if let background = Background(written.value) {
        style.background = background
      } else {
        diagnostics.error(
          .badColor, "“\(written.value)” is no colour; expected #RRGGBB or transparent", at: written.place,
          field: "background")
      }
    }
    let check = StyleCheck(
      style: style, places: overrides.places, place: file.style?.place ?? SourcePlace(file: file.file))
    guard check.run(&diagnostics) else { return fallback(for: style, base: base) }
    return style
  }

  /// A style that later stages can go on with instead of one that was refused; finger paths are still judged
  /// by the limits as they were written.
  private func fallback(for refused: DeckStyle, base: DeckStyle) -> DeckStyle {
    var style = base
    if let release = refused.release, StyleCheck.isLength(release.left), StyleCheck.isLength(release.right) {
      style.release = release
    }
    return style
  }

  /// The preset that is asked for; the stack instead of one that cannot be had.
  private func preset(
    _ style: Written<DeckFile.StyleText>?, _ diagnostics: inout Diagnostics
  ) -> DeckPreset {
    guard let name = style?.value.preset else { return .stack }
    if let preset = DeckPreset(rawValue: name.value) { return preset }
    diagnostics.error(
      .unknownStyle,
      "“\(name.value)” is no style"
        + suggestion(for: name.value, among: DeckPreset.allCases.map(\.rawValue)), at: name.place,
      field: "style")
    return .stack
  }

  private func size(_ written: Written<[Double]>?, _ diagnostics: inout Diagnostics) -> LayoutSize? {
    guard let written else { return nil }
    guard written.value.allSatisfy(StyleCheck.isExtent) else {
      diagnostics.error(
        .badSize, "is \(written.value); expected width and height as \(StyleCheck.extent)",
        at: written.place, field: "size")
      return nil
    }
    return LayoutSize(width: written.value[0], height: written.value[1])
  }
}

extension DeckStyle {
  /// Whether every card needs a photo: cards of a list and tilted ones stand without.
  var needsPhotos: Bool {
    switch layout {
    case .slots, .strip: true
    case .list, .tilted, .other: false
    }
  }
}
