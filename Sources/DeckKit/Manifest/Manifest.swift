/// What a deck client reads: one JSON file that finds, places and animates every picture of a run.
///
/// Lengths are points of the container, angles radians (clockwise), times seconds. Paths are relative to the
/// manifest. A client ignores fields that it does not know.
public struct Manifest: Codable, Sendable, Hashable {
  /// Version of the format that this library writes, "major.minor"; within a major version fields are only
  /// added.
  public static let currentSchemaVersion = "1.0"

  /// Version of the format that the file was written in.
  public var schemaVersion: String
  /// What wrote it.
  public var generator: Generator
  /// The deck as a whole.
  public var deck: DeckEntry
  /// How the deck looks and moves.
  public var style: DeckStyle
  /// Size of the container.
  public var canvas: LayoutSize
  /// The cards, front first.
  public var cards: [CardEntry]
  /// The cards under their headings; only where any picture shows a list.
  public var sections: [DeckSection]?
  /// Stills of the deck.
  public var previews: [PreviewEntry]
  /// Frames of gestures.
  public var animations: [AnimationEntry]
  /// Documents for print; nil where there are none.
  public var documents: [DocumentEntry]?
  /// The fonts that drew a glyph.
  public var fonts: [FontEntry]
  /// What a person should know.
  public var diagnostics: [DiagnosticEntry]

  /// The members, by the names that they have in JSON.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, generator, deck, style, canvas, cards, sections, previews, animations, documents,
      fonts
    case diagnostics
  }

  /// A manifest of all its parts, in the current version.
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
    /// Its name.
    public var name: String
    /// Its version.
    public var version: String

    /// A program of that name and version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The deck as a whole.
  public struct DeckEntry: Codable, Sendable, Hashable {
    /// Identifier, safe in paths.
    public var id: String
    /// Title for people.
    public var title: String
    /// BCP 47 language.
    public var locale: String

    /// A deck of all its parts.
    public init(id: String, title: String, locale: String) {
      self.id = id
      self.title = title
      self.locale = locale
    }
  }

  /// Paths of all files that the manifest names, in its order.
  public var paths: [String] {
    images.map(\.path) + animations.flatMap { $0.packed ?? [] }.map(\.path) + (documents ?? []).map(\.path)
  }

  /// Every picture that the manifest names, in its order.
  public var images: [ImageEntry] {
    cards.flatMap(\.images) + previews.flatMap(\.images)
      + animations.flatMap { $0.frames.compactMap(\.image) }
  }

  /// What grouping into sections needs to know of the cards: those without a name go by their title.
  public var sectionedCards: [SectionedCard] {
    cards.map { card in
      SectionedCard(
        id: card.id, name: card.name.isEmpty ? card.title ?? "" : card.name, section: card.section)
    }
  }
}
