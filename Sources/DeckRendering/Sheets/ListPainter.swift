import DeckKit
import DeckPlanning
import Raster
import Typesetting
import VectorDrawing

/// Says how the rows of a list are drawn.
struct ListPainter {
  let texts: ListTypesetter

  /// The scene on a page of its own.
  func page(_ scene: ListScene) -> PageDrawing {
    var page = PageDrawing(
      size: scene.canvas.size, background: scene.background)
    for row in scene.rows { draw(row, of: scene, on: &page) }
    return page
  }

  private func draw(_ row: ListRow, of scene: ListScene, on page: inout PageDrawing) {
    let origin = LayoutPoint(x: scene.canvas.x, y: scene.canvas.y)
    let frame = row.frame.from(origin)
    var commands: [DrawCommand] = []
    switch row.content {
    case .header(let header):
      commands.append(.fill(frame, StraightPixel(scene.layout.header.fill)))
      commands += self.commands(header, key: row.target.name, of: scene, from: origin)
    case .item(let item):
      commands.append(.fill(frame, StraightPixel(scene.layout.item.fill)))
      if let separator = row.separator { commands.append(hairline(separator, of: scene, from: origin)) }
      guard let drawing = scene.items[row.target.name] else { break }
      commands += self.commands(item, drawing, of: scene, from: origin)
      if let place = item.thumbnail, let thumbnail = drawing.thumbnail {
        page.pictures.append(
          PageDrawing.Picture(drawing: thumbnail, rect: place.from(origin), window: frame))
      }
    }
    page.commands.append(.clipped(frame, commands))
  }

  private func hairline(_ line: LayoutRect, of scene: ListScene, from origin: LayoutPoint) -> DrawCommand {
    let line = line.from(origin)
    return .hairline(
      from: LayoutPoint(x: line.x, y: line.y), length: line.width, StraightPixel(scene.layout.separatorColor))
  }

  // MARK: Headings

  private func commands(
    _ header: ListHeader, key: String, of scene: ListScene, from origin: LayoutPoint
  ) -> [DrawCommand] {
    let look = scene.layout.header
    let triangle = DrawCommand.polygon(
      header.turnedTriangle.map { $0 - origin }, fill: StraightPixel(look.triangle.fill),
      outline: StraightPixel(look.triangle.stroke), width: look.triangle.strokeWidth)
    return [triangle] + self.key(key, in: header.key.from(origin), of: scene)
  }

  private func key(_ key: String, in room: LayoutRect, of scene: ListScene) -> [DrawCommand] {
    let fitter = texts.fitter("und", width: max(0, room.width - 2 * scene.layout.separatorInset))
    guard let key = fitter.fit(key, suffix: "", style: scene.layout.header.key, family: nil)?.line else {
      return []
    }
    let middle = room.center
    return [.text(key, at: LayoutPoint(x: middle.x - key.width / 2, y: middle.y - key.height / 2))]
  }

  // MARK: Items

  private func commands(
    _ item: ListItem, _ drawing: ListItemDrawing, of scene: ListScene, from origin: LayoutPoint
  ) -> [DrawCommand] {
    let set = texts.set(drawing)
    var commands: [DrawCommand] = []
    if let primary = set.primary {
      commands.append(primary.command(in: item.primary.from(origin), from: scene.direction))
    }
    if let divider = item.divider { commands.append(hairline(divider, of: scene, from: origin)) }
    if let text = set.secondary, let place = item.secondary?.from(origin),
      let window = item.window?.from(origin)
    {
      commands.append(.clipped(window, [.text(text, at: LayoutPoint(x: place.x, y: place.y))]))
    }
    return commands
  }
}

extension FittedText {
  /// The line at the leading side of `rect`, its box in the middle of the height.
  func command(in rect: LayoutRect, from direction: LayoutDirection) -> DrawCommand {
    let baseline = rect.center.y + (box.ascent - box.descent) / 2
    let x = direction == .leftToRight ? rect.x : rect.maxX - line.width
    return .text(line, at: LayoutPoint(x: x, y: baseline - line.baseline))
  }
}

extension ListTarget {
  /// The section's key or the item's id.
  var name: String {
    switch self {
    case .section(let key): key
    case .item(let id): id
    }
  }
}

extension LayoutRect {
  /// The same rectangle where `origin` is the origin.
  func from(_ origin: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x - origin.x, y: y - origin.y, width: width, height: height)
  }
}
