import Foundation
import ImageCodecs
import Raster

/// A card with a slope and grain, as a photo has them.
private func card() -> Pixmap<StraightPixel> {
  var state: UInt32 = 1
  return Pixmap(width: 600, height: 800) { target in
    for index in target.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      let (x, y, grain) = (index % 600, index / 600, Int(state >> 28))
      target[index] = StraightPixel(
        red: UInt8(x * 200 / 600 + grain), green: UInt8(y * 200 / 800 + grain), blue: UInt8(100 + grain))
    }
  }
}

/// Measures the steps that a picture is made of.
func figures() throws -> [Figure] {
  let stopwatch = Stopwatch()
  let picture = card()
  var copy = [UInt8](repeating: 0, count: 600 * 800 * 4)
  let copying = stopwatch.microseconds(per: 50) {
    for _ in 0..<50 {
      picture.withBytes { bytes in copy.withUnsafeMutableBytes { $0.copyMemory(from: bytes) } }
    }
  }
  func figure(_ name: String, per count: Int, _ body: () throws -> Void) rethrows -> Figure {
    let time = try stopwatch.microseconds(per: count, body)
    return Figure(
      name: name, microseconds: (time * 10).rounded() / 10, copies: (time / copying * 100).rounded() / 100)
  }
  let captions = try CaptionBenchmark(count: 1000)
  captions.draw()
  var figures = [
    Figure(name: "copy a card of 600 × 800", microseconds: (copying * 10).rounded() / 10, copies: 1),
    figure("lay out a caption", per: captions.count, captions.layOut),
    figure("lay out and draw a caption at 2 ×", per: captions.count, captions.draw),
  ]
  for effort in PNGEffort.allCases {
    figures.append(
      try figure("write a card as PNG, \(effort.rawValue)", per: 1) {
        _ = try PNGEncoder(effort: effort).encode(picture)
      })
  }
  let formats = FormatBenchmark(picture)
  figures += [
    try figure("write a card as WebP, quality 80, method 4", per: 1, formats.writeCard),
    try figure("write a card as lossless WebP, method 4", per: 1, formats.writeLosslessCard),
    try figure("add a frame of 900 × 1000 to a WebP", per: 1, formats.addFrameToWebP),
    try figure("add a frame of 900 × 1000 to an APNG", per: 2, formats.addFramesToAPNG),
  ]
  return figures + kernelFigures(picture) { figure($0, per: 1, $1) }
}
