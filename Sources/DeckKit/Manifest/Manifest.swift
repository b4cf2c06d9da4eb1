/// The JSON file that describes every picture of a run: its path, its content and the motion of its cards.
///
/// Lengths are in points of the container, angles in radians (clockwise) and times in seconds. Paths are
/// relative to the manifest. Unknown fields are ignored.
public struct Manifest: Codable, Sendable, Hashable {
  /// Version of the format that this library writes, "major.minor". A minor version only adds fields.
  public static let currentSchemaVersion = "1.0"

  /// Version of the format of the file.
  public var schemaVersion: String
  /// The program that wrote the manifest.
  public var generator: Generator
  /// Identifier, title and language of the deck.
  public var deck: DeckEntry
  /// The appearance and motion of the deck.
  public var style: DeckStyle
  /// Size of the container in points.
  public var canvas: LayoutSize
  /// The cards, front first.
  public var cards: [CardEntry]
  /// The sections of the cards; nil if no picture shows a list.
  public var sections: [DeckSection]?
  /// Stills of the deck.
  public var previews: [PreviewEntry]
  /// Animations of gestures.
  public var animations: [AnimationEntry]
  /// Printable documents; nil if there are none.
  public var documents: [DocumentEntry]?
  /// The fonts that were used to draw text.
  public var fonts: [FontEntry]
  /// Warnings and errors of the run.
  public var diagnostics: [DiagnosticEntry]

  /// The keys of the JSON object.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, generator, deck, style, canvas, cards, sections, previews, animations, documents,
      fonts
    case diagnostics
  }

  /// Creates a manifest with the given values in the current version of the format. The canvas is the style's
  /// size.
  public init(
    generator: Generator, deck: DeckEntry, style: DeckStyle, cards: [CardEntry], previews: [PreviewEntry],
    animations: [AnimationEntry], fonts: [FontEntry], diagnostics: [DiagnosticEntry],
    sections: [DeckSection]? = nil
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.generator = generator
    self.deck = deck
    self.style = style
    canvas = style.size
    self.cards = cards
    self.sections = sections
    self.previews = previews
    self.animations = animations
    self.fonts = fonts
    self.diagnostics = diagnostics
  }

  /// The program that wrote a manifest.
  public struct Generator: Codable, Sendable, Hashable {
    /// Name of the program.
    public var name: String
    /// Version of the program.
    public var version: String

    /// Creates a generator with the given values.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Identifier, title and language of a deck.
  public struct DeckEntry: Codable, Sendable, Hashable {
    /// Identifier, safe in paths.
    public var id: String
    /// Title.
    public var title: String
    /// BCP 47 language tag.
    public var locale: String

    /// Creates an entry with the given values.
    public init(id: String, title: String, locale: String) {
      self.id = id
      self.title = title
      self.locale = locale
    }
  }

  /// The paths of all files in the manifest, in its order.
  public var paths: [String] {
    images.map(\.path) + animations.flatMap { $0.packed ?? [] }.map(\.path) + (documents ?? []).map(\.path)
  }

  /// All pictures in the manifest, in its order.
  public var images: [ImageEntry] {
    cards.flatMap(\.images) + previews.flatMap(\.images)
      + animations.flatMap { $0.frames.compactMap(\.image) }
  }

  /// The cards as input for ``DeckSection/grouping(_:locale:)``. A card without a name is sorted by its
  /// title.
  public var sectionedCards: [SectionedCard] {
    cards.map { card in
      SectionedCard(
        id: card.id, name: card.name.isEmpty ? card.title ?? "" : card.name, section: card.section)
    }
  }
}
