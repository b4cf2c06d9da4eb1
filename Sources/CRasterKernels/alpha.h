#ifndef ALPHA_H
#define ALPHA_H

#include "CRasterKernels.h"
#include "form.h"
#include "lanes.h"

// Eight pixels with colour multiplied by alpha. Alpha is multiplied by 255 and so stays as it is.
INLINE u8x32 premultiplied(u8x32 pixels) {
  const u8x32 alpha_bytes = (u8x32)((i32x8){0} + (int32_t)0xFF000000);
  return scaled(pixels, __builtin_convertvector(ALPHAS_OF_8(pixels) | alpha_bytes, u16x32));
}

void KERNEL(premultiply) RASTER_PREMULTIPLY_PARAMETERS {
  ptrdiff_t x = 0;
  for (; x + 8 <= pixels; x += 8) {
    u8x32 eight = premultiplied(load_u8x32(source + 4 * x));
    memcpy(target + 4 * x, &eight, sizeof eight);
  }
  u8x32 rest = {0};
  memcpy(&rest, source + 4 * x, 4 * (size_t)(pixels - x));
  rest = premultiplied(rest);
  memcpy(target + 4 * x, &rest, 4 * (size_t)(pixels - x));
}

INLINE void divide_by_alpha(const uint8_t *source, uint8_t *target, ptrdiff_t pixels) {
  for (ptrdiff_t x = 0; x < pixels; x++) {
    uint32_t pixel, result = 0;
    memcpy(&pixel, source + 4 * x, 4);
    uint32_t alpha = pixel >> 24;
    // Truncating the product is exact however the processor rounds: a quotient that is not whole is at least
    // 1/255 below the next whole number, and the error of the product is less than a tenth of the 1/512 that
    // is added.
    float reciprocal = 1.0f / (float)(int32_t)(alpha ? alpha : 1);
    for (int shift = 0; shift < 24; shift += 8) {
      int32_t level = pixel >> shift & 255;
      int32_t quotient = (int32_t)((float)(level * 255 + (int32_t)(alpha / 2)) * reciprocal + 1.0f / 512);
      result |= (uint32_t)(quotient < 255 ? quotient : 255) << shift;
    }
    result = alpha ? result | alpha << 24 : 0;
    memcpy(target + 4 * x, &result, 4);
  }
}

void KERNEL(straighten) RASTER_STRAIGHTEN_PARAMETERS {
  // Opaque pixels are copied, in runs of 64.
  enum { run = 64 };
  for (; pixels >= run; pixels -= run, source += 4 * run, target += 4 * run) {
    uint32_t common = UINT32_MAX;
    for (int x = 0; x < run; x++) {
      uint32_t pixel;
      memcpy(&pixel, source + 4 * x, 4);
      common &= pixel;
    }
    if (common >> 24 == 255)
      memcpy(target, source, 4 * run);
    else
      divide_by_alpha(source, target, run);
  }
  divide_by_alpha(source, target, pixels);
}

// The coverages of eight pixels, each in all channels of its pixel.
INLINE u8x32 coverage_of_channels(const uint8_t *coverage) {
  u8x16 eight = {0};
  memcpy(&eight, coverage, 8);
  return REPEATED_4_TIMES(eight);
}

void KERNEL(apply_coverage) RASTER_APPLY_COVERAGE_PARAMETERS {
  ptrdiff_t x = 0;
  for (; x + 8 <= pixels; x += 8) {
    uint64_t eight;
    memcpy(&eight, coverage + x, 8);
    if (eight == UINT64_MAX) continue;
    u16x32 factors = __builtin_convertvector(coverage_of_channels(coverage + x), u16x32);
    u8x32 covered = scaled(load_u8x32(target + 4 * x), factors);
    memcpy(target + 4 * x, &covered, sizeof covered);
  }
  for (; x < pixels; x++) {
    for (int channel = 0; channel < 4; channel++) {
      uint32_t product = target[4 * x + channel] * (uint32_t)coverage[x] + 128;
      target[4 * x + channel] = (uint8_t)((product + (product >> 8)) >> 8);
    }
  }
}

void KERNEL(cover) RASTER_COVER_PARAMETERS {
  for (ptrdiff_t x = 0; x < pixels; x++) {
    uint32_t pixel, alpha = coverage[x];
    memcpy(&pixel, source + 4 * x, 4);
    pixel = alpha ? (pixel & 0xFFFFFF) | alpha << 24 : 0;
    memcpy(target + 4 * x, &pixel, 4);
  }
}

#endif
