/// Where the cards of a deck lie; written as an object whose `kind` says which of these it is.
public enum DeckLayout: Sendable, Hashable {
  /// Cards over one another, the front one whole.
  case slots(SlotLayout)
  /// Pages side by side.
  case strip(StripLayout)
  /// Rows in sections.
  case list(ListLayout)
  /// A front card over tilted ones.
  case tilted(TiltedLayout)
  /// A kind of a later version, by its name: nothing is placed.
  case other(String)

  /// The slots, where that is what it is.
  public var slots: SlotLayout? {
    get { if case .slots(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .slots(newValue) } }
  }
  /// The strip, where that is what it is.
  public var strip: StripLayout? {
    get { if case .strip(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .strip(newValue) } }
  }
  /// The list, where that is what it is.
  public var list: ListLayout? {
    get { if case .list(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .list(newValue) } }
  }
  /// The tilted cards, where that is what it is.
  public var tilted: TiltedLayout? {
    get { if case .tilted(let layout) = self { layout } else { nil } }
    set { if let newValue { self = .tilted(newValue) } }
  }

  /// Whether what lies beyond the container is cut off, as by the edges of a screen: pages and rows come from
  /// there.
  public var isClipped: Bool {
    switch self {
    case .strip, .list: true
    case .slots, .tilted, .other: false
    }
  }

  /// How many cards are seen at once; nil where that depends on the deck.
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

  /// Reads the object of the kind that it names.
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
        debugDescription: "“\(name)” is no kind of layout; expected slots, strip, list or tilted")
    case nil: self = .other(name)
    }
  }

  /// Writes the layout's fields and its kind into one object.
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
