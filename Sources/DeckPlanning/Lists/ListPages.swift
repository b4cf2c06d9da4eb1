import DeckKit

/// Divides the rows of a list into pages; a row is never split.
struct ListPages {
  /// The height of a page's content in points; a row that is higher gets a page of its own.
  let height: Double

  /// The rows of each page. Where possible, a section's heading is on the same page as its first row.
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
    // The tolerance absorbs rounding errors in sums of heights.
    return last.frame.maxY - first.frame.y <= height + 1e-6
  }

  /// The groups of rows that share a page: a heading with the row below it if both fit on one page, and every
  /// other row alone.
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
