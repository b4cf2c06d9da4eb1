#ifndef DECKLE_CODEC_SHIMS_H
#define DECKLE_CODEC_SHIMS_H

// libpng and libjpeg report errors by longjmp, which must not cross a Swift frame. These functions keep it
// inside C and hand out a status and a message. Every pixel is 8 bits a channel unless said otherwise.

#include <stddef.h>
#include <stdint.h>

#define DECKLE_MESSAGE_SIZE 256
#define DECKLE_NOTES_SIZE 1024

typedef struct {
  char text[DECKLE_MESSAGE_SIZE];  // empty when there is nothing to say
  int is_truncated;                // the data had ended before this was said
  int scans;                       // how many scans were found where that was too many, else 0
} deckle_message;

// What a library warned of, each kind once, a line each.
typedef struct {
  char lines[DECKLE_NOTES_SIZE];
} deckle_notes;

// Bytes allocated by malloc; give them back with deckle_bytes_free.
typedef struct {
  uint8_t *data;
  size_t count;
} deckle_bytes;

void deckle_bytes_free(deckle_bytes bytes);

// ---- PNG ----

typedef struct deckle_png_reader deckle_png_reader;

// Bytes of a file that are read one after the other, as if nothing stood between them.
typedef struct {
  size_t start, count;
} deckle_span;

typedef struct {
  uint32_t width, height;
  int bit_depth;
  int color_type;  // as in IHDR
  int is_interlaced;
  int has_alpha;  // an alpha channel or a tRNS chunk
} deckle_png_header;

// Reads up to the first IDAT of the file that the spans of `bytes` make. `bytes` must outlive the reader; chunks
// beside the data may have `chunk_limit` bytes. NULL on failure, with the reason in `error`.
deckle_png_reader *deckle_png_open(const uint8_t *bytes, const deckle_span *spans, size_t count,
                                   size_t chunk_limit, deckle_message *error);
deckle_png_header deckle_png_get_header(deckle_png_reader *reader);
// Chooses straight RGBA of 8 bits, deeper samples rounded, or of 16 bits in the machine's byte order. 0 on success.
int deckle_png_start(deckle_png_reader *reader, int wants_16, deckle_message *error);
// Reads the next `count` rows; all rows at once where the picture is interlaced. Returns 0 on success.
int deckle_png_read_rows(deckle_png_reader *reader, uint8_t *rows, size_t count, deckle_message *error);
// Reads and checks what follows the last row. Returns 0 on success.
int deckle_png_finish(deckle_png_reader *reader, deckle_message *error);
// What libpng warned of; lives as long as the reader.
const deckle_notes *deckle_png_get_notes(const deckle_png_reader *reader);
void deckle_png_close(deckle_png_reader *reader);

// A chunk's type of four letters, and its content in two parts: some bytes that are made for it, up to four, and others.
typedef struct {
  const char *type;
  uint8_t prefix[4];
  size_t prefix_count;
  const uint8_t *data;
  size_t count;
} deckle_png_chunk;

// Writes a chunk with its length and checksum, which takes 12 bytes beside the content; the first of a file after the file's
// signature of 8 bytes. Returns 0 on success.
int deckle_png_write_chunk(const deckle_png_chunk *chunk, int is_first, uint8_t *bytes, deckle_message *error);

// ---- JPEG ----

typedef struct deckle_jpeg_reader deckle_jpeg_reader;

typedef enum {
  DECKLE_JPEG_YCBCR,
  DECKLE_JPEG_GRAY,
  DECKLE_JPEG_RGB,
  DECKLE_JPEG_CMYK,
  DECKLE_JPEG_YCCK
} deckle_jpeg_colors;

typedef struct {
  uint32_t width, height;
  deckle_jpeg_colors colors;
  int has_adobe_marker;
  size_t coefficient_bytes;  // memory for a picture that must be held whole to be decoded, else 0
} deckle_jpeg_header;

// What was found while decoding.
typedef struct {
  int has_ended;   // the end marker is missing
  int is_cut;      // and so is data of the picture
  int is_damaged;  // data in the middle is wrong, and pixels with it
  int has_bad_strips;  // the same, but only up to a restart marker
  int lacks_colors;    // there is data for lightness only
  int has_leftovers;   // bytes of a scan are not of the picture, as where codes before them were taken wrongly
} deckle_jpeg_findings;

// Reads up to the first scan. `bytes` must outlive the reader. NULL on failure, with the reason in `error`.
deckle_jpeg_reader *deckle_jpeg_open(const uint8_t *bytes, size_t count, int most_scans,
                                     deckle_message *error);
deckle_jpeg_header deckle_jpeg_get_header(deckle_jpeg_reader *reader);
// A part of the decoded picture, in its pixels.
typedef struct {
  uint32_t x, y, width, height;
} deckle_jpeg_part;

// Begins to decode at the scale 1/denominator (1, 2, 4 or 8). `part` asks for some of the decoded picture, and is moved and
// enlarged to what deckle_jpeg_read will write; what lies outside the picture is left out. Returns 0 on success.
int deckle_jpeg_start(deckle_jpeg_reader *reader, int denominator, deckle_jpeg_part *part, deckle_message *error);
// Writes the rows of the part as RGBA, alpha 255, or as the stored samples where the header says CMYK or YCCK; the other rows
// are decoded all the same. Stops where the findings are that the data is cut or damaged. Returns 0 on success.
int deckle_jpeg_read(deckle_jpeg_reader *reader, uint8_t *pixels, deckle_message *error);
deckle_jpeg_findings deckle_jpeg_get_findings(const deckle_jpeg_reader *reader);
// What libjpeg warned of; lives as long as the reader.
const deckle_notes *deckle_jpeg_get_notes(const deckle_jpeg_reader *reader);
void deckle_jpeg_close(deckle_jpeg_reader *reader);

// Encodes RGBA rows, alpha ignored; 4:2:0 chroma below quality 90, 4:4:4 from there on. Returns 0 on success.
int deckle_jpeg_write(const uint8_t *rgba, uint32_t width, uint32_t height, int quality,
                      const uint8_t *profile, size_t profile_count, deckle_bytes *out, deckle_message *error);

#endif
