import Raster
import TestSupport
import Testing

extension VerticalGradient {
  /// The opacity of a row by the definition of a linear gradient.
  fileprivate func share(row: Int) -> Double {
    let progress = min(max((Double(row) + 0.5 - startY) / (endY - startY), 0), 1)
    return (startOpacity + (endOpacity - startOpacity) * progress) * Double(color.alpha) / 255
  }
}

extension Picture {
  /// The mean red of each row.
  fileprivate var rowMeans: [Double] {
    (0..<height).map { y in (0..<width).map { Double(self[$0, y].red) }.mean }
  }
}

/// The longest run of equal elements.
private func longestRun(_ values: [Double]) -> Int {
  var (longest, length) = (0, 0)
  for (index, value) in values.enumerated() {
    length = index > 0 && value == values[index - 1] ? length + 1 : 1
    longest = max(longest, length)
  }
  return longest
}

@Suite struct VerticalGradientTests {
  private static let black = StraightPixel(red: 0, green: 0, blue: 0)
  static let gradients = [
    VerticalGradient(color: black, startY: 30, endY: 120),
    VerticalGradient(color: black, startY: 10.25, endY: 99.5, startOpacity: 0.2, endOpacity: 0.7),
    VerticalGradient(color: StraightPixel(red: 255, green: 200, blue: 0), startY: 0, endY: 300),
    VerticalGradient(color: StraightPixel(red: 90, green: 9, blue: 9, alpha: 120), startY: -20, endY: 60),
    VerticalGradient(color: black, startY: 20, endY: 100, startOpacity: 0.9, endOpacity: 0),
  ]

  /// 64 consecutive pixels use every dither threshold once, so their mean is off by at most 1/128.
  @Test(arguments: gradients, [0, 1, 40, 128, 200, 255] as [UInt8])
  func rowMeansAreIdeal(gradient: VerticalGradient, level: UInt8) {
    var picture = Picture(width: 64, height: 130, filledWith: .gray(level))
    picture.blend(gradient)
    for (row, mean) in picture.rowMeans.enumerated() {
      let share = gradient.share(row: row)
      let wanted = Double(level) * (1 - share) + Double(gradient.color.red) * share
      #expect(abs(mean - wanted) <= 0.02, "row \(row)")
    }
    #expect(picture.isOpaque)
  }

  /// For any width every pixel is within one level of the ideal.
  @Test(arguments: [1, 5, 37, 100])
  func everyPixelIsWithinALevel(width: Int) {
    let gradient = Self.gradients[0]
    var picture = Picture(width: width, height: 130, filledWith: .gray(200))
    picture.blend(gradient)
    for y in 0..<130 {
      let wanted = 200 * (1 - gradient.share(row: y))
      #expect((0..<width).allSatisfy { abs(Double(picture[$0, y].green) - wanted) < 1 })
    }
  }

  /// Bands are visible in a slow ramp, in which each 8-bit level covers many rows.
  @Test(arguments: [30, 60, 255] as [UInt8], [400, 900])
  func noBands(level: UInt8, height: Int) {
    let gradient = VerticalGradient(color: Self.black, startY: 0, endY: Double(height))
    var picture = Picture(width: 64, height: height, filledWith: .gray(level))
    picture.blend(gradient)
    let means = picture.rowMeans
    let ideal = (0..<height).map { (Double(level) * (1 - gradient.share(row: $0))).rounded() }
    #expect(longestRun(means) <= longestRun(ideal))
    #expect(longestRun(means) <= max(2, longestRun(ideal) / 8))
    #expect(zip(means, means.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func thePictureStaysValid() {
    var generator = SeededGenerator(seed: 31)
    let before = Picture.noise(width: 40, height: 130, using: &generator)
    for gradient in Self.gradients {
      var after = before
      after.blend(gradient)
      #expect(after.isValid)
      for (index, pixel) in after.pixels.enumerated() {
        let share = gradient.share(row: index / 40)
        let wanted = Double(before.pixels[index].alpha) * (1 - share) + 255 * share
        guard abs(Double(pixel.alpha) - wanted) >= 1 else { continue }
        Issue.record("alpha \(pixel.alpha), not \(wanted)")
      }
    }
  }

  @Test func aGradientOfNoHeightIsAStep() {
    var picture = Picture(width: 2, height: 6, filledWith: .gray(90))
    picture.blend(VerticalGradient(color: Self.black, startY: 3, endY: 3))
    #expect(picture == Picture(width: 2, height: 6) { _, y in .gray(y < 3 ? 90 : 0) })
  }

  @Test func rowsAboveAndBelow() {
    var picture = Picture(width: 3, height: 30, filledWith: .gray(99))
    picture.blend(VerticalGradient(color: StraightPixel(red: 7, green: 8, blue: 9), startY: 10, endY: 20))
    for x in 0..<3 {
      #expect((0..<10).allSatisfy { picture[x, $0] == .gray(99) })
      #expect((20..<30).allSatisfy { picture[x, $0] == PremultipliedPixel(red: 7, green: 8, blue: 9) })
    }
  }
}
