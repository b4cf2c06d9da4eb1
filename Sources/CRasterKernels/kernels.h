// Every kernel, for the instructions that the including file allows; KERNEL makes their names.
#include "resample.h"
#include "warp.h"
#include "blend.h"
#include "alpha.h"
#include "blur.h"
