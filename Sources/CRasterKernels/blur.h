#ifndef BLUR_H
#define BLUR_H

#include "CRasterKernels.h"
#include "fixed_point.h"
#include "form.h"

// Values that are summed at once, so that clang keeps their sums in vector registers.
enum { chunk = 32 };

void KERNEL(blur_row) RASTER_BLUR_ROW_PARAMETERS {
  const int shift = blur_weight_bits - blur_sum_bits;
  const uint32_t half = 1u << (shift - 1);
  ptrdiff_t x = 0;
  for (; x + chunk <= count; x += chunk) {
    const uint8_t *middle = source + x;
    uint32_t sums[chunk];
    for (int index = 0; index < chunk; index++) sums[index] = (uint32_t)weights[0] * middle[index] + half;
    for (int tap = 1; tap <= radius; tap++)
      for (int index = 0; index < chunk; index++)
        sums[index] += (uint32_t)weights[tap] * (uint16_t)(middle[index - tap] + middle[index + tap]);
    for (int index = 0; index < chunk; index++) target[x + index] = (uint16_t)(sums[index] >> shift);
  }
  for (; x < count; x++) {
    uint32_t sum = (uint32_t)weights[0] * source[x] + half;
    for (int tap = 1; tap <= radius; tap++)
      sum += (uint32_t)weights[tap] * (uint32_t)(source[x - tap] + source[x + tap]);
    target[x] = (uint16_t)(sum >> shift);
  }
}

void KERNEL(blur_columns) RASTER_BLUR_COLUMNS_PARAMETERS {
  const uint32_t half = 1u << (blur_product_bits - 1);
  ptrdiff_t x = 0;
  for (; x + chunk <= count; x += chunk) {
    uint32_t sums[chunk];
    for (int index = 0; index < chunk; index++)
      sums[index] = (uint32_t)weights[0] * rows[radius][x + index] + half;
    for (int tap = 1; tap <= radius; tap++) {
      const uint16_t *above = rows[radius - tap] + x, *below = rows[radius + tap] + x;
      for (int index = 0; index < chunk; index++)
        sums[index] += (uint32_t)weights[tap] * ((uint32_t)above[index] + below[index]);
    }
    for (int index = 0; index < chunk; index++)
      target[x + index] = (uint8_t)(sums[index] >> blur_product_bits);
  }
  for (; x < count; x++) {
    uint32_t sum = (uint32_t)weights[0] * rows[radius][x] + half;
    for (int tap = 1; tap <= radius; tap++)
      sum += (uint32_t)weights[tap] * ((uint32_t)rows[radius - tap][x] + rows[radius + tap][x]);
    target[x] = (uint8_t)(sum >> blur_product_bits);
  }
}

#endif
