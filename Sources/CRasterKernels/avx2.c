#include "CRasterKernels.h"

#if defined(__x86_64__)
#include "vectors.h"

#define KERNELS_AVX2
#define KERNEL(name) raster_##name##_avx2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "kernels.h"
#pragma clang attribute pop
#endif
