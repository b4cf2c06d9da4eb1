#ifndef LANES512_H
#define LANES512_H

#include "lanes.h"

// The sums of each vector's four quarters, one vector's in each quarter.
INLINE __m512i added_quarters(const __m512i vectors[4]) {
  __m512i first = _mm512_add_epi32(
      _mm512_shuffle_i32x4(vectors[0], vectors[1], 0x44), _mm512_shuffle_i32x4(vectors[0], vectors[1], 0xEE));
  __m512i second = _mm512_add_epi32(
      _mm512_shuffle_i32x4(vectors[2], vectors[3], 0x44), _mm512_shuffle_i32x4(vectors[2], vectors[3], 0xEE));
  return _mm512_add_epi32(
      _mm512_shuffle_i32x4(first, second, 0x88), _mm512_shuffle_i32x4(first, second, 0xDD));
}

// The channels of four vectors' pixels as bytes, side by side in each quarter: limited to 0…255, colour to alpha.
INLINE __m512i limited_rows(const __m512i levels[4]) {
  __m512i pixels =
      _mm512_packus_epi16(_mm512_packs_epi32(levels[0], levels[1]), _mm512_packs_epi32(levels[2], levels[3]));
  const __m512i alphas =
      _mm512_broadcast_i32x4(_mm_set_epi8(15, 15, 15, 15, 11, 11, 11, 11, 7, 7, 7, 7, 3, 3, 3, 3));
  return _mm512_min_epu8(pixels, _mm512_shuffle_epi8(pixels, alphas));
}

// Four pixels from their channels with 20 bits of fraction, each pixel in one quarter: rounded, limited to 0…255, colour to alpha.
INLINE __m128i rounded_pixels(__m512i sums) {
  __m512i levels = _mm512_srai_epi32(_mm512_add_epi32(sums, _mm512_set1_epi32(1 << 19)), 20);
  __m128i pixels = _mm512_cvtusepi32_epi8(_mm512_max_epi32(levels, _mm512_setzero_si512()));
  const __m128i alphas = _mm_set_epi8(15, 15, 15, 15, 11, 11, 11, 11, 7, 7, 7, 7, 3, 3, 3, 3);
  return _mm_min_epu8(pixels, _mm_shuffle_epi8(pixels, alphas));
}

#endif
