#include "CRasterKernels.h"

#if defined(__x86_64__)
#include "vectors.h"

#define FORM avx2
#define USES_AVX2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "kernels.h"
#pragma clang attribute pop
#endif
