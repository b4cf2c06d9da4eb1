import Raster
import TestSupport
import Testing

/// The rounded product ÷ 255 of every pair of bytes, through the module's operations.
@Suite struct ChannelScalingTests {
  /// The index of each column as the level of all four channels.
  private let levels = Picture(width: 256, height: 256) { x, _ in
    PremultipliedPixel(red: UInt8(x), green: UInt8(x), blue: UInt8(x), alpha: UInt8(x))
  }

  private func product(_ level: Int, _ factor: Int) -> [Double] {
    [Double](repeating: (Double(level * factor) / 255).rounded(), count: 4)
  }

  @Test func coverage() {
    var mask = CoverageMask(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { mask[x, y] = UInt8(y) }
    }
    var result = levels
    result.applyCoverage(mask)
    for y in 0..<256 {
      for x in 0..<256 where result[x, y].channels != product(x, y) {
        Issue.record("\(x) × \(y) gave \(result[x, y])")
      }
    }
  }

  @Test func opacity() {
    var row = Picture(width: 256, height: 1)
    for x in 0..<256 { row[x, 0] = levels[x, 0] }
    for opacity in 0...255 {
      var result = Picture(width: 256, height: 1)
      result.draw(row, atX: 0, y: 0, opacity: UInt8(opacity))
      for x in 0..<256 where result[x, 0].channels != product(x, opacity) {
        Issue.record("\(x) × \(opacity) gave \(result[x, 0])")
      }
    }
  }

  /// No channel affects its neighbour.
  @Test func channelsAreIndependent() {
    var generator = SeededGenerator(seed: 4)
    let picture = Picture.noise(width: 64, height: 16, using: &generator)
    for factor in [1, 2, 127, 128, 129, 254] as [UInt8] {
      var result = picture
      result.applyCoverage(CoverageMask(width: 64, height: 16, coverage: factor))
      let wanted = picture.pixels.map { $0.channels.map { ($0 * Double(factor) / 255).rounded() } }
      #expect(result.pixels.map(\.channels) == wanted)
    }
  }

  @Test func aSmallerMaskClearsTheRest() {
    var picture = Picture(width: 3, height: 2, filledWith: .gray(7))
    picture.applyCoverage(CoverageMask(width: 2, height: 1, coverage: 255))
    #expect(picture.pixels == [.gray(7), .gray(7), .clear, .clear, .clear, .clear])
  }
}
