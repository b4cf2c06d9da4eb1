#include "CRasterKernels.h"

#if defined(__x86_64__)
#include "vectors.h"

#define FORM avx512
// Without min_vector_width clang uses vectors of 32 bytes.
#pragma clang attribute push( \
    __attribute__((target("avx512bw,avx512vl,avx512vnni"), min_vector_width(512))), apply_to = function)
#include "resample512.h"
#include "warp512.h"

#include "alpha.h"
#include "blend.h"
#include "blur.h"
#pragma clang attribute pop
#endif
