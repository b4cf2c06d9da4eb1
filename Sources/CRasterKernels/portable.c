#include "CRasterKernels.h"

#define KERNEL(name) raster_##name##_portable
#include "kernels.h"
