import Foundation
import Raster
import TestSupport
import Testing

/// The coverage around a pixel as floating-point numbers.
private func mask(_ width: Int, _ height: Int, _ body: (Int, Int) -> UInt8) -> CoverageMask {
  var mask = CoverageMask(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width { mask[x, y] = body(x, y) }
  }
  return mask
}

/// The Gaussian sampled at whole pixels, out to six standard deviations.
private func gaussian(_ deviation: Double) -> [(shift: Int, weight: Double)] {
  let reach = Int((6 * deviation).rounded(.up))
  let shape = (-reach...reach).map { exp(-square(Double($0) / deviation) / 2) }
  let sum = shape.reduce(0, +)
  return zip(-reach...reach, shape).map { ($0, $1 / sum) }
}

/// The blur in floating point.
private func reference(_ mask: CoverageMask, _ deviation: Double) -> [Double] {
  let weights = gaussian(deviation)
  func blurred(_ rows: [[Double]]) -> [[Double]] {
    rows.map { row in
      row.indices.map { x in
        weights.reduce(0) { row.indices.contains(x + $1.shift) ? $0 + $1.weight * row[x + $1.shift] : $0 }
      }
    }
  }
  func turned(_ rows: [[Double]]) -> [[Double]] { rows[0].indices.map { x in rows.map { $0[x] } } }
  let rows = (0..<mask.height).map { y in (0..<mask.width).map { Double(mask[$0, y]) } }
  return turned(blurred(turned(blurred(rows)))).flatMap(\.self)
}

@Suite struct GaussianBlurTests {
  @Test(arguments: [0.3, 0.5, 1, 2.4, 4, 8])
  func noiseMatchesFloatingPoint(deviation: Double) {
    var generator = SeededGenerator(seed: 41)
    let noise = mask(26, 19) { _, _ in generator.pick([0, 255, UInt8.random(in: 0...255, using: &generator)])
    }
    let blurred = noise.blurred(GaussianKernel(standardDeviation: deviation))
    let errors = zip(blurred.coverage, reference(noise, deviation)).map { Double($0) - $1 }
    #expect(errors.allSatisfy { abs($0) <= 1 })
    #expect(errors.map(abs).mean < 0.4)
  }

  @Test(arguments: [1, 90, 200, 255] as [UInt8], [0.5, 2, 4.7])
  func flatInteriorIsExact(level: UInt8, deviation: Double) {
    let kernel = GaussianKernel(standardDeviation: deviation)
    let side = 2 * kernel.radius + 5
    let blurred = CoverageMask(width: side, height: side, coverage: level).blurred(kernel)
    for y in kernel.radius..<(side - kernel.radius) {
      #expect((kernel.radius..<(side - kernel.radius)).allSatisfy { blurred[$0, y] == level })
    }
  }

  @Test(arguments: [0.5, 1, 2, 4, 6])
  func sumIsPreserved(deviation: Double) {
    let kernel = GaussianKernel(standardDeviation: deviation)
    let before = CoverageMask(width: 30, height: 24, coverage: 255)
    let after = before.padded(by: kernel.radius).blurred(kernel)
    let sum = after.coverage.reduce(0) { $0 + Int($1) }
    #expect(abs(Double(sum) / (30 * 24 * 255) - 1) < 0.005)
  }

  @Test func aMirroredMaskBlursMirrored() {
    var generator = SeededGenerator(seed: 42)
    let noise = mask(17, 12) { _, _ in UInt8.random(in: 0...255, using: &generator) }
    let kernel = GaussianKernel(standardDeviation: 1.7)
    let (plain, turned) = (noise.blurred(kernel), mask(17, 12) { noise[16 - $0, 11 - $1] }.blurred(kernel))
    #expect(turned == mask(17, 12) { plain[16 - $0, 11 - $1] })
  }

  /// The variance of one blurred pixel is the square of the standard deviation. Truncating at three
  /// deviations and rounding to levels lowers it by a few percent.
  @Test(arguments: [0.8, 1, 1.5, 2])
  func spreadOfALine(deviation: Double) {
    let kernel = GaussianKernel(standardDeviation: deviation)
    let line = mask(41, 41) { x, _ in x == 20 ? 255 : 0 }.blurred(kernel)
    let levels = (0..<41).map { Double(line[$0, 20]) }
    let variance = levels.enumerated().reduce(0) { $0 + square(Double($1.offset - 20)) * $1.element }
    #expect(abs(variance / levels.reduce(0, +) / square(deviation) - 1) < 0.06)
  }

  @Test(arguments: [0, -3])
  func noDeviationLeavesTheMask(deviation: Double) {
    let noise = mask(5, 4) { UInt8($0 * 50 + $1) }
    let kernel = GaussianKernel(standardDeviation: deviation)
    #expect(kernel.radius == 0)
    #expect(noise.blurred(kernel) == noise)
  }

  @Test(arguments: [(1, 1), (1, 30), (30, 1), (0, 5)])
  func masksSmallerThanTheKernel(width: Int, height: Int) {
    let small = CoverageMask(width: width, height: height, coverage: 255)
    let blurred = small.blurred(GaussianKernel(standardDeviation: 5))
    #expect(blurred.size == small.size)
    #expect(blurred.coverage.allSatisfy { $0 < 100 })
  }
}
