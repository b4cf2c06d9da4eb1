// The kernels of resample.h on vectors of 64 bytes, which the compiler does not make of plain C.
#include "lanes512.h"

enum { weight_bits = 14, sum_bits = 6, most_taps = 256 };
// Numbers from one pair of neighbours to the next one.
enum { pair_stride = 32 };

// Weights of four rows each in bytes: 256 · high + low. As low's sum is rounded by 8 bits, high's has but to be added.
struct split_weights {
  int32_t high[most_taps / 4], low[most_taps / 4];
};

static void split(const int16_t *weights, int taps, struct split_weights *result) {
  for (int tap = 0; tap < taps; tap += 4) {
    int16_t four[4] = {0};
    memcpy(four, weights + tap, 2 * (size_t)(taps - tap < 4 ? taps - tap : 4));
    int8_t high[4], low[4];
    for (int row = 0; row < 4; row++) {
      low[row] = (int8_t)four[row];
      high[row] = (int8_t)((four[row] - low[row]) >> 8);
    }
    memcpy(result->high + tap / 4, high, sizeof high);
    memcpy(result->low + tap / 4, low, sizeof low);
  }
}

// Two neighbours' sums side by side in each 32 bits.
INLINE __m512i paired_sums(__m512i high, __m512i low, __m512i next_high, __m512i next_low) {
  const int shift = weight_bits - sum_bits;
  __m512i even = _mm512_add_epi32(high, _mm512_srai_epi32(low, shift));
  __m512i odd = _mm512_slli_epi32(_mm512_add_epi32(next_high, _mm512_srai_epi32(next_low, shift)), 16);
  return _mm512_mask_blend_epi16(0xAAAAAAAA, even, odd);
}

// Adds four rows of 16 pixels times their weights, each quarter's four pixels to one sum each.
INLINE void add_rows(
    const __m512i rows[4], int32_t high_weights, int32_t low_weights, __m512i high[4], __m512i low[4]) {
  __m512i upper_low = _mm512_unpacklo_epi8(rows[0], rows[1]);
  __m512i upper_high = _mm512_unpackhi_epi8(rows[0], rows[1]);
  __m512i lower_low = _mm512_unpacklo_epi8(rows[2], rows[3]);
  __m512i lower_high = _mm512_unpackhi_epi8(rows[2], rows[3]);
  __m512i pixels[4] = {
      _mm512_unpacklo_epi16(upper_low, lower_low), _mm512_unpackhi_epi16(upper_low, lower_low),
      _mm512_unpacklo_epi16(upper_high, lower_high), _mm512_unpackhi_epi16(upper_high, lower_high)};
#pragma clang loop unroll(full)
  for (int pixel = 0; pixel < 4; pixel++) {
    high[pixel] = _mm512_dpbusd_epi32(high[pixel], pixels[pixel], _mm512_set1_epi32(high_weights));
    low[pixel] = _mm512_dpbusd_epi32(low[pixel], pixels[pixel], _mm512_set1_epi32(low_weights));
  }
}

// A row of the result's sums of up to 16 pixels: of each quarter of them the first pair of neighbours, and the second one.
INLINE void reduce_sixteen(
    const uint8_t *source, ptrdiff_t stride, const struct split_weights *weights, int taps, __mmask16 wanted,
    __m512i *first, __m512i *second) {
  const __m512i half = _mm512_set1_epi32(1 << (weight_bits - sum_bits - 1));
  __m512i high[4] = {0}, low[4] = {half, half, half, half}, rows[4];
  int tap = 0;
  for (; tap + 4 <= taps; tap += 4, source += 4 * stride) {
#pragma clang loop unroll(full)
    for (int row = 0; row < 4; row++) rows[row] = _mm512_maskz_loadu_epi32(wanted, source + row * stride);
    add_rows(rows, weights->high[tap / 4], weights->low[tap / 4], high, low);
  }
  if (tap < taps) {
#pragma clang loop unroll(full)
    for (int row = 0; row < 4; row++)
      rows[row] = _mm512_maskz_loadu_epi32(tap + row < taps ? wanted : 0, source + row * stride);
    add_rows(rows, weights->high[tap / 4], weights->low[tap / 4], high, low);
  }
  *first = paired_sums(high[0], low[0], high[1], low[1]);
  *second = paired_sums(high[2], low[2], high[3], low[3]);
}

