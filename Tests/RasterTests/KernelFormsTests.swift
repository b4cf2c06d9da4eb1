import CRasterKernels
import TestSupport
import Testing

/// Rows of random bytes and numbers for a kernel.
private struct Input {
  var generator: SeededGenerator

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in generator.pick([0, 255, UInt8.random(in: 0...255, using: &generator)]) }
  }

  mutating func numbers<Number: FixedWidthInteger>(_ count: Int, in range: ClosedRange<Number>) -> [Number] {
    (0..<count).map { _ in Number.random(in: range, using: &generator) }
  }
}

/// The form of each kernel that runs on this processor gives the bytes of the portable one, whatever it is given.
@Suite struct KernelFormsTests {
  static let counts = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 129, 200]

  private func input(_ count: Int) -> Input { Input(generator: SeededGenerator(seed: UInt64(count))) }

  /// Both forms' results for targets that hold the same at first, with room behind that must stay as it is.
  private func expectSame<Element: FixedWidthInteger>(
    _ target: [Element], beyond: Int = 8, _ one: (inout [Element]) -> Void,
    _ other: (inout [Element]) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (first, second) = (target + [Element](repeating: 77, count: beyond), target)
    second = first
    one(&first)
    other(&second)
    #expect(first == second, sourceLocation: sourceLocation)
    #expect(first.suffix(beyond).allSatisfy { $0 == 77 }, sourceLocation: sourceLocation)
  }

  @Test(arguments: counts, [1, 2, 5, 12]) func reduceRows(pixels: Int, taps: Int) {
    var input = input(pixels)
    let stride = pixels * 4 + 3
    let source = input.bytes(stride * taps)
    let weights = input.numbers(taps, in: -3000...(16_384 / Int16(taps)))
    let target = [Int16](repeating: 0, count: (pixels + 1) / 2 * 8)
    expectSame(target) {
      raster_reduce_rows(source, stride, weights, Int32(taps), &$0, pixels)
    } _: {
      raster_reduce_rows_portable(source, stride, weights, Int32(taps), &$0, pixels)
    }
  }

  @Test(arguments: counts, [1, 2, 3, 5]) func reduceColumns(pixels: Int, groups: Int) {
    var input = input(pixels)
    let sums = input.numbers((64 + 4 * groups) * 4, in: -8000...24_000 as ClosedRange<Int16>)
    let starts = input.numbers(pixels, in: 0...32 as ClosedRange<Int32>).map { $0 * 2 }
    let weights = input.numbers(pixels * groups * 16, in: -2000...4000 as ClosedRange<Int16>)
    expectSame([UInt8](repeating: 0, count: pixels * 4)) {
      raster_reduce_columns(sums, starts, weights, Int32(groups), &$0, pixels)
    } _: {
      raster_reduce_columns_portable(sums, starts, weights, Int32(groups), &$0, pixels)
    }
  }

  @Test(arguments: counts, [(1, 1), (3, 9), (20, 17)]) func sampleBicubic(pixels: Int, size: (Int, Int)) {
    var input = input(pixels)
    let source = input.bytes(size.0 * size.1 * 4)
    let across = input.numbers(pixels, in: -1500...Int32(size.0 * 256 + 1500))
    let down = input.numbers(pixels, in: -1500...Int32(size.1 * 256 + 1500))
    let weights = input.numbers(1024, in: -300...2600 as ClosedRange<Int16>)
    let repeated = weights.flatMap { [Int32](repeating: Int32($0), count: 4) }
    expectSame([UInt8](repeating: 0, count: pixels * 4)) {
      raster_sample_bicubic(source, size.0, size.1, across, down, weights, repeated, &$0, pixels)
    } _: {
      raster_sample_bicubic_portable(source, size.0, size.1, across, down, weights, repeated, &$0, pixels)
    }
  }

  @Test(arguments: counts, [0, 1, 128, 255] as [Int32]) func sourceOver(pixels: Int, opacity: Int32) {
    var input = input(pixels)
    let source = input.bytes(pixels * 4)
    expectSame(input.bytes(pixels * 4)) {
      raster_source_over(source, &$0, pixels, opacity)
    } _: {
      raster_source_over_portable(source, &$0, pixels, opacity)
    }
  }

  @Test(arguments: counts) func blendDithered(pixels: Int) {
    var input = input(pixels)
    let kept = UInt16.random(in: 0...UInt16.max, using: &input.generator)
    let added = input.numbers(256, in: 0...255 * (65_536 - UInt32(kept)))
    expectSame(input.bytes(pixels * 4)) {
      raster_blend_dithered(&$0, pixels, kept, added)
    } _: {
      raster_blend_dithered_portable(&$0, pixels, kept, added)
    }
  }

  @Test(arguments: counts) func alpha(pixels: Int) {
    var input = input(pixels)
    let (source, coverage) = (input.bytes(pixels * 4), input.bytes(pixels))
    let target = input.bytes(pixels * 4)
    expectSame(target) {
      raster_premultiply(source, &$0, pixels)
    } _: {
      raster_premultiply_portable(source, &$0, pixels)
    }
    expectSame(target) {
      raster_straighten(source, &$0, pixels)
    } _: {
      raster_straighten_portable(source, &$0, pixels)
    }
    expectSame(target) {
      raster_apply_coverage(&$0, coverage, pixels)
    } _: {
      raster_apply_coverage_portable(&$0, coverage, pixels)
    }
    expectSame(target) {
      raster_cover(source, coverage, &$0, pixels)
    } _: {
      raster_cover_portable(source, coverage, &$0, pixels)
    }
  }

  @Test(arguments: counts, [1, 4, 13]) func blur(count: Int, radius: Int) {
    var input = input(count)
    let weights = input.numbers(radius + 1, in: 0...UInt16(65_536 / (2 * radius + 1)))
    let source = input.bytes(count + 2 * radius)
    let rows = (0...2 * radius).map { _ in input.numbers(count, in: 0...65_280 as ClosedRange<UInt16>) }
    source.withUnsafeBufferPointer { source in
      let middle = source.baseAddress! + radius
      expectSame([UInt16](repeating: 0, count: count)) {
        raster_blur_row(middle, weights, Int32(radius), &$0, count)
      } _: {
        raster_blur_row_portable(middle, weights, Int32(radius), &$0, count)
      }
    }
    withPointers(to: rows.map { $0 + [0] }) { rows in
      expectSame([UInt8](repeating: 0, count: count)) {
        raster_blur_columns(rows, weights, Int32(radius), &$0, count)
      } _: {
        raster_blur_columns_portable(rows, weights, Int32(radius), &$0, count)
      }
    }
  }

  private func withPointers(to rows: [[UInt16]], _ body: ([UnsafePointer<UInt16>?]) -> Void) {
    let joined = rows.flatMap(\.self)
    joined.withUnsafeBufferPointer { joined in
      body(rows.indices.map { joined.baseAddress! + $0 * rows[0].count })
    }
  }
}
