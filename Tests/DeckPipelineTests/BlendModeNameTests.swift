import DeckKit
import Raster
import Testing

/// The manifest's blend modes are those that can be drawn, by the same names.
@Suite struct BlendModeNameTests {
  @Test func namesAreShared() {
    #expect(DeckKit.BlendMode.allCases.map(\.rawValue) == Raster.BlendMode.allCases.map(\.rawValue))
  }
}
