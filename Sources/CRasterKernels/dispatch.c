#include "CRasterKernels.h"

// Each kernel calls its fastest form that the processor supports.
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

RASTER_KERNELS(DISPATCH)
