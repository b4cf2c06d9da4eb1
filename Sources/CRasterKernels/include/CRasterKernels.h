#ifndef CRASTERKERNELS_H
#define CRASTERKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Inner loops over rows of pixels. Pixels are four bytes R, G, B, A. All arithmetic is in integers, so the
// results are the same on every machine. Kernels read and write only the memory described here; rows may have
// any alignment.
//
// Each kernel NAME is declared by RASTER_KERNELS in four forms: raster_NAME, which calls the fastest form
// that the processor supports, raster_NAME_portable, raster_NAME_avx2 and raster_NAME_avx512. Tests compare
// the forms byte by byte.

// Weighted sums down columns for up to four rows of the result: the first pass of resampling.
//
// source: rows of `pixels` pixels, `stride` bytes apart.
// starts: for each of `rows` (1…4) rows of the result, the first of `taps` rows of the source.
// weights: `taps` weights for each row of the result, 14 bits of fraction.
// sums: 6 bits of fraction. For each pair of neighbouring pixels R₀ R₁ G₀ G₁ B₀ B₁ A₀ A₁ of each of four
//   rows; where there are fewer rows the last one is repeated. Must have room for an even number of pixels.
//   The missing neighbour of an odd number of pixels is left unchanged or set to 0.
#define RASTER_REDUCE_ROWS_PARAMETERS \
  (const uint8_t *source, ptrdiff_t stride, const ptrdiff_t *starts, const int16_t *weights, int taps, \
   int rows, int16_t *sums, ptrdiff_t pixels)
#define RASTER_REDUCE_ROWS_ARGUMENTS (source, stride, starts, weights, taps, rows, sums, pixels)

// Weighted sums along the rows that reduce_rows wrote: the second pass of resampling. Levels are clamped to
// 0…255, colour to alpha.
//
// starts: for each pixel of a row of the result, the first pair of neighbours in `sums` under its filter.
// weights: for each pixel of a row of the result, 2 × `pairs` weights with 14 bits of fraction for the pixels
//   from its start on.
// target: room for `rows` (1…4) rows of `pixels` pixels without padding.
#define RASTER_REDUCE_COLUMNS_PARAMETERS \
  (const int16_t *sums, const int32_t *starts, const int16_t *weights, int pairs, int rows, \
   uint8_t *target, ptrdiff_t pixels)
#define RASTER_REDUCE_COLUMNS_ARGUMENTS (sums, starts, weights, pairs, rows, target, pixels)

// Bicubic samples of a picture. Everything outside the picture is clear. Where a sum exceeds full alpha, the
// pixel's colour is scaled with its alpha; levels are clamped to 0…255, colour to alpha.
//
// source: `height` rows of `width` pixels without padding.
// across, down: the position of each pixel of `target`, in 1/256 of a pixel from the centre of the first
//   pixel.
// across_weights: for each of 256 positions between two pixels, the weights of the pixels at −1, 0, 1 and 2,
//   12 bits of fraction.
// down_weights: the same weights, each repeated four times.
// target: room for `pixels` pixels.
#define RASTER_SAMPLE_BICUBIC_PARAMETERS \
  (const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across, const int32_t *down, \
   const int16_t *across_weights, const int32_t *down_weights, uint8_t *target, ptrdiff_t pixels)
#define RASTER_SAMPLE_BICUBIC_ARGUMENTS \
  (source, width, height, across, down, across_weights, down_weights, target, pixels)

// Draws premultiplied pixels over others (source-over), multiplied by `opacity` ÷ 255.
#define RASTER_SOURCE_OVER_PARAMETERS \
  (const uint8_t *source, uint8_t *target, ptrdiff_t pixels, int opacity)
#define RASTER_SOURCE_OVER_ARGUMENTS (source, target, pixels, opacity)

// Blends a row with one colour: channel · `kept` + `added`[i], shifted right by 16 bits.
//
// added: 256 numbers for 64 pixels, which repeat after every 64 pixels: the channel of the colour times its
//   opacity, 16 bits of fraction, and the dither threshold of the pixel.
#define RASTER_BLEND_DITHERED_PARAMETERS \
  (uint8_t *target, ptrdiff_t pixels, uint16_t kept, const uint32_t *added)
#define RASTER_BLEND_DITHERED_ARGUMENTS (target, pixels, kept, added)

// Multiplies colour by alpha.
#define RASTER_PREMULTIPLY_PARAMETERS (const uint8_t *source, uint8_t *target, ptrdiff_t pixels)
#define RASTER_PREMULTIPLY_ARGUMENTS (source, target, pixels)

