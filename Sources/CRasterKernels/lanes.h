#ifndef LANES_H
#define LANES_H

#include "vectors.h"

// MARK: Permutations

// The bytes of two vectors of 32 interleaved within each half of 16: the lower or the upper eight of each
// half.
#define INTERLEAVED_LOW(a, b) \
  __builtin_shufflevector( \
      a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, \
      21, 53, 22, 54, 23, 55)
#define INTERLEAVED_HIGH(a, b) \
  __builtin_shufflevector( \
      a, b, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, \
      28, 60, 29, 61, 30, 62, 31, 63)

// The lower or the upper halves of two vectors of eight.
#define LOW_HALVES(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
#define HIGH_HALVES(a, b) __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15)

// The lower or the upper half of a vector of eight.
#define LOW_HALF(a) __builtin_shufflevector(a, a, 0, 1, 2, 3)
#define HIGH_HALF(a) __builtin_shufflevector(a, a, 4, 5, 6, 7)

// One vector after another, of four, eight or sixteen elements.
#define CONCATENATED_4(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7)
#define CONCATENATED_8(a, b) \
  __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
#define CONCATENATED_16(a, b) \
  __builtin_shufflevector( \
      a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, \
      26, 27, 28, 29, 30, 31)

// The lower four elements of a vector of eight interleaved with the upper four: 0 4 1 5 2 6 3 7.
#define INTERLEAVED_HALVES(a) __builtin_shufflevector(a, a, 0, 4, 1, 5, 2, 6, 3, 7)

// The elements of even or odd index of a vector of sixteen.
#define EVEN(a) __builtin_shufflevector(a, a, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD(a) __builtin_shufflevector(a, a, 1, 3, 5, 7, 9, 11, 13, 15)

// The alpha of each of four or eight pixels in all its channels.
#define ALPHAS_OF_4(pixels) \
  __builtin_shufflevector(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)
#define ALPHAS_OF_8(pixels) \
  __builtin_shufflevector( \
      pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, \
      23, 27, 27, 27, 27, 31, 31, 31, 31)

// Each of the lower eight bytes of a vector of 16, four times.
#define REPEATED_4_TIMES(bytes) \
  __builtin_shufflevector( \
      bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, \
      7, 7, 7)

// The channels of two neighbouring pixels as pairs of 16 bits, R0 R1 G0 G1 B0 B1 A0 A1, in each half of 16
// bytes: the first two pixels of each half, or the other two. `zero` is a vector of zeros, the upper bytes.
#define PAIRED_CHANNELS_LOW(pixels, zero) \
  __builtin_shufflevector( \
      pixels, zero, 0, 32, 4, 32, 1, 32, 5, 32, 2, 32, 6, 32, 3, 32, 7, 32, 16, 32, 20, 32, 17, 32, 21, 32, \
      18, 32, 22, 32, 19, 32, 23, 32)
#define PAIRED_CHANNELS_HIGH(pixels, zero) \
  __builtin_shufflevector( \
      pixels, zero, 8, 32, 12, 32, 9, 32, 13, 32, 10, 32, 14, 32, 11, 32, 15, 32, 24, 32, 28, 32, 25, 32, \
      29, 32, 26, 32, 30, 32, 27, 32, 31, 32)

// MARK: Loads

// load_TYPE(address) reads a vector from any address.
#define LOAD(type, element)                          \
  INLINE type load_##type(const element *address) {  \
    type value;                                      \
    memcpy(&value, address, sizeof value);           \
    return value;                                    \
  }
LOAD(u8x16, uint8_t)
LOAD(u8x32, uint8_t)
LOAD(i16x16, int16_t)
LOAD(i32x4, int32_t)
LOAD(i32x8, int32_t)
#undef LOAD

// A pair of factors in all lanes.
INLINE i16x16 repeated_pair(const int16_t *pair) {
  int32_t both;
  memcpy(&both, pair, sizeof both);
  return (i16x16)((i32x8){0} + both);
}

// MARK: Arithmetic

// Multiplies element by element and adds the products of neighbours. x86 has an instruction for it, which
// clang does not select for the plain C below: with it resampling takes 1.7 ms instead of 4.7.
INLINE i32x8 multiply_pairs(i16x16 a, i16x16 b) {
#if defined(USES_AVX2)
  return (i32x8)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
  __m128i first[2], second[2];
  memcpy(first, &a, sizeof a);
  memcpy(second, &b, sizeof b);
  i32x4 low = (i32x4)_mm_madd_epi16(first[0], second[0]), high = (i32x4)_mm_madd_epi16(first[1], second[1]);
  return CONCATENATED_4(low, high);
#else
  return __builtin_convertvector(EVEN(a), i32x8) * __builtin_convertvector(EVEN(b), i32x8) +
         __builtin_convertvector(ODD(a), i32x8) * __builtin_convertvector(ODD(b), i32x8);
#endif
}

// bytes × factors ÷ 255, rounded to nearest; factors are 0…255.
INLINE u8x32 scaled(u8x32 bytes, u16x32 factors) {
  u16x32 product = __builtin_convertvector(bytes, u16x32) * factors + 128;
  return __builtin_convertvector((product + (product >> 8)) >> 8, u8x32);
}

// Four pixels from the levels of their channels, two pixels in each vector: levels are clamped to 0…255,
// colour to alpha.
INLINE u8x16 clamped_pixels(i32x8 first, i32x8 second) {
  i32x16 levels = CONCATENATED_8(first, second);
  levels = __builtin_elementwise_min(__builtin_elementwise_max(levels, (i32x16){0}), (i32x16){0} + 255);
  u8x16 pixels = __builtin_convertvector(levels, u8x16);
  return __builtin_elementwise_min(pixels, ALPHAS_OF_4(pixels));
}

#endif
