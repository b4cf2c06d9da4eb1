import DeckKit
import Testing

@Suite struct GeometryTests {
  private let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)

  @Test func edgesAndCorners() {
    #expect(rect.maxX == 40 && rect.maxY == 60)
    #expect(rect.center == LayoutPoint(x: 25, y: 40))
    #expect(rect.size == LayoutSize(width: 30, height: 40))
    let corners = [(10.0, 20.0), (40, 20), (40, 60), (10, 60)].map { LayoutPoint(x: $0.0, y: $0.1) }
    #expect(rect.corners == corners)
  }

  @Test func outsetsAndUnions() {
    #expect(rect.outset(by: 5) == LayoutRect(x: 5, y: 15, width: 40, height: 50))
    let other = LayoutRect(x: -10, y: 50, width: 15, height: 20)
    // x from −10 to 40, y from 20 to 70.
    #expect(rect.union(other) == LayoutRect(x: -10, y: 20, width: 50, height: 50))
    #expect(other.union(rect) == rect.union(other))
    #expect(rect.union(LayoutRect(x: 15, y: 25, width: 1, height: 1)) == rect)
  }

  @Test func waysBetweenRectangles() {
    let other = LayoutRect(x: 20, y: 0, width: 10, height: 80)
    #expect(rect.interpolated(to: other, at: 0) == rect)
    #expect(rect.interpolated(to: other, at: 1) == other)
    #expect(rect.interpolated(to: other, at: 0.25) == LayoutRect(x: 12.5, y: 15, width: 25, height: 50))
  }

  @Test func arithmeticOfPoints() {
    let (first, second) = (LayoutPoint(x: 3, y: -4), LayoutPoint(x: 10, y: 6))
    #expect(first + second == LayoutPoint(x: 13, y: 2))
    #expect(first - second == LayoutPoint(x: -7, y: -10))
    #expect(first * -2 == LayoutPoint(x: -6, y: 8))
    #expect(first.interpolated(to: second, at: 0.5) == LayoutPoint(x: 6.5, y: 1))
    #expect(first + .zero == first)
  }
}
