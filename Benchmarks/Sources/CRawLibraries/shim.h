#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <libdeflate.h>
#include <png.h>
#include <webp/encode.h>
