#include "CRasterKernels.h"

// Calls the kernel compiled for AVX2 where the processor has it.
#if defined(__x86_64__)
#define DISPATCH(name, parameters, arguments) \
  void raster_##name##_avx2 parameters; \
  void raster_##name parameters { \
    if (__builtin_cpu_supports("avx2")) \
      raster_##name##_avx2 arguments; \
    else \
      raster_##name##_portable arguments; \
  }
#else
#define DISPATCH(name, parameters, arguments) \
  void raster_##name parameters { raster_##name##_portable arguments; }
#endif

DISPATCH(
    reduce_rows, (const uint8_t *source, ptrdiff_t stride, const int16_t *weights, int taps, int16_t
    *sums, ptrdiff_t pixels),
    (source, stride, weights, taps, sums, pixels))
DISPATCH(
    reduce_columns, (const int16_t *sums, const int32_t *starts, const int16_t *weights, int groups,
    uint8_t *target, ptrdiff_t pixels),
    (sums, starts, weights, groups, target, pixels))
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
