import DeckKit
import DeckPlanning
import Raster
import Typesetting
import VectorDrawing

/// Converts the rows of a list to drawing commands.
struct ListPainter {
  let texts: ListTypesetter

  /// The list on a page of its own.
  func page(_ list: ListDrawing) -> PageDrawing {
    var page = PageDrawing(size: list.scene.canvas.size, background: list.scene.background)
    for row in list.rows { draw(row, of: list.scene, on: &page) }
    return page
  }

  private func draw(_ row: ListDrawing.Row, of scene: ListScene, on page: inout PageDrawing) {
    let origin = LayoutPoint(x: scene.canvas.x, y: scene.canvas.y)
    switch row {
    case .header(let row, let header, let key):
      let frame = row.frame.from(origin)
      page.commands.append(
        .clipped(
          frame,
          [.fill(frame, StraightPixel(scene.layout.header.fill))]
            + commands(header, key: key, of: scene, from: origin)))
    case .item(let row, let item, let drawing):
      let frame = row.frame.from(origin)
      page.commands.append(
        .clipped(
          frame,
          [.fill(frame, StraightPixel(scene.layout.item.fill))]
            + (row.separator.map { [hairline($0, of: scene, from: origin)] } ?? [])
            + commands(item, drawing, of: scene, from: origin)))
      if let place = item.thumbnail, let thumbnail = drawing.thumbnail {
        page.pictures.append(
          PageDrawing.Picture(drawing: thumbnail, rect: place.from(origin), window: frame))
      }
    }
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
    let style = scene.layout.header
    let triangle = DrawCommand.polygon(
      header.turnedTriangle.map { $0 - origin }, fill: StraightPixel(style.triangle.fill),
      outline: StraightPixel(style.triangle.stroke), width: style.triangle.strokeWidth)
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
  /// The command that draws the line at the leading side of `rect`, with its box centred vertically.
  func command(in rect: LayoutRect, from direction: LayoutDirection) -> DrawCommand {
    let baseline = rect.center.y + (box.ascent - box.descent) / 2
    let x = direction == .leftToRight ? rect.x : rect.maxX - line.width
    return .text(line, at: LayoutPoint(x: x, y: baseline - line.baseline))
  }
}

extension LayoutRect {
  /// The rectangle relative to `origin`.
  func from(_ origin: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x - origin.x, y: y - origin.y, width: width, height: height)
  }
}
