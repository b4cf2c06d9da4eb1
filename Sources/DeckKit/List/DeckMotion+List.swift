/// Expandable lists.
extension DeckMotion {
  /// The rows of `sections`, from top to bottom. Empty if the style's layout is not a list.
  ///
  /// - Parameters:
  ///   - metrics: the heights of the items' texts.
  ///   - openness: how far each section and item is open, 0…1.
  public func rows(
    of sections: [DeckSection], metrics: ListMetrics, openness: (ListTarget) -> Double
  ) -> [ListRow] {
    guard let layout = style.layout.list else { return [] }
    var (rows, y): ([ListRow], Double) = ([], 0)
    for section in sections {
      if !rows.isEmpty { y += layout.groupSpacing }
      let target = ListTarget.section(section.key)
      let header = header(layout.header, target: target, at: y, openness: openness(target))
      rows.append(header)
      y = header.frame.maxY
      guard header.openness > 0 else { continue }
      for id in section.items {
        var row = item(
          layout, id: id, metrics: metrics.item(id), at: y, openness: openness(.item(id)))
        row.frame.height *= header.openness
        rows.append(row)
        y = row.frame.maxY
      }
    }
    guard style.direction == .rightToLeft else { return rows }
    return rows.map { $0.mirrored(in: style.size.width) }
  }

  /// The placements of the item rows, in drawing order.
  public func placements(of rows: [ListRow]) -> [Placement] {
    rows.enumerated().compactMap { index, row in
      guard case .item(let id) = row.target else { return nil }
      return Placement(card: id, slot: index, rect: row.frame, z: index)
    }
  }

  private func header(
    _ style: ListHeaderStyle, target: ListTarget, at y: Double, openness: Double
  ) -> ListRow {
    let triangle = style.triangle
    let corner = LayoutPoint(x: triangle.padding, y: y + (style.height - triangle.box) / 2)
    let middle = LayoutPoint(x: triangle.box / 2, y: triangle.box / 2)
    let width = self.style.size.width
    return ListRow(
      target: target, frame: LayoutRect(x: 0, y: y, width: width, height: style.height), openness: openness,
      content: .header(
        ListHeader(
          triangle: triangle.vertices.map { corner + $0 }, pivot: corner + middle,
          angle: openness * .pi / 2,
          key: LayoutRect(
            x: triangle.extent, y: y, width: width - triangle.extent, height: style.height))))
  }

  private func item(
    _ layout: ListLayout, id: CardID, metrics: ListMetrics.Item, at y: Double, openness: Double
  ) -> ListRow {
    let (style, width) = (layout.item, self.style.size.width)
    let picture = metrics.hasThumbnail ? style.thumbnailSize : 0
    let content = max(metrics.primary, picture)
    let top = y + style.verticalInset
    let x = style.horizontalInset + (picture > 0 ? picture + style.thumbnailSpacing : 0)
    func text(_ y: Double, _ height: Double) -> LayoutRect {
      LayoutRect(x: x, y: y, width: width - x - style.horizontalInset, height: height)
    }
    var item = ListItem(primary: text(top + (content - metrics.primary) / 2, metrics.primary))
    if picture > 0 {
      item.thumbnail = LayoutRect(
        x: style.horizontalInset, y: top + (content - picture) / 2, width: picture, height: picture)
    }
    let extra = metrics.secondary > 0 ? 2 * style.spacing + metrics.secondary : 0
    let frame = LayoutRect(
      x: 0, y: y, width: width, height: content + 2 * style.verticalInset + openness * extra)
    if openness > 0, extra > 0 {
      let line = top + content + style.spacing
      item.divider = text(line, 0)
      item.window = text(line, max(0, frame.maxY - line))
      let hidden = (1 - openness) * (style.spacing + metrics.secondary)
      item.secondary = text(line + style.spacing - hidden, metrics.secondary)
    }
    return ListRow(
      target: .item(id), frame: frame, openness: openness,
      separator: LayoutRect(
        x: layout.separatorInset, y: y, width: width - layout.separatorInset, height: 0),
      content: .item(item))
  }
}

extension ListRow {
  /// The row mirrored horizontally in a list `width` points wide.
  fileprivate func mirrored(in width: Double) -> ListRow {
    var row = self
    row.separator = separator?.mirrored(in: width, for: .rightToLeft)
    switch content {
    case .header(let header): row.content = .header(header.mirrored(in: width))
    case .item(let item): row.content = .item(item.mirrored(in: width))
    }
    return row
  }
}

extension ListHeader {
  fileprivate func mirrored(in width: Double) -> ListHeader {
    func mirrored(_ point: LayoutPoint) -> LayoutPoint { LayoutPoint(x: width - point.x, y: point.y) }
    return ListHeader(
      triangle: triangle.map(mirrored), pivot: mirrored(pivot), angle: 0 - angle,
      key: key.mirrored(in: width, for: .rightToLeft))
  }
}

extension ListItem {
  fileprivate func mirrored(in width: Double) -> ListItem {
    func mirrored(_ rect: LayoutRect) -> LayoutRect { rect.mirrored(in: width, for: .rightToLeft) }
    return ListItem(
      thumbnail: thumbnail.map(mirrored), primary: mirrored(primary), divider: divider.map(mirrored),
      secondary: secondary.map(mirrored), window: window.map(mirrored))
  }
}
