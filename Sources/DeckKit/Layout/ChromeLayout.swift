/// The positions of a chrome's icons on the screen, and the area left for the deck.
///
/// The screen is a column of the upper row, the deck and the lower row. There is padding around the column
/// and below each of the three, and spacing between them. The deck takes the remaining height.
public struct ChromeLayout: Sendable, Hashable {
  /// The icons of the upper row, then those of the lower row, each row in order from the leading side.
  public var icons: [PlacedIcon]
  /// The area of the deck between the rows, inside the padding.
  public var content: LayoutRect

  /// Creates the layout of `chrome` on a screen of `size`.
  public init(_ chrome: ChromeStyle, in size: LayoutSize, direction: LayoutDirection) {
    let (padding, icon, spacing) = (chrome.padding, chrome.iconSize, chrome.spacing)
    let width = size.width - 2 * padding
    let top = padding + icon + padding + spacing
    let lowerTop = size.height - padding - padding - icon
    content = LayoutRect(x: padding, y: top, width: width, height: lowerTop - spacing - padding - top)
    let upper = LayoutRect(x: padding, y: padding, width: width, height: icon)
    let lower = LayoutRect(
      x: padding + chrome.lowerPadding, y: lowerTop, width: width - 2 * chrome.lowerPadding, height: icon)
    icons = Self.distribute(chrome.upper, over: upper) + Self.distribute(chrome.lower, over: lower)
    guard direction == .rightToLeft else { return }
    icons = icons.map { $0.mirrored(in: size.width) }
  }

  /// Distributes the icons evenly over a row, the first and the last at its ends. A single icon is centred.
  private static func distribute(_ icons: [ChromeIcon], over row: LayoutRect) -> [PlacedIcon] {
    let room = row.height
    let gap = icons.count > 1 ? (row.width - room) / Double(icons.count - 1) : 0
    let start = icons.count > 1 ? row.x : row.center.x - room / 2
    return icons.enumerated().map { index, icon in
      PlacedIcon(
        icon, room: LayoutRect(x: start + gap * Double(index), y: row.y, width: room, height: room))
    }
  }
}

/// An icon and its position on the screen.
public struct PlacedIcon: Sendable, Hashable {
  /// The icon.
  public var icon: ChromeIcon
  /// The icon's square in its row.
  public var room: LayoutRect
  /// The square that the icon is drawn in: `room` scaled about its centre.
  public var drawn: LayoutRect
  /// The bounding square of the icon's disc; nil if the icon has no disc.
  public var disc: LayoutRect?

  /// Creates the icon in the square `room`.
  init(_ icon: ChromeIcon, room: LayoutRect) {
    self.icon = icon
    self.room = room
    drawn = .square(room.width * icon.scale, around: room.center)
    disc = icon.disc.map { .square(room.width * $0.diameter, around: room.center + $0.offset) }
  }

  func mirrored(in width: Double) -> PlacedIcon {
    var icon = self
    icon.room = room.mirrored(in: width, for: .rightToLeft)
    icon.drawn = drawn.mirrored(in: width, for: .rightToLeft)
    icon.disc = disc?.mirrored(in: width, for: .rightToLeft)
    return icon
  }
}

extension LayoutRect {
  /// The square with sides of `side` points centred on `center`.
  static func square(_ side: Double, around center: LayoutPoint) -> LayoutRect {
    LayoutRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
