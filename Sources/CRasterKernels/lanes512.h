#ifndef LANES512_H
#define LANES512_H

#include "lanes.h"

// The channels of four vectors' pixels as bytes, side by side in each quarter: limited to 0…255, colour to alpha.
INLINE __m512i limited_rows(const __m512i levels[4]) {
  __m512i pixels =
      _mm512_packus_epi16(_mm512_packs_epi32(levels[0], levels[1]), _mm512_packs_epi32(levels[2], levels[3]));
  const __m512i alphas =
      _mm512_broadcast_i32x4(_mm_set_epi8(15, 15, 15, 15, 11, 11, 11, 11, 7, 7, 7, 7, 3, 3, 3, 3));
  return _mm512_min_epu8(pixels, _mm512_shuffle_epi8(pixels, alphas));
}

#endif
