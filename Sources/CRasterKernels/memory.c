#include "CRasterKernels.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif

void raster_return_freed_blocks(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void raster_keep_freed_blocks(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);  // or each thread keeps blocks of its own
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
