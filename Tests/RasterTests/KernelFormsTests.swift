import CRasterKernels
import TestSupport
import Testing

/// Random bytes and numbers for a kernel.
private struct Input {
  var generator: SeededGenerator

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in generator.pick([0, 255, UInt8.random(in: 0...255, using: &generator)]) }
  }

  mutating func numbers<Number: FixedWidthInteger>(_ count: Int, in range: ClosedRange<Number>) -> [Number] {
    (0..<count).map { _ in Number.random(in: range, using: &generator) }
  }
}

/// The forms of a kernel that this processor supports.
private struct Forms<Kernel> {
  let portable: Kernel
  let others: [Kernel]

  /// Forms for AVX2 and AVX-512 are omitted on processors without them.
  init(_ portable: Kernel, chosen: Kernel, avx2: Kernel, avx512: Kernel) {
    self.portable = portable
    others =
      [chosen] + (raster_supports_avx2() ? [avx2] : []) + (raster_supports_avx512() ? [avx512] : [])
  }
}

/// Every form of each kernel gives the same bytes as the portable one, for random input.
@Suite struct KernelFormsTests {
  static let counts = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 129, 200]

  private func input(_ count: Int) -> Input { Input(generator: SeededGenerator(seed: UInt64(count))) }

  /// The results of all forms for targets of equal contents, and memory after them that must not change.
  private func expectSame<Element: FixedWidthInteger, Kernel>(
    _ forms: Forms<Kernel>, _ target: [Element], beyond: Int = 8,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ run: (Kernel, inout [Element]) -> Void
  ) {
    let untouched = target + [Element](repeating: 77, count: beyond)
    var expected = untouched
    run(forms.portable, &expected)
    for form in forms.others {
      var result = untouched
      run(form, &result)
      #expect(result == expected, sourceLocation: sourceLocation)
      #expect(result.suffix(beyond).allSatisfy { $0 == 77 }, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: counts, [(1, 1), (2, 4), (5, 2), (12, 3), (300, 4)])
  func reduceRows(pixels: Int, filter: (taps: Int, rows: Int)) {
    var input = input(pixels)
    let stride = pixels * 4 + 3
    let source = input.bytes(stride * (filter.taps + 5))
    let starts = input.numbers(filter.rows, in: 0...5 as ClosedRange<Int>)
    let weights = input.numbers(filter.taps * filter.rows, in: -3000...(16_384 / Int16(filter.taps)))
    let (taps, rows) = (Int32(filter.taps), Int32(filter.rows))
    let forms = Forms(
      raster_reduce_rows_portable, chosen: raster_reduce_rows, avx2: raster_reduce_rows_avx2,
      avx512: raster_reduce_rows_avx512)
    expectSame(forms, [Int16](repeating: 0, count: (pixels + 1) / 2 * 32)) {
      $0(source, stride, starts, weights, taps, rows, &$1, pixels)
    }
  }

  @Test(arguments: counts, [(1, 1), (2, 2), (3, 3), (7, 4)])
  func reduceColumns(pixels: Int, filter: (pairs: Int, rows: Int)) {
    var input = input(pixels)
    let sums = input.numbers((32 + filter.pairs) * 32, in: -8000...24_000 as ClosedRange<Int16>)
    let starts = input.numbers(pixels, in: 0...32 as ClosedRange<Int32>)
    let weights = input.numbers(pixels * filter.pairs * 2, in: -2000...4000 as ClosedRange<Int16>)
    let (pairs, rows) = (Int32(filter.pairs), Int32(filter.rows))
    let forms = Forms(
      raster_reduce_columns_portable, chosen: raster_reduce_columns, avx2: raster_reduce_columns_avx2,
      avx512: raster_reduce_columns_avx512)
    expectSame(forms, [UInt8](repeating: 0, count: pixels * filter.rows * 4)) {
      $0(sums, starts, weights, pairs, rows, &$1, pixels)
    }
  }

  @Test(arguments: counts, [(1, 1), (3, 9), (20, 17)]) func sampleBicubic(pixels: Int, size: (Int, Int)) {
    var input = input(pixels)
    let across = input.numbers(pixels, in: -1500...Int32(size.0 * 256 + 1500))
    let down = input.numbers(pixels, in: -1500...Int32(size.1 * 256 + 1500))
    let weights = input.numbers(1024, in: -300...2600 as ClosedRange<Int16>)
    expectSameSamples(size, across, down, weights, &input)
  }

  /// Positions whose neighbours all lie in the picture, and weights that seldom overshoot.
  @Test(arguments: counts, [(4, 4), (40, 27)]) func sampleBicubicInside(pixels: Int, size: (Int, Int)) {
    var input = input(pixels)
    let across = input.numbers(pixels, in: 256...Int32((size.0 - 2) * 256 - 1))
    let down = input.numbers(pixels, in: 256...Int32((size.1 - 2) * 256 - 1))
    let weights = input.numbers(1024, in: -300...1200 as ClosedRange<Int16>)
    expectSameSamples(size, across, down, weights, &input)
  }

  private func expectSameSamples(
    _ size: (Int, Int), _ across: [Int32], _ down: [Int32], _ weights: [Int16], _ input: inout Input
  ) {
    let source = input.bytes(size.0 * size.1 * 4)
    let repeated = weights.flatMap { [Int32](repeating: Int32($0), count: 4) }
    let forms = Forms(
      raster_sample_bicubic_portable, chosen: raster_sample_bicubic, avx2: raster_sample_bicubic_avx2,
      avx512: raster_sample_bicubic_avx512)
    expectSame(forms, [UInt8](repeating: 0, count: across.count * 4)) {
      $0(source, size.0, size.1, across, down, weights, repeated, &$1, across.count)
    }
  }

  @Test(arguments: counts, [0, 1, 128, 255] as [Int32]) func sourceOver(pixels: Int, opacity: Int32) {
    var input = input(pixels)
    let source = input.bytes(pixels * 4)
    let forms = Forms(
      raster_source_over_portable, chosen: raster_source_over, avx2: raster_source_over_avx2,
      avx512: raster_source_over_avx512)
    expectSame(forms, input.bytes(pixels * 4)) {
      $0(source, &$1, pixels, opacity)
    }
  }

  @Test(arguments: counts) func blendDithered(pixels: Int) {
    var input = input(pixels)
    let kept = UInt16.random(in: 0...UInt16.max, using: &input.generator)
    let added = input.numbers(256, in: 0...255 * (65_536 - UInt32(kept)))
    let forms = Forms(
      raster_blend_dithered_portable, chosen: raster_blend_dithered, avx2: raster_blend_dithered_avx2,
      avx512: raster_blend_dithered_avx512)
    expectSame(forms, input.bytes(pixels * 4)) {
      $0(&$1, pixels, kept, added)
    }
  }

  @Test(arguments: counts) func alpha(pixels: Int) {
    var input = input(pixels)
    let (source, coverage) = (input.bytes(pixels * 4), input.bytes(pixels))
    let target = input.bytes(pixels * 4)
    expectSame(
      Forms(
        raster_premultiply_portable, chosen: raster_premultiply, avx2: raster_premultiply_avx2,
        avx512: raster_premultiply_avx512), target
    ) {
      $0(source, &$1, pixels)
    }
    expectSame(
      Forms(
        raster_straighten_portable, chosen: raster_straighten, avx2: raster_straighten_avx2,
        avx512: raster_straighten_avx512), target
    ) {
      $0(source, &$1, pixels)
    }
    expectSame(
      Forms(
        raster_apply_coverage_portable, chosen: raster_apply_coverage, avx2: raster_apply_coverage_avx2,
        avx512: raster_apply_coverage_avx512),
      target
    ) {
      $0(&$1, coverage, pixels)
    }
    expectSame(
      Forms(
        raster_cover_portable, chosen: raster_cover, avx2: raster_cover_avx2, avx512: raster_cover_avx512),
      target
    ) {
      $0(source, coverage, &$1, pixels)
    }
  }

  @Test(arguments: counts, [1, 4, 13]) func blur(count: Int, radius: Int) {
    var input = input(count)
    let weights = input.numbers(radius + 1, in: 0...UInt16(65_536 / (2 * radius + 1)))
    let source = input.bytes(count + 2 * radius)
    let rows = (0...2 * radius).map { _ in input.numbers(count, in: 0...65_280 as ClosedRange<UInt16>) }
    source.withUnsafeBufferPointer { source in
      let middle = source.baseAddress! + radius
      let forms = Forms(
        raster_blur_row_portable, chosen: raster_blur_row, avx2: raster_blur_row_avx2,
        avx512: raster_blur_row_avx512)
      expectSame(forms, [UInt16](repeating: 0, count: count)) {
        $0(middle, weights, Int32(radius), &$1, count)
      }
    }
    withPointers(to: rows.map { $0 + [0] }) { rows in
      let forms = Forms(
        raster_blur_columns_portable, chosen: raster_blur_columns, avx2: raster_blur_columns_avx2,
        avx512: raster_blur_columns_avx512)
      expectSame(forms, [UInt8](repeating: 0, count: count)) {
        $0(rows, weights, Int32(radius), &$1, count)
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
