import DeckKit
import Foundation
import SourceText

/// Resolves a style from a preset, a size and the fields that a deck overrides.
struct StyleResolver {
  /// The BCP 47 language of the deck. Its direction is the style's, unless that is overridden.
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
          .badColor, "“\(written.value)” is not a colour; expected #RRGGBB or transparent", at: written.place,
          field: "background")
      }
    }
    let check = StyleCheck(
      style: style, places: overrides.places, place: file.style?.place ?? SourcePlace(file: file.file))
    guard check.run(&diagnostics) else { return fallback(for: style, base: base) }
    return style
  }

  /// A valid style that later stages use instead of a rejected one. It keeps the release limits as written,
  /// so that finger paths are checked against them.
  private func fallback(for refused: DeckStyle, base: DeckStyle) -> DeckStyle {
    var style = base
    if let release = refused.release, StyleCheck.isLength(release.left), StyleCheck.isLength(release.right) {
      style.release = release
    }
    return style
  }

  /// The requested preset; `stack` if it does not exist.
  private func preset(
    _ style: Written<DeckFile.StyleText>?, _ diagnostics: inout Diagnostics
  ) -> DeckPreset {
    guard let name = style?.value.preset else { return .stack }
    if let preset = DeckPreset(rawValue: name.value) { return preset }
    diagnostics.error(
      .unknownStyle,
      "unknown style “\(name.value)”"
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
  /// Whether every card needs a photo. Cards of a list and tilted cards may have none.
  var needsPhotos: Bool {
    switch layout {
    case .slots, .strip: true
    case .list, .tilted, .other: false
    }
  }
}
