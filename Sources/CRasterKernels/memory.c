#include "CRasterKernels.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif

// The limits of what glibc keeps instead of returning it to the system: blocks of up to 32 MiB, 64 MiB at the
// top of the heap.
enum { largest_kept_block = 32 << 20, largest_kept_top = 64 << 20 };

void raster_return_freed_blocks(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void raster_keep_freed_blocks(void) {
#ifdef __GLIBC__
  // One arena for all threads: the same time as one for each, and less memory.
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, largest_kept_block);
  mallopt(M_TRIM_THRESHOLD, largest_kept_top);
#endif
}
