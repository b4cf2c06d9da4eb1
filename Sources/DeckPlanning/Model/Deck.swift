package import DeckKit
package import PictureTypes

/// A resolved deck: defaults are filled in, references are resolved, and all values are valid.
package struct Deck: Sendable {
  /// Identifier, safe in paths.
  package var id: String
  /// Title for display.
  package var title: String
  /// BCP 47 language of the deck.
  package var locale: String
  /// The style: layout, decoration and motion.
  package var style: DeckStyle
  /// Pixels per point, ascending.
  package var scales: [Double]
  /// Formats of the card pictures.
  package var formats: [ImageEncoding]
  /// The cards; the front one first.
  package var cards: [Card]
  /// The stills to draw.
  package var previews: [PreviewRequest]
  /// The animations to draw.
  package var animations: [AnimationRequest]
  /// The sheets to draw.
  package var sheets: [SheetRequest]
  /// The toggles of list items and sections to draw.
  package var toggles: [ToggleRequest]
  /// The fonts for texts.
  package var fonts: FontSelection
  /// SVG files that replace built-in icons: paths relative to the deck's folder, by the icon's name.
  package var icons: [String: DeckPath]
  /// The limits on photos.
  package var limits: DecodeLimits
  /// The colour space of the pictures.
  package var colorSpace: ColorSpace
  /// How the contrast of texts is measured and improved.
  package var contrast: ContrastRule
  /// The compression effort for PNG files.
  package var pngEffort: PNGEffort
  /// The severity of warnings.
  package var warnings: WarningPolicy
}

/// The fonts of a deck: its own font files, and a family for each role.
package struct FontSelection: Sendable, Hashable {
  /// Paths of font files relative to the deck's folder.
  package var files: [DeckPath]
  /// The family of the line “name, age”; nil selects the standard family.
  package var name: String?
  /// The family of the hobby; nil selects the standard family.
  package var hobby: String?
}
