#ifndef DECKLE_CODEC_SHIMS_H
#define DECKLE_CODEC_SHIMS_H

// libpng and libjpeg report errors by longjmp, which must not cross a Swift frame. These functions catch it
// in C and return a status and a message. Pixels have 8 bits a channel unless stated otherwise.

#include <stddef.h>
#include <stdint.h>

#define DECKLE_MESSAGE_SIZE 256
#define DECKLE_NOTES_SIZE 1024

typedef struct {
  char text[DECKLE_MESSAGE_SIZE];  // empty for no message
  int is_truncated;                // the data ended before the error
  int scans;                       // the number of scans where there are too many, otherwise 0
} deckle_message;

// The warnings of a library, one a line, each only once.
typedef struct {
  char lines[DECKLE_NOTES_SIZE];
} deckle_notes;

// Bytes allocated by malloc; to be freed with deckle_bytes_free.
typedef struct {
  uint8_t *data;
  size_t count;
} deckle_bytes;

void deckle_bytes_free(deckle_bytes bytes);

// ---- PNG ----

typedef struct deckle_png_reader deckle_png_reader;

// A range of bytes. A reader reads consecutive spans as one stream.
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

// Reads the stream of the spans of `bytes` up to the header of the first IDAT chunk. `bytes` must outlive the
// reader. Ancillary chunks may have at most `chunk_limit` bytes. Returns NULL on failure, with the reason in
// `error`.
deckle_png_reader *deckle_png_open(const uint8_t *bytes, const deckle_span *spans, size_t count,
                                   size_t chunk_limit, deckle_message *error);
deckle_png_header deckle_png_get_header(deckle_png_reader *reader);
// Selects straight RGBA of 8 bits, rounded, or of 16 bits in the machine's byte order. Returns 0 on success.
int deckle_png_start(deckle_png_reader *reader, int wants_16, deckle_message *error);
// Reads the next `count` rows. All rows of an interlaced picture must be read at once. Returns 0 on success.
int deckle_png_read_rows(deckle_png_reader *reader, uint8_t *rows, size_t count, deckle_message *error);
// Reads and checks the rest of the file after the last row. Returns 0 on success.
int deckle_png_finish(deckle_png_reader *reader, deckle_message *error);
// The warnings of libpng; valid as long as the reader.
const deckle_notes *deckle_png_get_notes(const deckle_png_reader *reader);
void deckle_png_close(deckle_png_reader *reader);

// The type of a chunk, and its content in two parts: a prefix of at most four bytes, and the rest.
typedef struct {
  const char *type;
  uint8_t prefix[4];
  size_t prefix_count;
  const uint8_t *data;
  size_t count;
} deckle_png_chunk;

// Writes a chunk: 12 bytes and its content. The first chunk of a file is preceded by the signature of 8
// bytes. Returns 0 on success.
int deckle_png_write_chunk(const deckle_png_chunk *chunk, int is_first, uint8_t *bytes,
                           deckle_message *error);

// ---- JPEG ----

typedef struct deckle_jpeg_reader deckle_jpeg_reader;

// Closed: Swift checks that a switch has every case.
typedef enum __attribute__((enum_extensibility(closed))) deckle_jpeg_colors {
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
  size_t coefficient_bytes;  // memory for the coefficients of a file with several scans, otherwise 0
} deckle_jpeg_header;

// Faults found while decoding.
typedef struct {
  int has_ended;       // the end marker is missing
  int is_cut;          // data of the picture is missing
  int is_damaged;      // data in the middle is wrong, and so are pixels
  int has_bad_strips;  // the same, but only up to a restart marker
  int lacks_colors;    // only luma has data
  int has_leftovers;   // a scan has more bytes than the picture, for example after damaged codes
} deckle_jpeg_findings;

// Reads up to the first scan. `bytes` must outlive the reader. Returns NULL on failure, with the reason in
// `error`.
deckle_jpeg_reader *deckle_jpeg_open(const uint8_t *bytes, size_t count, int maximum_scans,
                                     deckle_message *error);
deckle_jpeg_header deckle_jpeg_get_header(deckle_jpeg_reader *reader);

// A part of the decoded picture, in decoded pixels.
typedef struct {
  uint32_t x, y, width, height;
} deckle_jpeg_part;

// Starts decoding at the scale 1/denominator (1, 2, 4 or 8). `part` is the requested part of the decoded
// picture. It is clipped to the picture and extended to the part that deckle_jpeg_read writes. Returns 0 on
// success.
int deckle_jpeg_start(deckle_jpeg_reader *reader, int denominator, deckle_jpeg_part *part,
                      deckle_message *error);
// Writes the rows of the part as RGBA with alpha 255; for CMYK and YCCK, as stored samples of CMYK. The other
// rows are decoded too, so that damage is found anywhere. Stops where the data is cut or damaged. Returns 0
// on success.
int deckle_jpeg_read(deckle_jpeg_reader *reader, uint8_t *pixels, deckle_message *error);
deckle_jpeg_findings deckle_jpeg_get_findings(const deckle_jpeg_reader *reader);
// The warnings of libjpeg; valid as long as the reader.
const deckle_notes *deckle_jpeg_get_notes(const deckle_jpeg_reader *reader);
void deckle_jpeg_close(deckle_jpeg_reader *reader);

// Encodes rows of RGBA without alpha. Chroma is 4:2:0 below quality 90, otherwise 4:4:4. Returns 0 on
// success.
int deckle_jpeg_write(const uint8_t *rgba, uint32_t width, uint32_t height, int quality,
                      const uint8_t *profile, size_t profile_count, deckle_bytes *out,
                      deckle_message *error);

#endif
