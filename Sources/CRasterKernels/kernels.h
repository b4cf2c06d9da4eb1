#ifndef KERNELS_H
#define KERNELS_H

// Every kernel in the form that FORM names.
#include "alpha.h"
#include "blend.h"
#include "blur.h"
#include "resample.h"
#include "warp.h"

#endif
