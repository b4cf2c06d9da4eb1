public import DeckKit

/// Pages of all cards, for print and review.
public struct SheetRequest: Sendable, Hashable {
  /// What a sheet shows.
  public enum Content: Sendable, Hashable {
    /// The cards as rows in sections, some of them open.
    case list(ListState)
    /// Small pictures of the cards in a grid of so many columns.
    case contact(columns: Int)
  }

  /// What it shows.
  public var content: Content
  /// Size of every page in points; nil: as wide as the list and as high as all of it, up to a limit.
  public var pageSize: LayoutSize?
  /// Pixels a point of the pictures.
  public var scales: [Int]
  /// The files that are written.
  public var formats: Set<SheetFormat>
}

/// How a sheet is written.
public enum SheetFormat: String, Sendable, Hashable, CaseIterable {
  /// One picture a page.
  case png
  /// One document.
  case pdf
}

/// Frames of a section or an item of a list that opens or closes.
public struct ToggleRequest: Sendable, Hashable {
  /// What opens or closes.
  public var target: ListTarget
  /// What is open before.
  public var state: ListState
  /// Frames a second.
  public var fps: Double
  /// Pixels a point.
  public var scale: Int
  /// The files that are written.
  public var formats = AnimationFormats.standard
  /// Whether it is meant to be repeated.
  public var isLooping = false
}
