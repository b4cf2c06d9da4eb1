import DeckKit
@testable import DeckPlanning
import Testing

/// Pagination of rows. Headers are 82 high, items 50, with gaps of 35 between sections.
@Suite struct ListPagesTests {
  /// Rows of sections with the given numbers of items, named by their indices.
  private func rows(_ counts: [Int]) -> [ListRow] {
    let sections = counts.enumerated().map { section, count in
      DeckSection(
        key: "\(section)", title: "", items: (0..<count).map { CardID(rawValue: "\(section).\($0)") })
    }
    let metrics = ListMetrics(of: sections) { _ in .init(primary: 28, secondary: 0) }
    return DeckMotion(.sections()).rows(of: sections, metrics: metrics) { _ in 1 }
  }

  private func names(_ page: [ListRow]) -> [String] {
    page.map { row in
      switch row.target {
      case .section(let key): key
      case .item(let id): id.rawValue
      }
    }
  }

  @Test(
    arguments: [
      // 82 + 3 · 50 = 232 fits on 232 but not on 231.
      ([3], 232.0, [["0", "0.0", "0.1", "0.2"]]), ([3], 231, [["0", "0.0", "0.1"], ["0.2"]]),
      // 82 + 50 + 35 + 82 + 50 = 299. A header is not separated from its first item.
      ([1, 1], 299, [["0", "0.0", "1", "1.0"]]), ([1, 1], 298, [["0", "0.0"], ["1", "1.0"]]),
      // If a header and an item do not fit on one page they are separated. A row that does not fit has a page
      // of its own.
      ([1], 100, [["0"], ["0.0"]]), ([2], 60, [["0"], ["0.0"], ["0.1"]]), ([0, 0], 200, [["0", "1"]]),
      ([], 100, []),
    ] as [([Int], Double, [[String]])])
  func pages(counts: [Int], height: Double, expected: [[String]]) {
    #expect(ListPages(height: height).pages(of: rows(counts)).map(names) == expected)
  }

  /// Each cell of 4 columns on a page 595 wide is (595 − 2 · 28 − 3 · 14) / 4 = 124.25 wide and 4/3 as high,
  /// plus 29 for the caption.
  @Test func aGridOfCards() {
    let grid = ContactGrid(
      page: LayoutSize(width: 595, height: 842), columns: 4, card: LayoutSize(width: 300, height: 400))
    let height = 124.25 * 4 / 3
    #expect(abs(grid.picture.width - 124.25) < 1e-9 && abs(grid.picture.height - height) < 1e-9)
    // 842 − 60 − 28 = 754 has room for 3 rows of 194.67 with gaps of 14, not for 4 (820.67).
    #expect(grid.rows == 3 && grid.capacity == 12)
    let fifth = grid.cell(5, direction: .leftToRight)
    #expect(abs(fifth.picture.x - (28 + 138.25)) < 1e-9 && abs(fifth.picture.y - (60 + height + 43)) < 1e-9)
    #expect(abs(grid.cell(5, direction: .rightToLeft).picture.x - (595 - 28 - 138.25 - 124.25)) < 1e-9)
    #expect(abs(fifth.caption.y - (fifth.picture.maxY + 5)) < 1e-9)
  }
}
