import Raster
import Testing

/// A hard edge between a colour and clear pixels must not show a third colour.
@Suite struct ResampleEdgeTests {
  private static let sizes = [(40, 40), (20, 20), (13, 17), (61, 55), (39, 41), (7, 80)]
  /// The maximum overshoot of a Lanczos-3 filter at a step: the outer weights half-way between pixels.
  private let ringing = 0.115
  private let color = PremultipliedPixel(red: 200, green: 30, blue: 90)

  /// A colour left of an unaligned line or inside an unaligned box, on an unaligned crop.
  private func resampled(_ size: (Int, Int)) -> Picture {
    let picture = Picture(width: 40, height: 40) { x, _ in x < 21 ? color : .clear }
    let crop = PixelRect(x: 0.3, y: 0.2, width: 39.2, height: 39.5)
    return picture.resampled(crop: crop, to: PixelSize(width: size.0, height: size.1))
  }

  @Test(arguments: sizes)
  func colourKeepsItsHueAsItFades(size: (Int, Int)) {
    let result = resampled(size)
    #expect(result.isValid)
    for pixel in result.pixels where pixel.alpha < 255 {
      let wanted = color.channels.map { $0 * Double(pixel.alpha) / 255 }
      guard pixel.channels.distance(to: wanted) > 1 else { continue }
      Issue.record("\(pixel) is not \(color) faded")
    }
  }

  @Test(arguments: sizes, [(0, 0, 0), (255, 255, 255), (255, 0, 255)] as [(UInt8, UInt8, UInt8)])
  func noFringeOnABackground(size: (Int, Int), background: (UInt8, UInt8, UInt8)) {
    let ground = StraightPixel(red: background.0, green: background.1, blue: background.2)
    let composed = resampled(size).flattened(on: ground)
    for pixel in composed.pixels {
      for (index, value) in pixel.channels.enumerated() {
        let (front, back) = (color.channels[index], ground.channels[index])
        let range = (min(front, back) - 1)...(max(front, back) + front * ringing + 1)
        guard !range.contains(value) else { continue }
        Issue.record("\(pixel) on \(ground)")
      }
    }
  }

  /// A few pixels away from the edge all pixels equal one side or the other.
  @Test func flatSidesStayExact() {
    let result = resampled((40, 40))
    #expect((0..<40).allSatisfy { result[10, $0] == color && result[30, $0] == .clear })
  }
}
