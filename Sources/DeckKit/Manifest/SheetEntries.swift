/// A document that contains all pages of a sheet.
public struct DocumentEntry: Codable, Sendable, Hashable {
  /// Identifier of the sheet, equal to that of its previews.
  public var id: String
  /// The kind of sheet: `sheet` or `contact`.
  public var kind: String
  /// Path relative to the manifest, with `/` as separator.
  public var path: String
  /// File format: "pdf".
  public var format: String
  /// Number of pages.
  public var pages: Int
  /// Sizes of the pages in points, in order.
  public var pageSizes: [LayoutSize]
  /// File size in bytes.
  public var bytes: Int
  /// SHA-256 of the file in hexadecimal.
  public var sha256: String

  /// Creates an entry with the given values.
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

/// The open sections and items of a list.
public struct OpenEntry: Codable, Sendable, Hashable {
  /// Keys of the open sections, sorted.
  public var sections: [String]
  /// Card ids of the open items, sorted.
  public var items: [CardID]

  /// Creates an entry from `state`.
  public init(_ state: ListState) {
    sections = state.open.compactMap { if case .section(let key) = $0 { key } else { nil } }.sorted()
    items = state.open.compactMap { if case .item(let id) = $0 { id } else { nil } }.sorted()
  }

  /// The equivalent list state.
  public var state: ListState {
    ListState(open: Set(sections.map(ListTarget.section) + items.map(ListTarget.item)))
  }
}

/// The section or item that opens or closes in an animation. Exactly one of `section` and `item` is set.
public struct ToggleEntry: Codable, Sendable, Hashable {
  /// The key of the section.
  public var section: String?
  /// The card id of the item.
  public var item: CardID?
  /// The open sections and items before the gesture.
  public var open: OpenEntry

  /// Creates an entry for toggling `target` in a list in `state`.
  public init(_ target: ListTarget, in state: ListState) {
    switch target {
    case .section(let key): section = key
    case .item(let id): item = id
    }
    open = OpenEntry(state)
  }

  /// The section or item; nil if neither is set.
  public var target: ListTarget? { section.map(ListTarget.section) ?? item.map(ListTarget.item) }
}
