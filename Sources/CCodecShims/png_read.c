#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include "message.h"

struct deckle_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t left;
  deckle_message error, warning;
};

static void on_error(png_structp png, png_const_charp text) {
  deckle_png_reader *reader = png_get_error_ptr(png);
  deckle_say(&reader->error, text);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  deckle_png_reader *reader = png_get_error_ptr(png);
  deckle_say_once(&reader->warning, text);
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  deckle_png_reader *reader = png_get_io_ptr(png);
  if (count > reader->left) {
    reader->error.is_truncated = 1;
    png_error(png, "the file ends too early");
  }
  memcpy(target, reader->next, count);
  reader->next += count;
  reader->left -= count;
}

static deckle_png_reader *failed(deckle_png_reader *reader, deckle_message *error) {
  if (error) *error = reader->error;
  deckle_png_close(reader);
  return NULL;
}

deckle_png_reader *deckle_png_open(const uint8_t *bytes, size_t count, deckle_message *error) {
  deckle_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return deckle_say(error, "out of memory"), NULL;
  reader->next = bytes;
  reader->left = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) return deckle_say(&reader->error, "out of memory"), failed(reader, error);
  if (setjmp(png_jmpbuf(reader->png))) return failed(reader, error);
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);  // the caller checks the header's size
  png_set_chunk_malloc_max(reader->png, 8 << 20);
  png_set_chunk_cache_max(reader->png, 64);
  png_read_info(reader->png, reader->info);
  return reader;
}

deckle_png_header deckle_png_get_header(deckle_png_reader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  deckle_png_header header = {0};
  header.width = png_get_image_width(png, info);
  header.height = png_get_image_height(png, info);
  header.bit_depth = png_get_bit_depth(png, info);
  header.color_type = png_get_color_type(png, info);
  header.has_alpha = (header.color_type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  if (setjmp(png_jmpbuf(png))) return header;
  png_charp name;
  int method;
  png_bytep profile;
  png_uint_32 profile_count;
  if (png_get_iCCP(png, info, &name, &method, &profile, &profile_count)) {
    header.icc = profile;
    header.icc_count = profile_count;
  }
#ifdef PNG_eXIf_SUPPORTED
  png_bytep exif;
  png_uint_32 exif_count;
  if (png_get_eXIf_1(png, info, &exif_count, &exif)) {
    header.exif = exif;
    header.exif_count = exif_count;
  }
#endif
  return header;
}

int deckle_png_read(deckle_png_reader *reader, uint8_t *rgba, deckle_message *error) {
  png_structp png = reader->png;
  uint32_t height = png_get_image_height(png, reader->info);
  size_t stride = (size_t)png_get_image_width(png, reader->info) * 4;
  if (setjmp(png_jmpbuf(png))) {
    if (error) *error = reader->error;
    return 1;
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != stride) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + y * stride, NULL);
  png_read_end(png, NULL);
  return 0;
}

const char *deckle_png_warning(const deckle_png_reader *reader) { return reader->warning.text; }

void deckle_png_close(deckle_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
