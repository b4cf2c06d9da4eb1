#ifndef RESAMPLE_H
#define RESAMPLE_H

#include "CRasterKernels.h"
#include "fixed_point.h"
#include "form.h"
#include "lanes.h"

// Stores the sums of pixels of even and odd index, interleaved channel by channel. The lower halves of the
// vectors go to `sums`, the upper halves two pairs further.
INLINE void store_interleaved(int16_t *sums, i32x8 even, i32x8 odd) {
  i16x8 low = INTERLEAVED_HALVES(__builtin_convertvector(LOW_HALVES(even, odd), i16x8));
  i16x8 high = INTERLEAVED_HALVES(__builtin_convertvector(HIGH_HALVES(even, odd), i16x8));
  memcpy(sums, &low, sizeof low);
  memcpy(sums + 2 * pair_stride, &high, sizeof high);
}

// Sums for eight pixels of one row of the result; reads two rows of the source at a time.
INLINE void reduce_eight(
    const uint8_t *source, ptrdiff_t stride, const int16_t *weights, int taps, int16_t *sums) {
  const int shift = weight_bits - sum_bits;
  const u8x32 zero = {0};
  i32x8 first = (i32x8){0} + (1 << (shift - 1)), second = first, third = first, fourth = first;
  for (int tap = 0; tap < taps; tap += 2, source += 2 * stride) {
    int has_both = tap + 1 < taps;
    int16_t pair[2] = {weights[tap], has_both ? weights[tap + 1] : 0};
    i16x16 factors = repeated_pair(pair);
    u8x32 upper = load_u8x32(source), lower = load_u8x32(has_both ? source + stride : source);
    u8x32 low = INTERLEAVED_LOW(upper, lower), high = INTERLEAVED_HIGH(upper, lower);
    first += multiply_pairs((i16x16)INTERLEAVED_LOW(low, zero), factors);
    second += multiply_pairs((i16x16)INTERLEAVED_HIGH(low, zero), factors);
    third += multiply_pairs((i16x16)INTERLEAVED_LOW(high, zero), factors);
    fourth += multiply_pairs((i16x16)INTERLEAVED_HIGH(high, zero), factors);
  }
  store_interleaved(sums, first >> shift, second >> shift);
  store_interleaved(sums + pair_stride, third >> shift, fourth >> shift);
}

// Sums for one pixel of one row of the result.
INLINE void reduce_one(
    const uint8_t *source, ptrdiff_t stride, const int16_t *weights, int taps, int16_t *sums) {
  const int shift = weight_bits - sum_bits;
  for (int channel = 0; channel < 4; channel++) {
    int32_t sum = 1 << (shift - 1);
    for (int tap = 0; tap < taps; tap++) sum += source[channel + tap * stride] * weights[tap];
    sums[2 * channel] = (int16_t)(sum >> shift);
  }
}

void KERNEL(reduce_rows) RASTER_REDUCE_ROWS_PARAMETERS {
  for (ptrdiff_t x = 0; x < pixels; x += pixels - x < 8 ? 1 : 8) {
    for (int row = 0; row < 4; row++) {
      int existing = row < rows ? row : rows - 1;
      const uint8_t *first = source + starts[existing] * stride + 4 * x;
      int16_t *target = sums + x / 2 * pair_stride + row * row_stride + x % 2;
      if (pixels - x < 8)
        reduce_one(first, stride, weights + existing * taps, taps, target);
      else
        reduce_eight(first, stride, weights + existing * taps, taps, target);
    }
  }
}

// Four pixels of four rows of the result. Pixels after `last` repeat it.
INLINE void reduce_four(
    const int16_t *sums, const int32_t *starts, const int16_t *weights, int pairs, ptrdiff_t last,
    u8x16 rows[4]) {
  const int shift = weight_bits + sum_bits;
  const int16_t *inputs[4], *factors[4];
  i32x8 upper[4], lower[4];
#pragma clang loop unroll(full)
  for (ptrdiff_t index = 0; index < 4; index++) {
    ptrdiff_t pixel = index < last ? index : last;
    inputs[index] = sums + (ptrdiff_t)starts[pixel] * pair_stride;
    factors[index] = weights + pixel * pairs * 2;
    upper[index] = lower[index] = (i32x8){0} + (1 << (shift - 1));
  }
  for (ptrdiff_t pair = 0; pair < pairs; pair++) {
#pragma clang loop unroll(full)
    for (int index = 0; index < 4; index++) {
      i16x16 factor = repeated_pair(factors[index] + 2 * pair);
      const int16_t *input = inputs[index] + pair * pair_stride;
      upper[index] += multiply_pairs(load_i16x16(input), factor);
      lower[index] += multiply_pairs(load_i16x16(input + 2 * row_stride), factor);
    }
  }
#pragma clang loop unroll(full)
  for (int index = 0; index < 4; index++) {
    upper[index] >>= shift;
    lower[index] >>= shift;
  }
  rows[0] = clamped_pixels(LOW_HALVES(upper[0], upper[1]), LOW_HALVES(upper[2], upper[3]));
  rows[1] = clamped_pixels(HIGH_HALVES(upper[0], upper[1]), HIGH_HALVES(upper[2], upper[3]));
  rows[2] = clamped_pixels(LOW_HALVES(lower[0], lower[1]), LOW_HALVES(lower[2], lower[3]));
  rows[3] = clamped_pixels(HIGH_HALVES(lower[0], lower[1]), HIGH_HALVES(lower[2], lower[3]));
}

void KERNEL(reduce_columns) RASTER_REDUCE_COLUMNS_PARAMETERS {
  u8x16 four[4];
  ptrdiff_t x = 0;
  for (; x + 4 <= pixels; x += 4) {
    reduce_four(sums, starts + x, weights + x * pairs * 2, pairs, 3, four);
    for (int row = 0; row < rows; row++) memcpy(target + 4 * (row * pixels + x), four + row, sizeof four[0]);
  }
  if (x == pixels) return;
  reduce_four(sums, starts + x, weights + x * pairs * 2, pairs, pixels - x - 1, four);
  for (int row = 0; row < rows; row++)
    memcpy(target + 4 * (row * pixels + x), four + row, 4 * (size_t)(pixels - x));
}

#endif
