// Compiled once for each set of instructions, see kernels.h.
#include "lanes.h"

// Bytes times factors of 0…255 over 255, rounded to nearest.
INLINE u8x32 scaled(u8x32 bytes, u16x32 factors) {
  u16x32 product = __builtin_convertvector(bytes, u16x32) * factors + 128;
  return __builtin_convertvector((product + (product >> 8)) >> 8, u8x32);
}

// Each pixel's alpha in all its channels.
INLINE u8x32 alphas(u8x32 pixels) {
  return __builtin_shufflevector(
      pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23,
      27, 27, 27, 27, 31, 31, 31, 31);
}

INLINE u8x32 laid_over(u8x32 source, u8x32 target, u16x32 opacity, int isFull) {
  if (!isFull) source = scaled(source, opacity);
  return source + scaled(target, 255 - __builtin_convertvector(alphas(source), u16x32));
}

INLINE void lay_over(const uint8_t *source, uint8_t *target, ptrdiff_t pixels, int opacity, int isFull) {
  const u16x32 factor = (u16x32){0} + (uint16_t)opacity;
  ptrdiff_t x = 0;
  for (; x + 8 <= pixels; x += 8) {
    u8x32 eight = laid_over(load_u8x32(source + 4 * x), load_u8x32(target + 4 * x), factor, isFull);
    memcpy(target + 4 * x, &eight, sizeof eight);
  }
  u8x32 above = {0}, below = {0};
  memcpy(&above, source + 4 * x, 4 * (size_t)(pixels - x));
  memcpy(&below, target + 4 * x, 4 * (size_t)(pixels - x));
  u8x32 rest = laid_over(above, below, factor, isFull);
  memcpy(target + 4 * x, &rest, 4 * (size_t)(pixels - x));
}

void KERNEL(source_over)(const uint8_t *source, uint8_t *target, ptrdiff_t pixels, int opacity) {
  if (opacity == 255)
    lay_over(source, target, pixels, opacity, 1);
  else
    lay_over(source, target, pixels, opacity, 0);
}

void KERNEL(blend_dithered)(uint8_t *target, ptrdiff_t pixels, uint16_t kept, const uint32_t *added) {
  for (ptrdiff_t start = 0; start < 4 * pixels; start += 256) {
    if (4 * pixels - start >= 256) {
      for (int place = 0; place < 256; place++)
        target[start + place] = (uint8_t)((target[start + place] * (uint32_t)kept + added[place]) >> 16);
    } else {
      for (ptrdiff_t place = 0; place < 4 * pixels - start; place++)
        target[start + place] = (uint8_t)((target[start + place] * (uint32_t)kept + added[place]) >> 16);
    }
  }
}
