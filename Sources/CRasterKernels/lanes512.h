#ifndef LANES512_H
#define LANES512_H

#include "lanes.h"

// A quarter is 16 of the 64 bytes of a vector. _mm512_shuffle_i32x4(a, b, selector) takes two quarters of a,
// then two of b.
#define QUARTERS(first_of_a, second_of_a, first_of_b, second_of_b) \
  ((first_of_a) | (second_of_a) << 2 | (first_of_b) << 4 | (second_of_b) << 6)
enum {
  low_quarters = QUARTERS(0, 1, 0, 1),
  high_quarters = QUARTERS(2, 3, 2, 3),
  even_quarters = QUARTERS(0, 2, 0, 2),
  odd_quarters = QUARTERS(1, 3, 1, 3),
};

// Masks of lanes of 32 bits: those of one quarter, the alpha of each of four pixels; and of the odd lanes of
// 16 bits.
#define QUARTER_MASK(index) (0xF << 4 * (index))
enum { alpha_lanes = 0x8888 };
#define ODD_LANES_16 0xAAAAAAAA

// The shuffle of bytes that puts the alpha of each of four pixels into all its channels.
INLINE __m128i alpha_shuffle(void) {
  return _mm_set_epi8(15, 15, 15, 15, 11, 11, 11, 11, 7, 7, 7, 7, 3, 3, 3, 3);
}

// Transposes a matrix of four by four quarters: of each row's quarters, and then of the rows.
INLINE void transpose_quarters(const __m512i rows[4], __m512i columns[4]) {
  __m512i upper_low = _mm512_shuffle_i32x4(rows[0], rows[1], low_quarters);
  __m512i upper_high = _mm512_shuffle_i32x4(rows[0], rows[1], high_quarters);
  __m512i lower_low = _mm512_shuffle_i32x4(rows[2], rows[3], low_quarters);
  __m512i lower_high = _mm512_shuffle_i32x4(rows[2], rows[3], high_quarters);
  columns[0] = _mm512_shuffle_i32x4(upper_low, lower_low, even_quarters);
  columns[1] = _mm512_shuffle_i32x4(upper_low, lower_low, odd_quarters);
  columns[2] = _mm512_shuffle_i32x4(upper_high, lower_high, even_quarters);
  columns[3] = _mm512_shuffle_i32x4(upper_high, lower_high, odd_quarters);
}

// The sum of the quarters of each of four vectors, one sum in each quarter.
INLINE __m512i added_quarters(const __m512i vectors[4]) {
  __m512i first = _mm512_add_epi32(
      _mm512_shuffle_i32x4(vectors[0], vectors[1], low_quarters),
      _mm512_shuffle_i32x4(vectors[0], vectors[1], high_quarters));
  __m512i second = _mm512_add_epi32(
      _mm512_shuffle_i32x4(vectors[2], vectors[3], low_quarters),
      _mm512_shuffle_i32x4(vectors[2], vectors[3], high_quarters));
  return _mm512_add_epi32(
      _mm512_shuffle_i32x4(first, second, even_quarters), _mm512_shuffle_i32x4(first, second, odd_quarters));
}

// The pixels of four vectors of channel levels as bytes, those of one vector side by side in each quarter:
// levels are clamped to 0…255, colour to alpha.
INLINE __m512i clamped_rows(const __m512i levels[4]) {
  __m512i pixels =
      _mm512_packus_epi16(_mm512_packs_epi32(levels[0], levels[1]), _mm512_packs_epi32(levels[2], levels[3]));
  const __m512i alphas = _mm512_broadcast_i32x4(alpha_shuffle());
  return _mm512_min_epu8(pixels, _mm512_shuffle_epi8(pixels, alphas));
}

#endif
