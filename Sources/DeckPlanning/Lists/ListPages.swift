import DeckKit

/// Divides the rows of a list among pages without cutting one.
struct ListPages {
  /// Height of a page's content in points; a row that is higher has a page to itself.
  let height: Double

  /// The rows of each page. A section's heading is not left alone at the end of a page if it can be helped.
  func pages(of rows: [ListRow]) -> [[ListRow]] {
    var pages: [[ListRow]] = []
    for unit in units(of: rows) {
      if let page = pages.last, fits(page + unit) {
        pages[pages.count - 1] += unit
      } else {
        pages.append(unit)
      }
    }
    return pages
  }

  private func fits(_ rows: [ListRow]) -> Bool {
    guard let first = rows.first, let last = rows.last else { return true }
    // Sums of heights that are equal but for rounding are equal.
    return last.frame.maxY - first.frame.y <= height + 1e-6
  }

  /// What stays together: a heading with the first row below it where both fit on one page, and every other
  /// row by itself.
  private func units(of rows: [ListRow]) -> [[ListRow]] {
    rows.reduce(into: []) { units, row in
      if let last = units.last, last.count == 1, case .section = last[0].target, case .item = row.target,
        fits(last + [row])
      {
        units[units.count - 1].append(row)
      } else {
        units.append([row])
      }
    }
  }
}
