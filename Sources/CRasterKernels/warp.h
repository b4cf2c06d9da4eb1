#ifndef WARP_H
#define WARP_H

#include "CRasterKernels.h"
#include "fixed_point.h"
#include "form.h"
#include "lanes.h"

// Copies the four by four pixels from (x, y) on. Pixels outside the picture are clear.
static void copy_neighbours(
    const uint8_t *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y, uint8_t copy[64]) {
  memset(copy, 0, 64);
  ptrdiff_t left = x < 0 ? -x : 0, right = x + 4 > width ? width - x : 4;
  ptrdiff_t top = y < 0 ? -y : 0, bottom = y + 4 > height ? height - y : 4;
  for (ptrdiff_t row = top; row < bottom; row++)
    for (ptrdiff_t column = left; column < right; column++)
      memcpy(copy + 16 * row + 4 * column, source + 4 * ((y + row) * width + x + column), 4);
}

// Weighted sums of the four pixels of each of two rows, one row in each half; row_sum_bits of fraction.
INLINE i32x8 row_sums(const uint8_t *upper, const uint8_t *lower, const int16_t *weights) {
  const int shift = cubic_weight_bits - row_sum_bits;
  u8x32 zero = {0}, rows = CONCATENATED_16(load_u8x16(upper), load_u8x16(lower));
  i16x16 left = (i16x16)PAIRED_CHANNELS_LOW(rows, zero), right = (i16x16)PAIRED_CHANNELS_HIGH(rows, zero);
  i32x8 sum = multiply_pairs(left, repeated_pair(weights));
  sum += multiply_pairs(right, repeated_pair(weights + 2));
  return (sum + (1 << (shift - 1))) >> shift;
}

// The channels of a pixel, pixel_sum_bits of fraction, from the four by four pixels around its position; rows
// are `stride` bytes apart.
INLINE i32x4 sampled(const uint8_t *around, ptrdiff_t stride, const int16_t *across, const int32_t *down) {
  i32x8 sum = row_sums(around, around + stride, across) * load_i32x8(down) +
              row_sums(around + 2 * stride, around + 3 * stride, across) * load_i32x8(down + 8);
  return LOW_HALF(sum) + HIGH_HALF(sum);
}

// Scales the channels of a pixel so that its alpha is 255.
static i32x4 scaled_to_full_alpha(i32x4 sum) {
  int64_t alpha = sum[3];
  for (int channel = 0; channel < 4; channel++)
    sum[channel] = (int32_t)((int64_t)sum[channel] * (255 << pixel_sum_bits) / alpha);
  return sum;
}

// Four pixels from their channels with pixel_sum_bits of fraction.
INLINE u8x16 rounded_pixels(i32x4 sums[4]) {
  i32x4 largest = __builtin_elementwise_max(
      __builtin_elementwise_max(sums[0], sums[1]), __builtin_elementwise_max(sums[2], sums[3]));
  if (largest[3] > largest_pixel_sum)
    for (int index = 0; index < 4; index++)
      if (sums[index][3] > largest_pixel_sum) sums[index] = scaled_to_full_alpha(sums[index]);
  const i32x8 half = (i32x8){0} + pixel_sum_half;
  i32x8 first = CONCATENATED_4(sums[0], sums[1]) + half, second = CONCATENATED_4(sums[2], sums[3]) + half;
  return clamped_pixels(first >> pixel_sum_bits, second >> pixel_sum_bits);
}

// Up to four pixels of which some have neighbours outside the picture.
static u8x16 sample_edge(
    const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across, const int32_t *down,
    const int16_t *across_weights, const int32_t *down_weights, ptrdiff_t count) {
  i32x4 sums[4] = {{0}, {0}, {0}, {0}};
  for (ptrdiff_t index = 0; index < count; index++) {
    uint8_t copy[64];
    copy_neighbours(
        source, width, height, (across[index] >> phase_bits) - 1, (down[index] >> phase_bits) - 1, copy);
    sums[index] = sampled(
        copy, 16, across_weights + 4 * (across[index] & phase_mask),
        down_weights + 16 * (down[index] & phase_mask));
  }
  return rounded_pixels(sums);
}

void KERNEL(sample_bicubic) RASTER_SAMPLE_BICUBIC_PARAMETERS {
  const int32_t last_x = (int32_t)width - 4, last_y = (int32_t)height - 4;
  ptrdiff_t x = 0;
  for (; x + 4 <= pixels; x += 4) {
    i32x4 left = (load_i32x4(across + x) >> phase_bits) - 1, top = (load_i32x4(down + x) >> phase_bits) - 1;
    i32x4 inside = (left >= 0) & (top >= 0) & (left <= last_x) & (top <= last_y);
    u8x16 four;
    if (__builtin_reduce_and(inside)) {
      i32x4 sums[4], offsets = top * (int32_t)width + left;
#pragma clang loop unroll(full)
      for (int index = 0; index < 4; index++)
        sums[index] = sampled(
            source + 4 * (ptrdiff_t)offsets[index], 4 * width,
            across_weights + 4 * (across[x + index] & phase_mask),
            down_weights + 16 * (down[x + index] & phase_mask));
      four = rounded_pixels(sums);
    } else {
      four = sample_edge(source, width, height, across + x, down + x, across_weights, down_weights, 4);
    }
    memcpy(target + 4 * x, &four, sizeof four);
  }
  if (x == pixels) return;
  u8x16 rest =
      sample_edge(source, width, height, across + x, down + x, across_weights, down_weights, pixels - x);
  memcpy(target + 4 * x, &rest, 4 * (size_t)(pixels - x));
}

#endif