// Stores for each quarter of four rows the four rows of that quarter, two pairs apart.
INLINE void store_quarters(int16_t *sums, const __m512i rows[4], ptrdiff_t pairs) {
  __m512i upper_low = _mm512_shuffle_i32x4(rows[0], rows[1], 0x44);
  __m512i upper_high = _mm512_shuffle_i32x4(rows[0], rows[1], 0xEE);
  __m512i lower_low = _mm512_shuffle_i32x4(rows[2], rows[3], 0x44);
  __m512i lower_high = _mm512_shuffle_i32x4(rows[2], rows[3], 0xEE);
  __m512i quarters[4] = {
      _mm512_shuffle_i32x4(upper_low, lower_low, 0x88), _mm512_shuffle_i32x4(upper_low, lower_low, 0xDD),
      _mm512_shuffle_i32x4(upper_high, lower_high, 0x88), _mm512_shuffle_i32x4(upper_high, lower_high, 0xDD)};
#pragma clang loop unroll(full)
  for (int quarter = 0; quarter < 4; quarter++)
    if (2 * quarter < pairs) _mm512_storeu_si512(sums + 2 * quarter * pair_stride, quarters[quarter]);
}

void KERNEL(reduce_rows)(
    const uint8_t *source, ptrdiff_t stride, const ptrdiff_t *starts, const int16_t *weights, int taps, int rows,
    int16_t *sums, ptrdiff_t pixels) {
  if (taps > most_taps) {
    raster_reduce_rows_avx2(source, stride, starts, weights, taps, rows, sums, pixels);
    return;
  }
  struct split_weights halves[4];
  const uint8_t *sources[4];
  for (int row = 0; row < 4; row++) {
    int known = row < rows ? row : rows - 1;
    split(weights + known * taps, taps, halves + row);
    sources[row] = source + starts[known] * stride;
  }
  for (ptrdiff_t x = 0; x < pixels; x += 16, sums += 8 * pair_stride) {
    ptrdiff_t count = pixels - x < 16 ? pixels - x : 16, pairs = (count + 1) / 2;
    const __mmask16 wanted = (__mmask16)((1u << count) - 1);
    __m512i first[4], second[4];
#pragma clang loop unroll(full)
    for (int row = 0; row < 4; row++)
      reduce_sixteen(sources[row] + 4 * x, stride, halves + row, taps, wanted, first + row, second + row);
    store_quarters(sums, first, pairs);
    store_quarters(sums + pair_stride, second, pairs - 1);
  }
}

// Four pixels of four rows, each row in one quarter; behind the pixel `last` it is repeated.
INLINE __m512i reduce_four(
    const int16_t *sums, const int32_t *starts, const int16_t *weights, int pairs, ptrdiff_t last) {
  const int shift = weight_bits + sum_bits;
  const int16_t *places[4], *factors[4];
  __m512i pixels[4];
#pragma clang loop unroll(full)
  for (ptrdiff_t index = 0; index < 4; index++) {
    ptrdiff_t pixel = index < last ? index : last;
    places[index] = sums + (ptrdiff_t)starts[pixel] * pair_stride;
    factors[index] = weights + pixel * pairs * 2;
    pixels[index] = _mm512_set1_epi32(1 << (shift - 1));
  }
  for (ptrdiff_t pair = 0; pair < pairs; pair++) {
#pragma clang loop unroll(full)
    for (int index = 0; index < 4; index++) {
      int32_t factor;
      memcpy(&factor, factors[index] + 2 * pair, sizeof factor);
      pixels[index] = _mm512_dpwssd_epi32(
          pixels[index], _mm512_loadu_si512(places[index] + pair * pair_stride), _mm512_set1_epi32(factor));
    }
  }
#pragma clang loop unroll(full)
  for (int index = 0; index < 4; index++) pixels[index] = _mm512_srai_epi32(pixels[index], shift);
  return limited_rows(pixels);
}

// Stores as many pixels as `wanted` says of each quarter in a row of the target.
INLINE void store_rows(uint8_t *target, ptrdiff_t stride, int rows, __m512i four, __mmask8 wanted) {
  _mm_mask_storeu_epi32(target, wanted, _mm512_castsi512_si128(four));
  if (rows > 1) _mm_mask_storeu_epi32(target + stride, wanted, _mm512_extracti32x4_epi32(four, 1));
  if (rows > 2) _mm_mask_storeu_epi32(target + 2 * stride, wanted, _mm512_extracti32x4_epi32(four, 2));
  if (rows > 3) _mm_mask_storeu_epi32(target + 3 * stride, wanted, _mm512_extracti32x4_epi32(four, 3));
}

void KERNEL(reduce_columns)(
    const int16_t *sums, const int32_t *starts, const int16_t *weights, int pairs, int rows, uint8_t *target,
    ptrdiff_t pixels) {
  ptrdiff_t x = 0;
  for (; x + 4 <= pixels; x += 4)
    store_rows(
        target + 4 * x, 4 * pixels, rows,
        reduce_four(sums, starts + x, weights + x * pairs * 2, pairs, 3), 15);
  if (x == pixels) return;
  __m512i rest = reduce_four(sums, starts + x, weights + x * pairs * 2, pairs, pixels - x - 1);
  store_rows(target + 4 * x, 4 * pixels, rows, rest, (__mmask8)((1 << (pixels - x)) - 1));
}
