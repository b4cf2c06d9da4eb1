package import DeckKit

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
  /// SVG files that take the place of the product's own icons: paths relative to the deck's folder by the icon's name.
  package var icons: [String: String]
  /// What a photo may ask for.
  package var limits: PhotoLimits
  /// What the numbers of the pictures' pixels mean.
  package var colorSpace: OutputColorSpace
  /// How the contrast of texts is seen to.
  package var contrast: ContrastRule
  /// How much time packing PNG files may take.
  package var pngEffort: OutputEffort
}

/// The colour space of the pictures; the raw values are CSS's names.
package enum OutputColorSpace: String, Sendable, Hashable, CaseIterable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
}

/// One person, or whatever a card shows.
package struct Card: Sendable, Hashable {
  /// Unique identifier, safe in paths.
  package var id: String
  /// Place in the deck file, from 0.
  package var index: Int
  /// The photo's path relative to the deck's folder.
  package var photo: String?
  /// Name; empty where the card has none.
  package var name: String
  /// Age in years.
  package var age: Int?
  /// Hobby and the further fields of a card, as written.
  package var hobby, title, detail, section: String?
  /// Text for a screen reader.
  package var alt: String
  /// How the point of the photo that must be seen is found.
  package var focus: FocusRule
  /// BCP 47 language of the card's texts.
  package var language: String
  /// Where the card was written.
  package var place: SourcePlace
}

/// Stills of the deck at rest, each with another card in front.
package struct PreviewRequest: Sendable, Hashable {
  /// Places of the front cards in the deck.
  package var fronts: [Int]
  /// Pixels a point.
  package var scales: [Int]
}

/// Frames of one gesture, drawn for some cards.
package struct AnimationRequest: Sendable, Hashable {
  /// The gesture.
  package var kind: DeckGesture
  /// Places in the deck of the cards that it is drawn for.
  package var fronts: [Int]
  /// Frames a second.
  package var fps: Double
  /// Pixels a point.
  package var scale: Int
  /// The finger's way.
  package var path: FingerPath
  /// The files that are written.
  package var formats = AnimationFormats.standard
  /// Whether it is meant to be repeated.
  package var isLooping = false
}

/// The fonts of a deck: files that it brings, and a family for each role.
package struct FontSelection: Sendable, Hashable {
  /// Paths of font files relative to the deck's folder.
  package var files: [String]
  /// Family of the line "Name, age"; the standard one where nil.
  package var name: String?
  /// Family of the hobby; the standard one where nil.
  package var hobby: String?
}

/// What a photo may ask for; nil leaves the product's own limit.
package struct PhotoLimits: Sendable, Hashable {
  /// Largest number of pixels.
  package var pixels: Int?
  /// Longest side in pixels.
  package var side: Int?
  /// Largest file in bytes.
  package var fileBytes: Int?
  /// Memory in bytes that decoding may take beside the picture.
  package var workingBytes: Int?
  /// Largest ICC profile in bytes.
  package var profileBytes: Int?
  /// Largest Exif block in bytes.
  package var exifBytes: Int?
  /// Most chunks of a PNG file.
  package var chunks: Int?
  /// Most scans of a JPEG file.
  package var scans: Int?
  /// Bytes of pixels that a byte of the file may unpack to.
  package var expansion: Int?
}
