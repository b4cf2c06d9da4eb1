#ifndef BLEND_H
#define BLEND_H

#include "CRasterKernels.h"
#include "form.h"
#include "lanes.h"

// source × opacity ÷ 255 over target, source-over.
INLINE u8x32 source_over(u8x32 source, u8x32 target, u16x32 opacity, int is_opaque) {
  if (!is_opaque) source = scaled(source, opacity);
  return source + scaled(target, 255 - __builtin_convertvector(ALPHAS_OF_8(source), u16x32));
}

// A row of pixels. `is_opaque` says that opacity is 255; it is a constant in each call.
INLINE void draw_row(const uint8_t *source, uint8_t *target, ptrdiff_t pixels, int opacity, int is_opaque) {
  const u16x32 factor = (u16x32){0} + (uint16_t)opacity;
  ptrdiff_t x = 0;
  for (; x + 8 <= pixels; x += 8) {
    u8x32 eight = source_over(load_u8x32(source + 4 * x), load_u8x32(target + 4 * x), factor, is_opaque);
    memcpy(target + 4 * x, &eight, sizeof eight);
  }
  u8x32 above = {0}, below = {0};
  memcpy(&above, source + 4 * x, 4 * (size_t)(pixels - x));
  memcpy(&below, target + 4 * x, 4 * (size_t)(pixels - x));
  u8x32 rest = source_over(above, below, factor, is_opaque);
  memcpy(target + 4 * x, &rest, 4 * (size_t)(pixels - x));
}

void KERNEL(source_over) RASTER_SOURCE_OVER_PARAMETERS {
  if (opacity == 255)
    draw_row(source, target, pixels, opacity, 1);
  else
    draw_row(source, target, pixels, opacity, 0);
}

void KERNEL(blend_dithered) RASTER_BLEND_DITHERED_PARAMETERS {
  // Channels after which `added` repeats.
  enum { period = 256 };
  for (ptrdiff_t start = 0; start < 4 * pixels; start += period) {
    if (4 * pixels - start >= period) {
      for (int index = 0; index < period; index++)
        target[start + index] = (uint8_t)((target[start + index] * (uint32_t)kept + added[index]) >> 16);
    } else {
      for (ptrdiff_t index = 0; index < 4 * pixels - start; index++)
        target[start + index] = (uint8_t)((target[start + index] * (uint32_t)kept + added[index]) >> 16);
    }
  }
}

#endif
