// Compiled once for each set of instructions, see kernels.h.
#include "lanes.h"

enum { weight_bits = 14, sum_bits = 6 };

// Two pixels' sums in each half of the vectors, channel by channel, and those of the first two pixels at `place`, of the other two
// 16 values further.
INLINE void store_interleaved(int16_t *place, i32x8 even, i32x8 odd) {
  i16x8 low = __builtin_convertvector(LOW_HALVES(even, odd), i16x8);
  i16x8 high = __builtin_convertvector(HIGH_HALVES(even, odd), i16x8);
  low = __builtin_shufflevector(low, low, 0, 4, 1, 5, 2, 6, 3, 7);
  high = __builtin_shufflevector(high, high, 0, 4, 1, 5, 2, 6, 3, 7);
  memcpy(place, &low, sizeof low);
  memcpy(place + 16, &high, sizeof high);
}

// Eight pixels; two rows at a time.
INLINE void reduce_eight(const uint8_t *source, ptrdiff_t stride, const int16_t *weights, int taps, int16_t *sums) {
  const int shift = weight_bits - sum_bits;
  const u8x32 zero = {0};
  i32x8 first = (i32x8){0} + (1 << (shift - 1)), second = first, third = first, fourth = first;
  for (int tap = 0; tap < taps; tap += 2, source += 2 * stride) {
    int hasBoth = tap + 1 < taps;
    int16_t pair[2] = {weights[tap], hasBoth ? weights[tap + 1] : 0};
    i16x16 factors = repeated_pair(pair);
    u8x32 upper = load_u8x32(source), lower = load_u8x32(hasBoth ? source + stride : source);
    u8x32 low = INTERLEAVED_LOW(upper, lower), high = INTERLEAVED_HIGH(upper, lower);
    first += multiply_pairs((i16x16)INTERLEAVED_LOW(low, zero), factors);
    second += multiply_pairs((i16x16)INTERLEAVED_HIGH(low, zero), factors);
    third += multiply_pairs((i16x16)INTERLEAVED_LOW(high, zero), factors);
    fourth += multiply_pairs((i16x16)INTERLEAVED_HIGH(high, zero), factors);
  }
  store_interleaved(sums, first >> shift, second >> shift);
  store_interleaved(sums + 8, third >> shift, fourth >> shift);
}

void KERNEL(reduce_rows)(
    const uint8_t *source, ptrdiff_t stride, const int16_t *weights, int taps, int16_t *sums,
    ptrdiff_t pixels) {
  const int shift = weight_bits - sum_bits;
  ptrdiff_t x = 0;
  for (; x + 8 <= pixels; x += 8) reduce_eight(source + 4 * x, stride, weights, taps, sums + 4 * x);
  for (; x < pixels; x++) {
    for (int channel = 0; channel < 4; channel++) {
      int32_t sum = 1 << (shift - 1);
      for (int tap = 0; tap < taps; tap++) sum += source[4 * x + channel + tap * stride] * weights[tap];
      sums[4 * (x & ~1) + 2 * channel + (x & 1)] = (int16_t)(sum >> shift);
    }
  }
}

// The sum of a pixel's channels, those of its first and of its second pairs of neighbours in one half each.
INLINE i32x8 filtered(const int16_t *sums, const int16_t *weights, int groups) {
  i32x8 sum = {0};
  for (int group = 0; group < groups; group++)
    sum += multiply_pairs(load_i16x16(sums + 16 * group), load_i16x16(weights + 16 * group));
  return sum;
}

INLINE u8x16 reduce_four(
    const int16_t *sums, const int32_t *starts, const int16_t *weights, int groups, ptrdiff_t last) {
  const int shift = weight_bits + sum_bits;
  i32x8 pixels[4];
  for (ptrdiff_t index = 0; index < 4; index++) {
    ptrdiff_t pixel = index < last ? index : last;
    pixels[index] = filtered(sums + 4 * starts[pixel], weights + pixel * groups * 16, groups);
  }
  i32x8 first = LOW_HALVES(pixels[0], pixels[1]) + HIGH_HALVES(pixels[0], pixels[1]);
  i32x8 second = LOW_HALVES(pixels[2], pixels[3]) + HIGH_HALVES(pixels[2], pixels[3]);
  const i32x8 half = (i32x8){0} + (1 << (shift - 1));
  return limited_pixels((first + half) >> shift, (second + half) >> shift);
}

void KERNEL(reduce_columns)(
    const int16_t *sums, const int32_t *starts, const int16_t *weights, int groups, uint8_t *target,
    ptrdiff_t pixels) {
  ptrdiff_t x = 0;
  for (; x + 4 <= pixels; x += 4) {
    u8x16 four = reduce_four(sums, starts + x, weights + x * groups * 16, groups, 3);
    memcpy(target + 4 * x, &four, sizeof four);
  }
  if (x == pixels) return;
  u8x16 rest = reduce_four(sums, starts + x, weights + x * groups * 16, groups, pixels - x - 1);
  memcpy(target + 4 * x, &rest, 4 * (size_t)(pixels - x));
}