// Divides colour by alpha, clamped to 255. Clear pixels become clear black.
#define RASTER_STRAIGHTEN_PARAMETERS (const uint8_t *source, uint8_t *target, ptrdiff_t pixels)
#define RASTER_STRAIGHTEN_ARGUMENTS (source, target, pixels)

// Multiplies each premultiplied pixel by its coverage.
#define RASTER_APPLY_COVERAGE_PARAMETERS (uint8_t *target, const uint8_t *coverage, ptrdiff_t pixels)
#define RASTER_APPLY_COVERAGE_ARGUMENTS (target, coverage, pixels)

// Sets the alpha of each opaque pixel to its coverage. Pixels without coverage become clear black.
#define RASTER_COVER_PARAMETERS \
  (const uint8_t *source, const uint8_t *coverage, uint8_t *target, ptrdiff_t pixels)
#define RASTER_COVER_ARGUMENTS (source, coverage, target, pixels)

// Blurs a row: for each of `count` values, weights[0] times the value plus weights[k] times the values k
// before and after it, rounded to 8 bits of fraction.
//
// source: must be readable from `radius` values before its first to `radius` values after its last.
// weights: `radius` + 1 weights with 16 bits of fraction. They and those of the other side sum to one.
#define RASTER_BLUR_ROW_PARAMETERS \
  (const uint8_t *source, const uint16_t *weights, int radius, uint16_t *target, ptrdiff_t count)
#define RASTER_BLUR_ROW_ARGUMENTS (source, weights, radius, target, count)

// Blurs the rows that blur_row wrote down their columns in the same way, rounded to whole levels.
//
// rows: 2 × `radius` + 1 rows, from the topmost on.
#define RASTER_BLUR_COLUMNS_PARAMETERS \
  (const uint16_t *const *rows, const uint16_t *weights, int radius, uint8_t *target, ptrdiff_t count)
#define RASTER_BLUR_COLUMNS_ARGUMENTS (rows, weights, radius, target, count)

// Calls KERNEL(name, parameters, arguments) for every kernel.
#define RASTER_KERNELS(KERNEL) \
  KERNEL(reduce_rows, RASTER_REDUCE_ROWS_PARAMETERS, RASTER_REDUCE_ROWS_ARGUMENTS) \
  KERNEL(reduce_columns, RASTER_REDUCE_COLUMNS_PARAMETERS, RASTER_REDUCE_COLUMNS_ARGUMENTS) \
  KERNEL(sample_bicubic, RASTER_SAMPLE_BICUBIC_PARAMETERS, RASTER_SAMPLE_BICUBIC_ARGUMENTS) \
  KERNEL(source_over, RASTER_SOURCE_OVER_PARAMETERS, RASTER_SOURCE_OVER_ARGUMENTS) \
  KERNEL(blend_dithered, RASTER_BLEND_DITHERED_PARAMETERS, RASTER_BLEND_DITHERED_ARGUMENTS) \
  KERNEL(premultiply, RASTER_PREMULTIPLY_PARAMETERS, RASTER_PREMULTIPLY_ARGUMENTS) \
  KERNEL(straighten, RASTER_STRAIGHTEN_PARAMETERS, RASTER_STRAIGHTEN_ARGUMENTS) \
  KERNEL(apply_coverage, RASTER_APPLY_COVERAGE_PARAMETERS, RASTER_APPLY_COVERAGE_ARGUMENTS) \
  KERNEL(cover, RASTER_COVER_PARAMETERS, RASTER_COVER_ARGUMENTS) \
  KERNEL(blur_row, RASTER_BLUR_ROW_PARAMETERS, RASTER_BLUR_ROW_ARGUMENTS) \
  KERNEL(blur_columns, RASTER_BLUR_COLUMNS_PARAMETERS, RASTER_BLUR_COLUMNS_ARGUMENTS)

#define RASTER_DECLARE(name, parameters, arguments) \
  void raster_##name parameters; \
  void raster_##name##_portable parameters; \
  void raster_##name##_avx2 parameters; \
  void raster_##name##_avx512 parameters;
RASTER_KERNELS(RASTER_DECLARE)

// Whether the processor supports the forms for AVX2. On other processors than x86-64 every form is the
// portable one.
bool raster_supports_avx2(void);

// Whether the processor supports the forms for AVX-512, which need BW, VL and VNNI: Ice Lake, Zen 4 and
// later.
bool raster_supports_avx512(void);

// Makes the C library keep freed blocks of up to 32 MiB, 64 MiB in all, instead of returning them to the
// system. GNU's only.
void raster_keep_freed_blocks(void);

// Returns freed blocks to the system. GNU's only.
void raster_return_freed_blocks(void);

#endif
