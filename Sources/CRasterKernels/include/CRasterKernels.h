#ifndef CRASTERKERNELS_H
#define CRASTERKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Inner loops over rows of pixels. Pixels are four bytes R, G, B, A; everything is integers, so that the bytes that come out are
/// the same on every machine. Each kernel is there four times: as it runs best on this processor, in its portable form, and in those
/// for two sets of instructions, which tests hold beside it. No kernel reads or writes beyond what is said here; rows may lie anywhere
/// in memory.
#define RASTER_KERNEL(name, ...) \
  void raster_##name(__VA_ARGS__); \
  void raster_##name##_portable(__VA_ARGS__); \
  void raster_##name##_avx2(__VA_ARGS__); \
  void raster_##name##_avx512(__VA_ARGS__);

/// Whether this processor runs the forms for AVX2. For others than x86-64 all forms are the portable one.
bool raster_supports_avx2(void);

/// Whether this processor runs the forms for AVX-512, for which it needs BW, VL and VNNI: Ice Lake, Zen 4 and later.
bool raster_supports_avx512(void);

/// Weighted sums down columns of bytes for up to four rows of the result, the first pass of resampling.
///
/// - source: rows of `pixels` pixels each, `stride` bytes apart.
/// - starts: for each of `rows` rows of the result, 1…4, the first of `taps` rows of the source.
/// - weights: `taps` of them for each row of the result, 14 bits of fraction.
/// - sums: 6 bits of fraction; of each two neighbours R₀ R₁ G₀ G₁ B₀ B₁ A₀ A₁ in each of four rows, the last one repeated where there
///   are fewer. Room for an even number of pixels; the neighbour that an odd number lacks stays as it is or becomes 0.
RASTER_KERNEL(
    reduce_rows, const uint8_t *source, ptrdiff_t stride, const ptrdiff_t *starts, const int16_t *weights,
    int taps, int rows, int16_t *sums, ptrdiff_t pixels)

/// Weighted sums along the rows that `reduce_rows` made, the second pass of resampling. Levels are limited to 0…255, colour to alpha.
///
/// - starts: for each pixel of a row of the result the first pair of neighbours in `sums` under its filter.
/// - weights: for each pixel of a row of the result 2 × `pairs` weights of 14 bits of fraction for as many pixels from its start on.
/// - target: room for `rows` rows, 1…4, of `pixels` pixels without padding.
RASTER_KERNEL(
    reduce_columns, const int16_t *sums, const int32_t *starts, const int16_t *weights, int pairs, int rows,
    uint8_t *target, ptrdiff_t pixels)

/// Pixels read from a picture at places between its pixels, by weights of four neighbours across and down. Beyond the picture all is
/// clear. Where the sum overshoots full coverage, colour is scaled back with alpha; levels are limited to 0…255, colour to alpha.
///
/// - source: `height` rows of `width` pixels without padding.
/// - across, down: for each pixel of `target` its place, in 1/256 of a pixel from the middle of the first one.
/// - across_weights: for each of 256 places between two pixels those of the pixels at −1, 0, 1 and 2, 12 bits of fraction.
/// - down_weights: the same, each weight four times.
/// - target: room for `pixels` pixels.
RASTER_KERNEL(
    sample_bicubic, const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across,
    const int32_t *down, const int16_t *across_weights, const int32_t *down_weights, uint8_t *target,
    ptrdiff_t pixels)

/// Lays premultiplied pixels over others, source-over, multiplied by `opacity` of 255 beforehand.
RASTER_KERNEL(source_over, const uint8_t *source, uint8_t *target, ptrdiff_t pixels, int opacity)

/// Blends a row with one colour: (target · `kept` + `added[c]` + threshold) ÷ 65,536 for each channel c of each pixel.
///
/// - added: the colour's four channels times its opacity, 16 bits of fraction, and for each of 64 pixels its threshold of dithering
///   added: 256 numbers, which are taken again after every 64 pixels.
RASTER_KERNEL(
    blend_dithered, uint8_t *target, ptrdiff_t pixels, uint16_t kept, const uint32_t *added)

/// Multiplies colour by alpha.
RASTER_KERNEL(premultiply, const uint8_t *source, uint8_t *target, ptrdiff_t pixels)

/// Divides colour by alpha, limited to 255; what is clear becomes clear black.
RASTER_KERNEL(straighten, const uint8_t *source, uint8_t *target, ptrdiff_t pixels)

/// Multiplies premultiplied pixels by a coverage each.
RASTER_KERNEL(apply_coverage, uint8_t *target, const uint8_t *coverage, ptrdiff_t pixels)

/// Gives opaque pixels a coverage each as their alpha; what is not covered becomes clear black.
RASTER_KERNEL(
    cover, const uint8_t *source, const uint8_t *coverage, uint8_t *target, ptrdiff_t pixels)

/// Blurs a row: for each of `count` places the sum of `weights[0]` times its value and `weights[k]` times the values k to the left and
/// right of it, rounded to 8 bits of fraction. `source` may be read from `radius` values before its first to as many after its last.
///
/// - weights: `radius` + 1 of them, 16 bits of fraction, which with those of the other side sum to one.
RASTER_KERNEL(
    blur_row, const uint8_t *source, const uint16_t *weights, int radius, uint16_t *target, ptrdiff_t count)

/// Blurs down columns what `blur_row` made: for each of `count` columns the sum over rows as there, rounded to whole levels.
///
/// - rows: 2 × `radius` + 1 rows from the topmost on.
RASTER_KERNEL(
    blur_columns, const uint16_t *const *rows, const uint16_t *weights, int radius, uint8_t *target,
    ptrdiff_t count)

/// Keeps freed blocks of up to 32 MB, 64 MB in all, instead of giving them back to the system.
void raster_keep_freed_blocks(void);

/// Gives what is free now back to the system.
void raster_return_freed_blocks(void);

#endif
