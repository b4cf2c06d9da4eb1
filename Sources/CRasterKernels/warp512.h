#ifndef WARP512_H
#define WARP512_H

// The kernel of warp.h with instructions of AVX-512, which clang does not select for plain C: sampling a card
// takes 1.25 ms instead of 1.9 with AVX2.
#include "CRasterKernels.h"
#include "fixed_point.h"
#include "form.h"
#include "lanes512.h"

// The four by four pixels around a position, each row in one quarter; rows are `stride` bytes apart.
INLINE __m512i neighbours(const uint8_t *around, ptrdiff_t stride) {
  __m128i row[4];
#pragma clang loop unroll(full)
  for (int index = 0; index < 4; index++)
    row[index] = _mm_loadu_si128((const __m128i *)(around + index * stride));
  __m512i rows = _mm512_castsi128_si512(row[0]);
  rows = _mm512_mask_broadcast_i32x4(rows, QUARTER_MASK(1), row[1]);
  rows = _mm512_mask_broadcast_i32x4(rows, QUARTER_MASK(2), row[2]);
  return _mm512_mask_broadcast_i32x4(rows, QUARTER_MASK(3), row[3]);
}

// The shuffle that makes pairs of 16 bits, R0 R1 G0 G1 B0 B1 A0 A1, of the channels of two neighbouring
// pixels in each quarter: of the first two pixels, or of the other two. −1 stands for a zero byte.
INLINE __m512i first_pairs(void) {
  return _mm512_broadcast_i32x4(_mm_set_epi8(-1, 7, -1, 3, -1, 6, -1, 2, -1, 5, -1, 1, -1, 4, -1, 0));
}
INLINE __m512i second_pairs(void) {
  return _mm512_broadcast_i32x4(_mm_set_epi8(-1, 15, -1, 11, -1, 14, -1, 10, -1, 13, -1, 9, -1, 12, -1, 8));
}

// The channels of a pixel with pixel_sum_bits of fraction, not yet added up: those of each row in one
// quarter.
INLINE __m512i sampled(const uint8_t *around, ptrdiff_t stride, const int16_t *across, const int32_t *down) {
  const int shift = cubic_weight_bits - row_sum_bits;
  int32_t left, right;
  memcpy(&left, across, sizeof left);
  memcpy(&right, across + 2, sizeof right);
  __m512i rows = neighbours(around, stride);
  __m512i sum = _mm512_set1_epi32(1 << (shift - 1));
  sum = _mm512_dpwssd_epi32(sum, _mm512_shuffle_epi8(rows, first_pairs()), _mm512_set1_epi32(left));
  sum = _mm512_dpwssd_epi32(sum, _mm512_shuffle_epi8(rows, second_pairs()), _mm512_set1_epi32(right));
  return _mm512_mullo_epi32(_mm512_srai_epi32(sum, shift), _mm512_loadu_si512(down));
}

// Four pixels whose neighbours lie inside the picture, pixel_sum_bits of fraction, one in each quarter.
INLINE __m512i sample_four(
    const uint8_t *source, ptrdiff_t width, i32x4 offsets, const int32_t *across, const int32_t *down,
    const int16_t *across_weights, const int32_t *down_weights) {
  __m512i pixels[4];
#pragma clang loop unroll(full)
  for (int index = 0; index < 4; index++)
    pixels[index] = sampled(
        source + 4 * (ptrdiff_t)offsets[index], 4 * width, across_weights + 4 * (across[index] & phase_mask),
        down_weights + 16 * (down[index] & phase_mask));
  return added_quarters(pixels);
}

// Rounds four pixels, one in each quarter, to bytes: levels are clamped to 0…255, colour to alpha.
INLINE __m128i rounded_pixels(__m512i sums) {
  __m512i levels =
      _mm512_srai_epi32(_mm512_add_epi32(sums, _mm512_set1_epi32(pixel_sum_half)), pixel_sum_bits);
  __m128i pixels = _mm512_cvtusepi32_epi8(_mm512_max_epi32(levels, _mm512_setzero_si512()));
  return _mm_min_epu8(pixels, _mm_shuffle_epi8(pixels, alpha_shuffle()));
}

void KERNEL(sample_bicubic) RASTER_SAMPLE_BICUBIC_PARAMETERS {
  const int32_t last_x = (int32_t)width - 4, last_y = (int32_t)height - 4;
  const __m512i largest = _mm512_set1_epi32(largest_pixel_sum);
  for (ptrdiff_t x = 0; x < pixels; x += 4) {
    if (pixels - x >= 4) {
      i32x4 left = (load_i32x4(across + x) >> phase_bits) - 1, top = (load_i32x4(down + x) >> phase_bits) - 1;
      i32x4 inside = (left >= 0) & (top >= 0) & (left <= last_x) & (top <= last_y);
      if (__builtin_reduce_and(inside)) {
        __m512i sums = sample_four(
            source, width, top * (int32_t)width + left, across + x, down + x, across_weights, down_weights);
        if (_mm512_mask_cmpgt_epi32_mask(alpha_lanes, sums, largest) == 0) {
          _mm_storeu_si128((__m128i *)(target + 4 * x), rounded_pixels(sums));
          continue;
        }
      }
    }
    // Pixels at the edge of the picture, and pixels whose alpha exceeds 255 and must be scaled.
    raster_sample_bicubic_avx2(
        source, width, height, across + x, down + x, across_weights, down_weights, target + 4 * x,
        pixels - x < 4 ? pixels - x : 4);
  }
}

#endif
