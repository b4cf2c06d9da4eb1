#ifndef LANES_H
#define LANES_H

#include "vectors.h"

// Two vectors' bytes interleaved within each half of 16, the lower or the upper eight of each half.
#define INTERLEAVED_LOW(a, b) \
  __builtin_shufflevector( \
      a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, \
      21, 53, 22, 54, 23, 55)
#define INTERLEAVED_HIGH(a, b) \
  __builtin_shufflevector( \
      a, b, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, \
      28, 60, 29, 61, 30, 62, 31, 63)
// The lower and the upper half of each of two vectors of eight.
#define LOW_HALVES(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
#define HIGH_HALVES(a, b) __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15)
#define EVEN(a) __builtin_shufflevector(a, a, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD(a) __builtin_shufflevector(a, a, 1, 3, 5, 7, 9, 11, 13, 15)

// load_TYPE(place) reads a vector from any place.
#define LOAD(type, element)                        \
  INLINE type load_##type(const element *place) {  \
    type value;                                    \
    memcpy(&value, place, sizeof value);           \
    return value;                                  \
  }
LOAD(u8x16, uint8_t)
LOAD(u8x32, uint8_t)
LOAD(i16x16, int16_t)
LOAD(i32x4, int32_t)
LOAD(i32x8, int32_t)
#undef LOAD

// One pair of factors in all lanes.
INLINE i16x16 repeated_pair(const int16_t *pair) {
  int32_t both;
  memcpy(&both, pair, sizeof both);
  return (i16x16)((i32x8){0} + both);
}

// Products of neighbours, two and two added: what x86 has an instruction for that no compiler finds in plain C.
INLINE i32x8 multiply_pairs(i16x16 a, i16x16 b) {
#if defined(KERNELS_AVX2)
  return (i32x8)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
  __m128i first[2], second[2];
  memcpy(first, &a, sizeof a);
  memcpy(second, &b, sizeof b);
  i32x4 low = (i32x4)_mm_madd_epi16(first[0], second[0]), high = (i32x4)_mm_madd_epi16(first[1], second[1]);
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
#else
  return __builtin_convertvector(EVEN(a), i32x8) * __builtin_convertvector(EVEN(b), i32x8) +
         __builtin_convertvector(ODD(a), i32x8) * __builtin_convertvector(ODD(b), i32x8);
#endif
}

// Four pixels from their channels' levels, two pixels a vector: limited to 0…255, colour to alpha.
INLINE u8x16 limited_pixels(i32x8 first, i32x8 second) {
  i32x16 levels = __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  levels = __builtin_elementwise_min(__builtin_elementwise_max(levels, (i32x16){0}), (i32x16){0} + 255);
  u8x16 pixels = __builtin_convertvector(levels, u8x16);
  u8x16 alphas =
      __builtin_shufflevector(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  return __builtin_elementwise_min(pixels, alphas);
}

#endif
