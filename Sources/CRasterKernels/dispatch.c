#include "CRasterKernels.h"

// Calls the kernel compiled for the most instructions that the processor has.
#if defined(__x86_64__)
bool raster_supports_avx2(void) { return __builtin_cpu_supports("avx2"); }

bool raster_supports_avx512(void) {
  return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vnni");
}

#define DISPATCH(name, parameters, arguments) \
  void raster_##name parameters { \
    if (raster_supports_avx512()) \
      raster_##name##_avx512 arguments; \
    else if (raster_supports_avx2()) \
      raster_##name##_avx2 arguments; \
    else \
      raster_##name##_portable arguments; \
  }
#else
bool raster_supports_avx2(void) { return false; }
bool raster_supports_avx512(void) { return false; }

#define DISPATCH(name, parameters, arguments) \
  void raster_##name parameters { raster_##name##_portable arguments; } \
  void raster_##name##_avx2 parameters { raster_##name##_portable arguments; } \
  void raster_##name##_avx512 parameters { raster_##name##_portable arguments; }
#endif

DISPATCH(
    reduce_rows, (const uint8_t *source, ptrdiff_t stride, const ptrdiff_t *starts, const int16_t *weights, int
    taps, int rows, int16_t *sums, ptrdiff_t pixels),
    (source, stride, starts, weights, taps, rows, sums, pixels))
DISPATCH(
    reduce_columns, (const int16_t *sums, const int32_t *starts, const int16_t *weights, int pairs, int rows,
    uint8_t *target, ptrdiff_t pixels),
    (sums, starts, weights, pairs, rows, target, pixels))
DISPATCH(
    sample_bicubic, (const uint8_t *source, ptrdiff_t width, ptrdiff_t height, const int32_t *across,
    const int32_t *down, const int16_t *across_weights, const int32_t *down_weights, uint8_t *target,
    ptrdiff_t pixels),
    (source, width, height, across, down, across_weights, down_weights, target, pixels))
DISPATCH(
    source_over, (const uint8_t *source, uint8_t *target, ptrdiff_t pixels, int opacity),
    (source, target, pixels, opacity))
DISPATCH(
    blend_dithered, (uint8_t *target, ptrdiff_t pixels, uint16_t kept, const uint32_t *added),
    (target, pixels, kept, added))
DISPATCH(
    premultiply, (const uint8_t *source, uint8_t *target, ptrdiff_t pixels),
    (source, target, pixels))
DISPATCH(
    straighten, (const uint8_t *source, uint8_t *target, ptrdiff_t pixels),
    (source, target, pixels))
DISPATCH(
    apply_coverage, (uint8_t *target, const uint8_t *coverage, ptrdiff_t pixels),
    (target, coverage, pixels))
DISPATCH(
    cover, (const uint8_t *source, const uint8_t *coverage, uint8_t *target, ptrdiff_t pixels),
    (source, coverage, target, pixels))
DISPATCH(
    blur_row, (const uint8_t *source, const uint16_t *weights, int radius, uint16_t *target, ptrdiff_t
    count),
    (source, weights, radius, target, count))
DISPATCH(
    blur_columns, (const uint16_t *const *rows, const uint16_t *weights, int radius, uint8_t *target,
    ptrdiff_t count),
    (rows, weights, radius, target, count))
