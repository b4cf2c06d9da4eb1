import DeckKit
import DeckPlanning
import ImageCodecs
import Raster
import Testing

@testable import DeckRendering

/// Enumerations that stand for one another in two targets agree, by their names.
@Suite struct ConversionTests {
  @Test(arguments: DeckKit.BlendMode.allCases) func blendModes(mode: DeckKit.BlendMode) {
    #expect("\(Raster.BlendMode(mode))" == "\(mode)")
    #expect(Raster.BlendMode.allCases.count == DeckKit.BlendMode.allCases.count)
  }

  @Test(arguments: PhotoWarning.Code.allCases) func warnings(code: PhotoWarning.Code) {
    #expect(DiagnosticCode(code).rawValue == code.rawValue)
  }
}
