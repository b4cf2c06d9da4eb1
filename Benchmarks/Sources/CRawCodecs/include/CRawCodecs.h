#ifndef C_RAW_CODECS_H
#define C_RAW_CODECS_H

#include <stddef.h>
#include <stdint.h>

// The libraries' own calls as their manuals show them, for good input alone: an error ends the process.

// Decodes a whole JPEG at the scale 1/denominator as RGBA into `pixels`, which has room for it.
void raw_jpeg_decode(const uint8_t *file, size_t count, int denominator, uint8_t *pixels);
// Encodes RGBA rows as a JPEG of 4:2:0 chroma; gives its bytes.
size_t raw_jpeg_encode(const uint8_t *rgba, int width, int height, int quality);
// Filters RGBA rows by the mean of left and above and packs them by libdeflate; gives the packed bytes.
size_t raw_deflate(const uint8_t *rgba, int width, int height, int level);
// Writes RGBA rows as a PNG file by libpng alone; gives its bytes.
size_t raw_png_encode(const uint8_t *rgba, int width, int height, int level);
// Encodes RGBA rows as a lossy WebP; gives its bytes.
size_t raw_webp_encode(const uint8_t *rgba, int width, int height, float quality, int method);

#endif
