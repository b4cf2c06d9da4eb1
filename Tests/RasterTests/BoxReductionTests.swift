import Raster
import TestSupport
import Testing

@Suite struct BoxReductionTests {
  private func noise(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Pixmap<
    PremultipliedPixel
  > {
    Pixmap(width: width, height: height) { target in
      for index in target.indices {
        let alpha = UInt8.random(in: 0...255, using: &random)
        target[index] = PremultipliedPixel(
          red: .random(in: 0...alpha, using: &random), green: .random(in: 0...alpha, using: &random),
          blue: .random(in: 0...alpha, using: &random), alpha: alpha)
      }
    }
  }

  /// Each pixel is the rounded mean of its block, computed here in floating point.
  @Test(arguments: [(1, 1), (8, 8), (13, 7), (33, 18)], [1, 2, 4, 8])
  func pixelsAreMeans(size: (Int, Int), factor: Int) {
    var random = SeededGenerator(seed: UInt64(size.0 * 100 + factor))
    let picture = noise(size.0, size.1, &random)
    let reduced = picture.boxReduced(by: factor)
    #expect(
      reduced.width == (size.0 + factor - 1) / factor && reduced.height == (size.1 + factor - 1) / factor)
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        let columns = (x * factor)..<min(size.0, (x + 1) * factor)
        let rows = (y * factor)..<min(size.1, (y + 1) * factor)
        let pixels = rows.flatMap { row in columns.map { picture[$0, row].channels } }
        for channel in 0..<4 {
          let mean = pixels.map { Double($0[channel]) }.reduce(0, +) / Double(pixels.count)
          #expect(abs(Double(reduced[x, y].channels[channel]) - mean) <= 0.5)
        }
      }
    }
  }
}
