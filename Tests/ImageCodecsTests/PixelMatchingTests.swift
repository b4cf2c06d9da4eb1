import TestSupport
import Testing

@testable import ImageCodecs

/// Pixels that repeat earlier ones, and pairs of them, as `RunDeflate` finds them and zlib reads them.
@Suite struct PixelMatchingTests {
  private func packed(_ rows: [UInt8], pixelLength: Int, rowLength: Int, matchesPixels: Bool = true)
    -> [UInt8]
  {
    RunDeflate(pixelLength: pixelLength, rowLength: rowLength, matchesPixels: matchesPixels).zlib(rows)
  }

  private func expectBack(
    _ rows: [UInt8], pixelLength: Int, rowLength: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let unpacked = Deflated(packed(rows, pixelLength: pixelLength, rowLength: rowLength))
      .unpacked(atMost: rows.count + 1)
    #expect(unpacked == rows, sourceLocation: sourceLocation)
  }

  /// Rows of grain: a filter's number, and differences of a normal-like spread whose alpha is zero.
  private func grain(_ size: (Int, Int), pixelLength: Int, spread: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<size.1).flatMap { _ in
      [3]
        + (0..<size.0).flatMap { _ in
          (0..<pixelLength).map { channel in
            let difference = (0..<3).reduce(0) { sum, _ in
              sum + Int.random(in: -spread...spread, using: &generator)
            }
            return channel == 3 ? 0 : UInt8(truncatingIfNeeded: difference)
          }
        }
    }
  }

  @Test(arguments: [3, 4], [1, 3, 12, 60]) func grainComesBack(pixelLength: Int, spread: Int) {
    for (width, height) in [(1, 1), (1, 70), (70, 1), (2, 3), (61, 47), (257, 200), (600, 130)] {
      let rows = grain((width, height), pixelLength: pixelLength, spread: spread, seed: UInt64(width))
      expectBack(rows, pixelLength: pixelLength, rowLength: width * pixelLength + 1)
    }
  }

  /// Pixels that are all different, and then pairs of the first of them again: just within and beyond what deflate reaches, and what 16 bits
  /// count.
  @Test(arguments: [3, 4], [-2, -1, 0, 1, 2])
  func equalPixelsFarApart(pixelLength: Int, step: Int) {
    for reach in [32_768, 65_536, 98_304] {
      let distance = (reach / pixelLength + step) * pixelLength
      var generator = SeededGenerator(seed: UInt64(distance))
      let count = distance / pixelLength
      let pixels = (0..<count).flatMap { index in
        (0..<pixelLength).map { UInt8(truncatingIfNeeded: index >> (8 * $0) &+ 17 * $0) }
      }
      let again = (0..<40).map { _ in Int.random(in: 0..<20, using: &generator) }
      let rows = [0] + pixels + again.flatMap { pixels[$0 * pixelLength..<($0 + 2) * pixelLength] }
      expectBack(rows, pixelLength: pixelLength, rowLength: rows.count)
    }
  }

  /// Pixels of random bytes, of which every other is one of sixteen that came a short while before.
  @Test func repeatsAreFound() {
    var generator = SeededGenerator(seed: 3)
    let palette = (0..<16).map { _ in (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) } }
    let rows = (0..<100).flatMap { _ -> [UInt8] in
      [0]
        + (0..<100).flatMap { index in
          index % 2 == 0
            ? (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
            : palette.randomElement(using: &generator)!
        }
    }
    expectBack(rows, pixelLength: 4, rowLength: 401)
    // Half of the bytes cannot be told shorter; of the others half is saved, since there are hardly as many as 16 bits to a pixel.
    let found = packed(rows, pixelLength: 4, rowLength: 401).count
    #expect(found < rows.count * 3 / 4)
    #expect(found < packed(rows, pixelLength: 4, rowLength: 401, matchesPixels: false).count)
  }

  /// Pairs of random pixels, of which every other is one of sixteen that came before: a pair is told at once, in a code of one or two bits
  /// for its length, at most five for its distance's and 13 that tell which. Each pixel on its own would take as much.
  @Test(arguments: [3, 4]) func repeatedPairsAreFound(pixelLength: Int) {
    var generator = SeededGenerator(seed: 9)
    func pair() -> [UInt8] { (0..<2 * pixelLength).map { _ in UInt8.random(in: 0...255, using: &generator) } }
    let palette = (0..<16).map { _ in pair() }
    let rows = (0..<100).flatMap { _ -> [UInt8] in
      [0] + (0..<100).flatMap { $0 % 2 == 0 ? pair() : generator.pick(palette) }
    }
    let rowLength = 200 * pixelLength + 1
    expectBack(rows, pixelLength: pixelLength, rowLength: rowLength)
    let random = 5000 * 2 * pixelLength
    #expect(
      packed(rows, pixelLength: pixelLength, rowLength: rowLength).count < random * 103 / 100 + 5000 * 20 / 8)
  }

  /// A pair that is cut off by a row's end, or by a run that follows, is none: its second pixel would be told twice.
  @Test(arguments: [3, 4], 1..<12) func pairsAtEnds(pixelLength: Int, width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let pixels = (0..<3).map { _ in
      (0..<pixelLength).map { _ in UInt8.random(in: 1...255, using: &generator) }
    }
    let rows = (0..<500).flatMap { _ -> [UInt8] in
      let clear = generator.once(in: 3) ? Int.random(in: 0...width, using: &generator) : 0
      return [1] + (clear..<width).flatMap { _ in generator.pick(pixels) }
        + [UInt8](repeating: 0, count: clear * pixelLength)
    }
    expectBack(rows, pixelLength: pixelLength, rowLength: width * pixelLength + 1)
  }

  /// What was packed before, or is packed at the same time, leaves no trace.
  @Test func bytesDependOnNothingElse() async {
    let rows = grain((300, 200), pixelLength: 4, spread: 4, seed: 1)
    let first = packed(rows, pixelLength: 4, rowLength: 1201)
    _ = packed(grain((91, 300), pixelLength: 3, spread: 40, seed: 2), pixelLength: 3, rowLength: 274)
    let later = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { packed(rows, pixelLength: 4, rowLength: 1201) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(later == Array(repeating: first, count: 4))
  }
}
