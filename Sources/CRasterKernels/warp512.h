// The kernel of warp.h on vectors of 64 bytes, which the compiler does not make of plain C.
#include "lanes512.h"

// The four by four pixels around a place, each row in one quarter; rows are `stride` bytes apart.
INLINE __m512i neighbours(const uint8_t *around, ptrdiff_t stride) {
  __m512i rows = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)around));
  rows = _mm512_mask_broadcast_i32x4(rows, 0x00F0, _mm_loadu_si128((const __m128i *)(around + stride)));
  rows = _mm512_mask_broadcast_i32x4(rows, 0x0F00, _mm_loadu_si128((const __m128i *)(around + 2 * stride)));
  return _mm512_mask_broadcast_i32x4(rows, 0xF000, _mm_loadu_si128((const __m128i *)(around + 3 * stride)));
}

// A pixel's channels with 20 bits of fraction, still to be added up: those of each row in one quarter.
INLINE __m512i sampled(const uint8_t *around, ptrdiff_t stride, const int16_t *across, const int32_t *down) {
  const __m512i pairs = _mm512_broadcast_i32x4(_mm_set_epi8(-1, 7, -1, 3, -1, 6, -1, 2, -1, 5, -1, 1, -1, 4, -1, 0));
  const __m512i next_pairs =
      _mm512_broadcast_i32x4(_mm_set_epi8(-1, 15, -1, 11, -1, 14, -1, 10, -1, 13, -1, 9, -1, 12, -1, 8));
  int32_t left, right;
  memcpy(&left, across, sizeof left);
  memcpy(&right, across + 2, sizeof right);
  __m512i rows = neighbours(around, stride);
  __m512i sum = _mm512_dpwssd_epi32(_mm512_set1_epi32(8), _mm512_shuffle_epi8(rows, pairs), _mm512_set1_epi32(left));
  sum = _mm512_dpwssd_epi32(sum, _mm512_shuffle_epi8(rows, next_pairs), _mm512_set1_epi32(right));
  return _mm512_mullo_epi32(_mm512_srai_epi32(sum, 4), _mm512_loadu_si512(down));
}

// Four pixels inside the picture, with 20 bits of fraction, each in one quarter.
INLINE __m512i sample_four(
    const uint8_t *source, ptrdiff_t width, i32x4 offsets, const int32_t *across, const int32_t *down,
    const int16_t *across_weights, const int32_t *down_weights) {
  __m512i pixels[4];
#pragma clang loop unroll(full)
  for (int index = 0; index < 4; index++)
    pixels[index] = sampled(
        source + 4 * (ptrdiff_t)offsets[index], 4 * width, across_weights + 4 * (across[index] & 255),
        down_weights + 16 * (down[index] & 255));
  return added_quarters(pixels);
}

void KERNEL(sample_bicubic)(
    const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across, const int32_t *down,
    const int16_t *across_weights, const int32_t *down_weights, uint8_t *target, ptrdiff_t pixels) {
  const int32_t lastX = (int32_t)width - 4, lastY = (int32_t)height - 4;
  const __m512i most = _mm512_set1_epi32((255 << 20) + (1 << 19));
  for (ptrdiff_t x = 0; x < pixels; x += 4) {
    if (pixels - x >= 4) {
      i32x4 left = (load_i32x4(across + x) >> 8) - 1, top = (load_i32x4(down + x) >> 8) - 1;
      i32x4 inside = (left >= 0) & (top >= 0) & (left <= lastX) & (top <= lastY);
      if (__builtin_reduce_and(inside)) {
        __m512i sums = sample_four(
            source, width, top * (int32_t)width + left, across + x, down + x, across_weights, down_weights);
        if (_mm512_mask_cmpgt_epi32_mask(0x8888, sums, most) == 0) {
          _mm_storeu_si128((__m128i *)(target + 4 * x), rounded_pixels(sums));
          continue;
        }
      }
    }
    // The picture's edge, and alpha beyond full coverage.
    raster_sample_bicubic_avx2(
        source, width, height, across + x, down + x, across_weights, down_weights, target + 4 * x,
        pixels - x < 4 ? pixels - x : 4);
  }
}
