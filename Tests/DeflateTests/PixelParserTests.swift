import TestSupport
import Testing

@testable import Deflate

/// Matches of pixels and of pairs of pixels.
@Suite struct PixelParserTests {
  private func compressed(
    _ rows: [UInt8], bytesPerPixel: Int, bytesPerRow: Int, _ strategy: RowCompressor.Strategy = .pixelMatching
  ) -> [UInt8] {
    RowCompressor(bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow, strategy: strategy)
      .compress(rows).stream
  }

  private func expectRoundTrip(
    _ rows: [UInt8], bytesPerPixel: Int, bytesPerRow: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stream = compressed(rows, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
    let decompressed = Inflate.prefix(of: stream, maximumCount: rows.count + 1)
    #expect(decompressed == rows, sourceLocation: sourceLocation)
  }

  /// Rows of grain: a filter type, then differences of a roughly normal distribution; differences of alpha
  /// are zero.
  private func grain(_ size: (Int, Int), bytesPerPixel: Int, spread: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<size.1).flatMap { _ in
      [3]
        + (0..<size.0).flatMap { _ in
          (0..<bytesPerPixel).map { channel in
            let difference = (0..<3).reduce(0) { sum, _ in
              sum + Int.random(in: -spread...spread, using: &generator)
            }
            return channel == 3 ? 0 : UInt8(truncatingIfNeeded: difference)
          }
        }
    }
  }

  @Test(arguments: [3, 4], [1, 3, 12, 60]) func grain(bytesPerPixel: Int, spread: Int) {
    for (width, height) in [(1, 1), (1, 70), (70, 1), (2, 3), (61, 47), (257, 200), (600, 130)] {
      let rows = grain((width, height), bytesPerPixel: bytesPerPixel, spread: spread, seed: UInt64(width))
      expectRoundTrip(rows, bytesPerPixel: bytesPerPixel, bytesPerRow: width * bytesPerPixel + 1)
    }
  }

  /// Distinct pixels, then pairs of the first ones again, at distances just within and beyond the window and
  /// around multiples of it, where a position modulo 65,536 is ambiguous.
  @Test(arguments: [3, 4], [-2, -1, 0, 1, 2])
  func equalPixelsFarApart(bytesPerPixel: Int, step: Int) {
    for reach in [32_768, 65_536, 98_304] {
      let distance = (reach / bytesPerPixel + step) * bytesPerPixel
      var generator = SeededGenerator(seed: UInt64(distance))
      let count = distance / bytesPerPixel
      let pixels = (0..<count).flatMap { index in
        (0..<bytesPerPixel).map { UInt8(truncatingIfNeeded: index >> (8 * $0) &+ 17 * $0) }
      }
      let again = (0..<40).map { _ in Int.random(in: 0..<20, using: &generator) }
      let rows = [0] + pixels + again.flatMap { pixels[$0 * bytesPerPixel..<($0 + 2) * bytesPerPixel] }
      expectRoundTrip(rows, bytesPerPixel: bytesPerPixel, bytesPerRow: rows.count)
    }
  }

  /// Random pixels, of which every other one is one of sixteen that occurred shortly before.
  @Test func repeatedPixelsAreMatched() {
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
    expectRoundTrip(rows, bytesPerPixel: 4, bytesPerRow: 401)
    // Half of the pixels cannot be compressed. A match of the others takes less than 16 bits instead of 32.
    let matched = compressed(rows, bytesPerPixel: 4, bytesPerRow: 401).count
    #expect(matched < rows.count * 3 / 4)
    #expect(matched < compressed(rows, bytesPerPixel: 4, bytesPerRow: 401, .runLength).count)
  }

  /// Pairs of random pixels, of which every other one is one of sixteen. A match of a pair takes one or two
  /// bits for its length, at most five for the distance symbol and 13 extra bits; each pixel by itself would
  /// take as much.
  @Test(arguments: [3, 4]) func repeatedPairsAreMatched(bytesPerPixel: Int) {
    var generator = SeededGenerator(seed: 9)
    func pair() -> [UInt8] {
      (0..<2 * bytesPerPixel).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let palette = (0..<16).map { _ in pair() }
    let rows = (0..<100).flatMap { _ -> [UInt8] in
      [0] + (0..<100).flatMap { $0 % 2 == 0 ? pair() : generator.pick(palette) }
    }
    let bytesPerRow = 200 * bytesPerPixel + 1
    expectRoundTrip(rows, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
    let random = 5000 * 2 * bytesPerPixel
    #expect(
      compressed(rows, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow).count < random * 103 / 100
        + 5000 * 20 / 8)
  }

  /// A pair must not extend past the end of a row or into a run, where its second pixel would be coded twice.
  @Test(arguments: [3, 4], 1..<12) func pairsAtEnds(bytesPerPixel: Int, width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let pixels = (0..<3).map { _ in
      (0..<bytesPerPixel).map { _ in UInt8.random(in: 1...255, using: &generator) }
    }
    let rows = (0..<500).flatMap { _ -> [UInt8] in
      let clear = generator.once(in: 3) ? Int.random(in: 0...width, using: &generator) : 0
      return [1] + (clear..<width).flatMap { _ in generator.pick(pixels) }
        + [UInt8](repeating: 0, count: clear * bytesPerPixel)
    }
    expectRoundTrip(rows, bytesPerPixel: bytesPerPixel, bytesPerRow: width * bytesPerPixel + 1)
  }

  /// The stream depends on nothing that was compressed before or at the same time.
  @Test func streamDependsOnNothingElse() async {
    let rows = grain((300, 200), bytesPerPixel: 4, spread: 4, seed: 1)
    let first = compressed(rows, bytesPerPixel: 4, bytesPerRow: 1201)
    _ = compressed(
      grain((91, 300), bytesPerPixel: 3, spread: 40, seed: 2), bytesPerPixel: 3, bytesPerRow: 274)
    let later = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { compressed(rows, bytesPerPixel: 4, bytesPerRow: 1201) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(later == Array(repeating: first, count: 4))
  }
}
