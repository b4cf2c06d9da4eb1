#ifndef DECKLE_CODEC_SHIMS_H
#define DECKLE_CODEC_SHIMS_H

// libpng and libjpeg report errors by longjmp, which must not cross a Swift frame. These functions keep it
// inside C and hand out a status and a message. Every pixel is 8 bits a channel unless said otherwise.

#include <stddef.h>
#include <stdint.h>

#define DECKLE_MESSAGE_SIZE 256

typedef struct {
  char text[DECKLE_MESSAGE_SIZE];  // empty when there is nothing to say
  uint32_t longest_side;           // of a picture beyond what the codec can read, else 0
  int is_truncated;                // the data had ended before this was said
} deckle_message;

// Bytes allocated by malloc; give them back with deckle_bytes_free.
typedef struct {
  uint8_t *data;
  size_t count;
} deckle_bytes;

void deckle_bytes_free(deckle_bytes bytes);

// ---- PNG ----

typedef struct deckle_png_reader deckle_png_reader;

typedef struct {
  uint32_t width, height;
  int bit_depth;
  int color_type;        // as in IHDR
  int has_alpha;         // an alpha channel or a tRNS chunk
  const uint8_t *icc;    // embedded profile or NULL; lives as long as the reader
  size_t icc_count;
  const uint8_t *exif;   // eXIf chunk or NULL; lives as long as the reader
  size_t exif_count;
} deckle_png_header;

// Reads up to the first IDAT. `bytes` must outlive the reader. NULL on failure, with the reason in `error`.
deckle_png_reader *deckle_png_open(const uint8_t *bytes, size_t count, deckle_message *error);
deckle_png_header deckle_png_get_header(deckle_png_reader *reader);
// Writes all rows as straight RGBA; 16-bit samples are rounded. Returns 0 on success.
int deckle_png_read(deckle_png_reader *reader, uint8_t *rgba, deckle_message *error);
// The first warning that libpng gave, empty if none.
const char *deckle_png_warning(const deckle_png_reader *reader);
void deckle_png_close(deckle_png_reader *reader);

// Encodes `channels` (3 = RGB, 4 = straight RGBA) with an sRGB chunk. Returns 0 on success.
int deckle_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level,
                     deckle_bytes *out, deckle_message *error);

// ---- JPEG ----

typedef struct deckle_jpeg_reader deckle_jpeg_reader;

typedef struct {
  uint32_t width, height;
  int is_cmyk;           // CMYK or YCCK
  int has_adobe_marker;
  size_t coefficient_bytes;  // memory for a picture that must be held whole to be decoded, else 0
  const uint8_t *exif;   // payload of the first Exif APP1 after "Exif\0\0", or NULL
  size_t exif_count;
  const uint8_t *icc;    // whole profile put together from its APP2 parts, or NULL
  size_t icc_count;
} deckle_jpeg_header;

// Reads up to the first scan. `bytes` must outlive the reader. NULL on failure, with the reason in `error`.
deckle_jpeg_reader *deckle_jpeg_open(const uint8_t *bytes, size_t count, deckle_message *error);
deckle_jpeg_header deckle_jpeg_get_header(deckle_jpeg_reader *reader);
// Chooses the decode scale 1/denominator (1, 2, 4 or 8) and gives the size that deckle_jpeg_read will write.
int deckle_jpeg_set_scale(deckle_jpeg_reader *reader, int denominator, uint32_t *width, uint32_t *height,
                          deckle_message *error);
// Writes all rows as RGBA, alpha 255, or as CMYK samples as stored where the header says is_cmyk.
// Returns 0 on success.
int deckle_jpeg_read(deckle_jpeg_reader *reader, uint8_t *pixels, deckle_message *error);
// Whether the data ended before the picture did.
int deckle_jpeg_is_truncated(const deckle_jpeg_reader *reader);
// The first warning that libjpeg gave, empty if none.
const char *deckle_jpeg_warning(const deckle_jpeg_reader *reader);
void deckle_jpeg_close(deckle_jpeg_reader *reader);

// Encodes RGBA rows, alpha ignored; 4:2:0 chroma below quality 90, 4:4:4 from there on. Returns 0 on success.
int deckle_jpeg_write(const uint8_t *rgba, uint32_t width, uint32_t height, int quality, deckle_bytes *out,
                      deckle_message *error);

#endif
