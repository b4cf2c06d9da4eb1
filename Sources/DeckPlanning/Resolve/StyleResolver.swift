import DeckKit
import Foundation
import SourceText

/// Makes a style of a preset, a size and the fields that a deck overrides.
struct StyleResolver {
  static let presets = ["stack"]
  /// Presets that are described but not drawn yet.
  static let planned = ["pager", "twoCard", "sections", "depth"]

  func resolve(_ file: DeckFile, _ diagnostics: inout Diagnostics) -> DeckStyle {
    let size = size(file.size, &diagnostics)
    checkPreset(file.style, &diagnostics)
    var overrides = StyleOverrides(of: .stack(size: size), in: file.file)
    if let node = file.style?.value.overrides { overrides.apply(node, &diagnostics) }
    var style = overrides.style
    if let written = file.background {
      if let background = Background(written.value) {
        style.background = background
      } else {
        diagnostics.error(
          "bad-color", "“\(written.value)” is no colour; expected #RRGGBB or transparent", at: written.place,
          field: "background")
      }
    }
    let check = StyleCheck(
      style: style, places: overrides.places, place: file.style?.place ?? SourcePlace(file: file.file))
    guard check.run(&diagnostics) else { return fallback(for: style, size: size) }
    return style
  }

  /// A style that later stages can go on with in stead of one that was refused; finger paths are still judged by the
  /// limits as they were written.
  private func fallback(for refused: DeckStyle, size: LayoutSize) -> DeckStyle {
    var style = DeckStyle.stack(size: size)
    if StyleCheck.isLength(refused.release.left), StyleCheck.isLength(refused.release.right) {
      style.release = refused.release
    }
    return style
  }

  private func checkPreset(_ style: Written<DeckFile.StyleText>?, _ diagnostics: inout Diagnostics) {
    guard let preset = style?.value.preset, !Self.presets.contains(preset.value) else { return }
    let reason =
      Self.planned.contains(preset.value)
      ? "“\(preset.value)” cannot be drawn by this version; expected “stack”"
      : "“\(preset.value)” is no style" + suggestion(for: preset.value, among: Self.presets + Self.planned)
    diagnostics.error("unknown-style", reason, at: preset.place, field: "style")
  }

  private func size(_ written: Written<[Double]>?, _ diagnostics: inout Diagnostics) -> LayoutSize {
    guard let written else { return DeckStyle.stackSize }
    guard written.value.allSatisfy(StyleCheck.isExtent) else {
      diagnostics.error(
        "bad-size", "is \(written.value); expected width and height as \(StyleCheck.extent)",
        at: written.place, field: "size")
      return DeckStyle.stackSize
    }
    return LayoutSize(width: written.value[0], height: written.value[1])
  }
}
