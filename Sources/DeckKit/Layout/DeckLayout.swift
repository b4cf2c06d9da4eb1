/// How the cards of a deck are arranged. Encoded as one object with the layout's fields and a `kind`.
public enum DeckLayout: Sendable, Hashable {
  /// Cards stacked on top of one another; only the front card is fully visible.
  case slots(SlotLayout)
  /// A horizontal strip of pages.
  case strip(StripLayout)
  /// A list of expandable sections.
  case list(ListLayout)
  /// A front card over tilted cards.
  case tilted(TiltedLayout)
  /// A kind that this version does not know, with its name. It has no placements.
  case other(String)

  /// The slots; nil for another kind of layout. Setting a value replaces the layout.
  public var slots: SlotLayout? {
    get { if case .slots(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .slots(newValue) } }
  }
  /// The strip; nil for another kind of layout. Setting a value replaces the layout.
  public var strip: StripLayout? {
    get { if case .strip(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .strip(newValue) } }
  }
  /// The list; nil for another kind of layout. Setting a value replaces the layout.
  public var list: ListLayout? {
    get { if case .list(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .list(newValue) } }
  }
  /// The tilted cards; nil for another kind of layout. Setting a value replaces the layout.
  public var tilted: TiltedLayout? {
    get { if case .tilted(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .tilted(newValue) } }
  }

  /// Whether content outside the container is clipped. Pages and rows enter the container from there.
  public var isClipped: Bool {
    switch self {
    case .strip, .list: true
    case .slots, .tilted, .other: false
    }
  }

  /// The maximum number of cards visible at once; nil if it depends on the deck.
  public var visibleCount: Int? { slots?.visibleCount ?? tilted?.layers.count }
}

extension DeckLayout: Codable {
  private enum Kind: String { case slots, strip, list, tilted }
  private enum CodingKeys: CodingKey { case kind }

  private var kind: String {
    switch self {
    case .slots: Kind.slots.rawValue
    case .strip: Kind.strip.rawValue
    case .list: Kind.list.rawValue
    case .tilted: Kind.tilted.rawValue
    case .other(let name): name
    }
  }

  /// Decodes the layout of the object's `kind`.
  ///
  /// - Throws: `DecodingError` if a field of the layout is invalid, or if the kind is unknown and the decoder
  ///   refuses unknown names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .kind)
    switch Kind(rawValue: name) {
    case .slots: self = .slots(try SlotLayout(from: decoder))
    case .strip: self = .strip(try StripLayout(from: decoder))
    case .list: self = .list(try ListLayout(from: decoder))
    case .tilted: self = .tilted(try TiltedLayout(from: decoder))
    case nil where decoder.isStrict:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container,
        debugDescription: "unknown layout “\(name)”; expected one of slots, strip, list, tilted")
    case nil: self = .other(name)
    }
  }

  /// Encodes `kind` and the layout's fields into one object.
  ///
  /// - Throws: Errors of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .slots(let layout): try layout.encode(to: encoder)
    case .strip(let layout): try layout.encode(to: encoder)
    case .list(let layout): try layout.encode(to: encoder)
    case .tilted(let layout): try layout.encode(to: encoder)
    case .other: break
    }
  }
}
