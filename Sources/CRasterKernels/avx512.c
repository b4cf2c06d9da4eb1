#include "CRasterKernels.h"

#if defined(__x86_64__)
#define KERNEL(name) raster_##name##_avx512
#pragma clang attribute push( \
    __attribute__((target("avx512bw,avx512vl,avx512vnni"))), apply_to = function)
#include "resample512.h"
#pragma clang attribute pop
#endif
