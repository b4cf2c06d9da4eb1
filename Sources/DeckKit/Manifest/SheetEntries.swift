/// A document: all pages of a sheet in one file.
public struct DocumentEntry: Codable, Sendable, Hashable {
  /// Identifier of the sheet, which its pictures among the previews have as well.
  public var id: String
  /// What it shows: `sheet` or `contact`.
  public var kind: String
  /// Path relative to the manifest, with `/`.
  public var path: String
  /// "pdf".
  public var format: String
  /// Number of pages.
  public var pages: Int
  /// Size of each page in points.
  public var pageSizes: [LayoutSize]
  /// Size of the file.
  public var bytes: Int
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String

  /// An entry of all its parts.
  public init(
    id: String, kind: String, path: String, format: String = "pdf", pages: Int, pageSizes: [LayoutSize],
    bytes: Int, sha256: String
  ) {
    self.id = id
    self.kind = kind
    self.path = path
    self.format = format
    self.pages = pages
    self.pageSizes = pageSizes
    self.bytes = bytes
    self.sha256 = sha256
  }
}

/// What of a list is open.
public struct OpenEntry: Codable, Sendable, Hashable {
  /// Keys of the sections, sorted.
  public var sections: [String]
  /// Ids of the items' cards, sorted.
  public var items: [CardID]

  /// What is open in `state`.
  public init(_ state: ListState) {
    sections = state.open.compactMap { if case .section(let key) = $0 { key } else { nil } }.sorted()
    items = state.open.compactMap { if case .item(let id) = $0 { id } else { nil } }.sorted()
  }

  /// The list in which that is open.
  public var state: ListState {
    ListState(open: Set(sections.map(ListTarget.section) + items.map(ListTarget.item)))
  }
}

/// What a list opens or closes in an animation; one of the two.
public struct ToggleEntry: Codable, Sendable, Hashable {
  /// The section's key.
  public var section: String?
  /// The item's card, by id.
  public var item: CardID?
  /// What is open before.
  public var open: OpenEntry

  /// The opening or closing of `target` in a list that was in `state`.
  public init(_ target: ListTarget, in state: ListState) {
    switch target {
    case .section(let key): section = key
    case .item(let id): item = id
    }
    open = OpenEntry(state)
  }

  /// What opens or closes; nil where the entry names nothing.
  public var target: ListTarget? { section.map(ListTarget.section) ?? item.map(ListTarget.item) }
}
