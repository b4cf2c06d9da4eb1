public import DeckKit

/// A deck with everything filled in: defaults, units, ids and references are settled, and all of it is valid.
public struct Deck: Sendable {
  /// Identifier, safe in paths.
  public var id: String
  /// Title for people.
  public var title: String
  /// BCP 47 language of the deck.
  public var locale: String
  /// How the deck looks and moves.
  public var style: DeckStyle
  /// Pixels a point, ascending.
  public var scales: [Int]
  /// Formats of the card pictures.
  public var formats: [ImageEncoding]
  /// The cards, front first.
  public var cards: [Card]
  /// The stills to draw.
  public var previews: [PreviewRequest]
  /// The frames to draw.
  public var animations: [AnimationRequest]
  /// The sheets to draw.
  public var sheets: [SheetRequest]
  /// The openings and closings to draw frames of.
  public var toggles: [ToggleRequest]
  /// The fonts to set texts in.
  public var fonts: FontSelection
  /// SVG files that take the place of the product's own icons: paths relative to the deck's folder by the icon's name.
  public var icons: [String: String]
  /// What a photo may ask for.
  public var limits: PhotoLimits
  /// What the numbers of the pictures' pixels mean.
  public var colorSpace: OutputColorSpace
  /// How the contrast of texts is seen to.
  public var contrast: ContrastRule
  /// How much time packing PNG files may take.
  public var pngEffort: OutputEffort
}

/// The colour space of the pictures; the raw values are CSS's names.
public enum OutputColorSpace: String, Sendable, Hashable, CaseIterable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
}

/// One person, or whatever a card shows.
public struct Card: Sendable, Hashable {
  /// Unique identifier, safe in paths.
  public var id: String
  /// Place in the deck file, from 0.
  public var index: Int
  /// The photo's path relative to the deck's folder.
  public var photo: String?
  /// Name; empty where the card has none.
  public var name: String
  /// Age in years.
  public var age: Int?
  /// Hobby and the further fields of a card, as written.
  public var hobby, title, detail, section: String?
  /// Text for a screen reader.
  public var alt: String
  /// How the point of the photo that must be seen is found.
  public var focus: FocusRule
  /// BCP 47 language of the card's texts.
  public var language: String
  /// Where the card was written.
  public var place: SourcePlace
}

/// Stills of the deck at rest, each with another card in front.
public struct PreviewRequest: Sendable, Hashable {
  /// Places of the front cards in the deck.
  public var fronts: [Int]
  /// Pixels a point.
  public var scales: [Int]
}

/// Frames of one gesture, drawn for some cards.
public struct AnimationRequest: Sendable, Hashable {
  /// The gesture.
  public var kind: DeckGesture
  /// Places in the deck of the cards that it is drawn for.
  public var fronts: [Int]
  /// Frames a second.
  public var fps: Double
  /// Pixels a point.
  public var scale: Int
  /// The finger's way.
  public var path: FingerPath
  /// The files that are written.
  public var formats = AnimationFormats.standard
  /// Whether it is meant to be repeated.
  public var isLooping = false
}

/// The fonts of a deck: files that it brings, and a family for each role.
public struct FontSelection: Sendable, Hashable {
  /// Paths of font files relative to the deck's folder.
  public var files: [String]
  /// Family of the line "Name, age"; the standard one where nil.
  public var name: String?
  /// Family of the hobby; the standard one where nil.
  public var hobby: String?
}

/// What a photo may ask for; nil leaves the product's own limit.
public struct PhotoLimits: Sendable, Hashable {
  /// Largest number of pixels.
  public var pixels: Int?
  /// Longest side in pixels.
  public var side: Int?
  /// Largest file in bytes.
  public var fileBytes: Int?
  /// Memory in bytes that decoding may take beside the picture.
  public var workingBytes: Int?
  /// Largest ICC profile in bytes.
  public var profileBytes: Int?
  /// Largest Exif block in bytes.
  public var exifBytes: Int?
  /// Most chunks of a PNG file.
  public var chunks: Int?
  /// Most scans of a JPEG file.
  public var scans: Int?
  /// Bytes of pixels that a byte of the file may unpack to.
  public var expansion: Int?
}
