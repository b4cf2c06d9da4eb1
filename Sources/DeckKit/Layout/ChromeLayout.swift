/// Where the icons of a chrome lie on the screen, and the room that they leave.
///
/// The screen is a column of the upper row, the deck and the lower row: padding around the whole and below
/// each of the three, spacing between them; the deck takes the height that is left.
public struct ChromeLayout: Sendable, Hashable {
  /// The icons, those above first, each row from the leading side.
  public var icons: [PlacedIcon]
  /// The room of the deck between the rows, within the padding.
  public var content: LayoutRect

  /// The layout of `chrome` on a screen of `size`.
  public init(_ chrome: ChromeStyle, in size: LayoutSize, direction: LayoutDirection) {
    let (padding, icon, spacing) = (chrome.padding, chrome.iconSize, chrome.spacing)
    let width = size.width - 2 * padding
    let top = padding + icon + padding + spacing
    let lowerTop = size.height - padding - padding - icon
    content = LayoutRect(x: padding, y: top, width: width, height: lowerTop - spacing - padding - top)
    let upper = LayoutRect(x: padding, y: padding, width: width, height: icon)
    let lower = LayoutRect(
      x: padding + chrome.lowerPadding, y: lowerTop, width: width - 2 * chrome.lowerPadding, height: icon)
    icons = Self.spread(chrome.upper, over: upper) + Self.spread(chrome.lower, over: lower)
    guard direction == .rightToLeft else { return }
    icons = icons.map { $0.mirrored(in: size.width) }
  }

  /// The icons evenly over a row, the first and last at its ends; one alone is in the middle.
  private static func spread(_ icons: [ChromeIcon], over row: LayoutRect) -> [PlacedIcon] {
    let room = row.height
    let gap = icons.count > 1 ? (row.width - room) / Double(icons.count - 1) : 0
    let start = icons.count > 1 ? row.x : row.center.x - room / 2
    return icons.enumerated().map { index, icon in
      PlacedIcon(
        icon, room: LayoutRect(x: start + gap * Double(index), y: row.y, width: room, height: room))
    }
  }
}

/// An icon where it lies.
public struct PlacedIcon: Sendable, Hashable {
  /// The icon.
  public var icon: ChromeIcon
  /// The room that it takes.
  public var room: LayoutRect
  /// Where it is drawn.
  public var drawn: LayoutRect
  /// The square around its disc.
  public var disc: LayoutRect?

  /// `icon` in `room`.
  init(_ icon: ChromeIcon, room: LayoutRect) {
    self.icon = icon
    self.room = room
    drawn = .square(room.width * icon.scale, around: room.center)
    disc = icon.disc.map { .square(room.width * $0.diameter, around: room.center + $0.offset) }
  }

  func mirrored(in width: Double) -> PlacedIcon {
    var icon = self
    icon.room = room.placed(in: width, .rightToLeft)
    icon.drawn = drawn.placed(in: width, .rightToLeft)
    icon.disc = disc?.placed(in: width, .rightToLeft)
    return icon
  }
}

extension LayoutRect {
  /// The square with sides of `side` points about `center`.
  static func square(_ side: Double, around center: LayoutPoint) -> LayoutRect {
    LayoutRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
