package import DeckKit
package import PictureTypes

/// A deck with everything filled in: defaults, units, ids and references are settled, and all of it is valid.
package struct Deck: Sendable {
  /// Identifier, safe in paths.
  package var id: String
  /// Title for people.
  package var title: String
  /// BCP 47 language of the deck.
  package var locale: String
  /// How the deck looks and moves.
  package var style: DeckStyle
  /// Pixels a point, ascending.
  package var scales: [Int]
  /// Formats of the card pictures.
  package var formats: [ImageEncoding]
  /// The cards, front first.
  package var cards: [Card]
  /// The stills to draw.
  package var previews: [PreviewRequest]
  /// The frames to draw.
  package var animations: [AnimationRequest]
  /// The sheets to draw.
  package var sheets: [SheetRequest]
  /// The openings and closings to draw frames of.
  package var toggles: [ToggleRequest]
  /// The fonts to set texts in.
  package var fonts: FontSelection
  /// SVG files that take the place of the product's own icons: paths relative to the deck's folder by the
  /// icon's name.
  package var icons: [String: DeckPath]
  /// The most that a photo may ask for.
  package var limits: DecodeLimits
  /// What the numbers of the pictures' pixels mean.
  package var colorSpace: ColorSpace
  /// How the contrast of texts is measured and mended.
  package var contrast: ContrastRule
  /// How much time compressing PNG files may take.
  package var pngEffort: PNGEffort
}

/// The fonts of a deck: files that it brings, and a family for each role.
package struct FontSelection: Sendable, Hashable {
  /// Paths of font files relative to the deck's folder.
  package var files: [DeckPath]
  /// Family of the line "Name, age"; the standard one where nil.
  package var name: String?
  /// Family of the hobby; the standard one where nil.
  package var hobby: String?
}
