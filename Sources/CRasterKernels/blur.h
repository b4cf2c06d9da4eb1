// Compiled once for each set of instructions, see kernels.h.
#include "lanes.h"

enum { chunk = 32 };

void KERNEL(blur_row)(
    const uint8_t *source, const uint16_t *weights, int radius, uint16_t *target, ptrdiff_t count) {
  ptrdiff_t x = 0;
  for (; x + chunk <= count; x += chunk) {
    const uint8_t *middle = source + x;
    uint32_t sums[chunk];
    for (int place = 0; place < chunk; place++) sums[place] = (uint32_t)weights[0] * middle[place] + 128;
    for (int tap = 1; tap <= radius; tap++)
      for (int place = 0; place < chunk; place++)
        sums[place] += (uint32_t)weights[tap] * (uint16_t)(middle[place - tap] + middle[place + tap]);
    for (int place = 0; place < chunk; place++) target[x + place] = (uint16_t)(sums[place] >> 8);
  }
  for (; x < count; x++) {
    uint32_t sum = (uint32_t)weights[0] * source[x] + 128;
    for (int tap = 1; tap <= radius; tap++)
      sum += (uint32_t)weights[tap] * (uint32_t)(source[x - tap] + source[x + tap]);
    target[x] = (uint16_t)(sum >> 8);
  }
}

void KERNEL(blur_columns)(
    const uint16_t *const *rows, const uint16_t *weights, int radius, uint8_t *target, ptrdiff_t count) {
  ptrdiff_t x = 0;
  for (; x + chunk <= count; x += chunk) {
    uint32_t sums[chunk];
    for (int place = 0; place < chunk; place++)
      sums[place] = (uint32_t)weights[0] * rows[radius][x + place] + (1u << 23);
    for (int tap = 1; tap <= radius; tap++) {
      const uint16_t *above = rows[radius - tap] + x, *below = rows[radius + tap] + x;
      for (int place = 0; place < chunk; place++)
        sums[place] += (uint32_t)weights[tap] * ((uint32_t)above[place] + below[place]);
    }
    for (int place = 0; place < chunk; place++) target[x + place] = (uint8_t)(sums[place] >> 24);
  }
  for (; x < count; x++) {
    uint32_t sum = (uint32_t)weights[0] * rows[radius][x] + (1u << 23);
    for (int tap = 1; tap <= radius; tap++)
      sum += (uint32_t)weights[tap] * ((uint32_t)rows[radius - tap][x] + rows[radius + tap][x]);
    target[x] = (uint8_t)(sum >> 24);
  }
}
