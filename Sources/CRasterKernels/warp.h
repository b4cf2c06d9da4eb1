// Compiled once for each set of instructions, see kernels.h.
#include "lanes.h"

// The four by four pixels from (x, y) on, some of them beyond the picture and so clear.
static void copy_neighbours(
    const uint8_t *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y, uint8_t copy[64]) {
  memset(copy, 0, 64);
  ptrdiff_t left = x < 0 ? -x : 0, right = x + 4 > width ? width - x : 4;
  ptrdiff_t top = y < 0 ? -y : 0, bottom = y + 4 > height ? height - y : 4;
  for (ptrdiff_t row = top; row < bottom; row++)
    for (ptrdiff_t column = left; column < right; column++)
      memcpy(copy + 16 * row + 4 * column, source + 4 * ((y + row) * width + x + column), 4);
}

// Two rows' four pixels, each row in one half, weighted across; 8 bits of fraction.
INLINE i32x8 blended_rows(const uint8_t *upper, const uint8_t *lower, const int16_t *weights) {
  u8x32 zero = {0};
  u8x16 first = load_u8x16(upper), second = load_u8x16(lower);
  u8x32 rows = __builtin_shufflevector(
      first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
      24, 25, 26, 27, 28, 29, 30, 31);
  i16x16 left = (i16x16)__builtin_shufflevector(
      rows, zero, 0, 32, 4, 32, 1, 32, 5, 32, 2, 32, 6, 32, 3, 32, 7, 32, 16, 32, 20, 32, 17, 32, 21, 32, 18,
      32, 22, 32, 19, 32, 23, 32);
  i16x16 right = (i16x16)__builtin_shufflevector(
      rows, zero, 8, 32, 12, 32, 9, 32, 13, 32, 10, 32, 14, 32, 11, 32, 15, 32, 24, 32, 28, 32, 25, 32, 29,
      32, 26, 32, 30, 32, 27, 32, 31, 32);
  i32x8 sum = multiply_pairs(left, repeated_pair(weights)) + multiply_pairs(right, repeated_pair(weights + 2));
  return (sum + 8) >> 4;
}

// A pixel's channels with 20 bits of fraction, from the four by four pixels around its place; rows are `stride` bytes apart.
INLINE i32x4 sampled(const uint8_t *around, ptrdiff_t stride, const int16_t *across, const int32_t *down) {
  i32x8 sum = blended_rows(around, around + stride, across) * load_i32x8(down) +
              blended_rows(around + 2 * stride, around + 3 * stride, across) * load_i32x8(down + 8);
  return __builtin_shufflevector(sum, sum, 0, 1, 2, 3) + __builtin_shufflevector(sum, sum, 4, 5, 6, 7);
}

static i32x4 scaled_back(i32x4 sum) {
  int64_t alpha = sum[3];
  for (int channel = 0; channel < 4; channel++)
    sum[channel] = (int32_t)((int64_t)sum[channel] * (255 << 20) / alpha);
  return sum;
}

// Four pixels from their channels with 20 bits of fraction.
INLINE u8x16 rounded_pixels(i32x4 sums[4]) {
  const int32_t most = (255 << 20) + (1 << 19);
  i32x4 largest = __builtin_elementwise_max(
      __builtin_elementwise_max(sums[0], sums[1]), __builtin_elementwise_max(sums[2], sums[3]));
  if (largest[3] > most)
    for (int index = 0; index < 4; index++)
      if (sums[index][3] > most) sums[index] = scaled_back(sums[index]);
  const i32x8 half = (i32x8){0} + (1 << 19);
  i32x8 first = __builtin_shufflevector(sums[0], sums[1], 0, 1, 2, 3, 4, 5, 6, 7);
  i32x8 second = __builtin_shufflevector(sums[2], sums[3], 0, 1, 2, 3, 4, 5, 6, 7);
  return limited_pixels((first + half) >> 20, (second + half) >> 20);
}

// Up to four pixels beside the picture's edge.
static u8x16 sample_edge(
    const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across, const int32_t *down,
    const int16_t *across_weights, const int32_t *down_weights, ptrdiff_t count) {
  i32x4 sums[4] = {{0}, {0}, {0}, {0}};
  for (ptrdiff_t index = 0; index < count; index++) {
    uint8_t copy[64];
    copy_neighbours(source, width, height, (across[index] >> 8) - 1, (down[index] >> 8) - 1, copy);
    sums[index] =
        sampled(copy, 16, across_weights + 4 * (across[index] & 255), down_weights + 16 * (down[index] & 255));
  }
  return rounded_pixels(sums);
}

void KERNEL(sample_bicubic)(
    const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across, const int32_t *down,
    const int16_t *across_weights, const int32_t *down_weights, uint8_t *target, ptrdiff_t pixels) {
  const int32_t lastX = (int32_t)width - 4, lastY = (int32_t)height - 4;
  ptrdiff_t x = 0;
  for (; x + 4 <= pixels; x += 4) {
    i32x4 left = (load_i32x4(across + x) >> 8) - 1, top = (load_i32x4(down + x) >> 8) - 1;
    i32x4 inside = (left >= 0) & (top >= 0) & (left <= lastX) & (top <= lastY);
    u8x16 four;
    if (__builtin_reduce_and(inside)) {
      i32x4 sums[4], offsets = top * (int32_t)width + left;
#pragma clang loop unroll(full)
      for (int index = 0; index < 4; index++)
        sums[index] = sampled(
            source + 4 * (ptrdiff_t)offsets[index], 4 * width,
            across_weights + 4 * (across[x + index] & 255), down_weights + 16 * (down[x + index] & 255));
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
