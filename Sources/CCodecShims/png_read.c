#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include "message.h"

struct deckle_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  deckle_span *spans;  // the spans still to read
  size_t span_count, span_index;
  deckle_message error;
  deckle_notes notes;
};

static void on_error(png_structp png, png_const_charp text) {
  deckle_png_reader *reader = png_get_error_ptr(png);
  deckle_set_message(&reader->error, text);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  deckle_png_reader *reader = png_get_error_ptr(png);
  deckle_add_note(&reader->notes, text);
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  deckle_png_reader *reader = png_get_io_ptr(png);
  while (count > 0) {
    if (reader->span_index == reader->span_count) {
      reader->error.is_truncated = 1;
      png_error(png, "the file ends too early");
    }
    deckle_span *span = &reader->spans[reader->span_index];
    size_t part = count < span->count ? count : span->count;
    memcpy(target, reader->bytes + span->start, part);
    target += part;
    count -= part;
    span->start += part;
    span->count -= part;
    if (span->count == 0) reader->span_index++;
  }
}

static deckle_png_reader *failed(deckle_png_reader *reader, deckle_message *error) {
  if (error) *error = reader->error;
  deckle_png_close(reader);
  return NULL;
}

static deckle_png_reader *out_of_memory(deckle_png_reader *reader, deckle_message *error) {
  deckle_set_message(&reader->error, "out of memory");
  return failed(reader, error);
}

static int copy_spans(deckle_png_reader *reader, const deckle_span *spans, size_t count) {
  reader->spans = malloc(count * sizeof *spans + 1);
  if (!reader->spans) return 0;
  for (size_t index = 0; index < count; index++)
    if (spans[index].count > 0) reader->spans[reader->span_count++] = spans[index];
  return 1;
}

deckle_png_reader *deckle_png_open(const uint8_t *bytes, const deckle_span *spans, size_t count,
                                   size_t chunk_limit, deckle_message *error) {
  deckle_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return deckle_set_message(error, "out of memory"), NULL;
  reader->bytes = bytes;
  if (!copy_spans(reader, spans, count)) return out_of_memory(reader, error);
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) return out_of_memory(reader, error);
  if (setjmp(png_jmpbuf(reader->png))) return failed(reader, error);
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);  // the caller checks the header's size
  png_set_chunk_malloc_max(reader->png, chunk_limit);
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
  header.is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  header.has_alpha = (header.color_type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  return header;
}

static void expand(png_structp png, int wants_16) {
  const uint16_t probe = 1;
  png_set_expand(png);
  if (wants_16) {
    png_set_expand_16(png);
    if (*(const uint8_t *)&probe) png_set_swap(png);
  } else {
    png_set_scale_16(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
}

int deckle_png_start(deckle_png_reader *reader, int wants_16, deckle_message *error) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) {
    if (error) *error = reader->error;
    return 1;
  }
  expand(png, wants_16);
  png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t row = (size_t)png_get_image_width(png, reader->info) * (wants_16 ? 8 : 4);
  if (png_get_rowbytes(png, reader->info) != row) png_error(png, "unexpected row size");
  return 0;
}

int deckle_png_read_rows(deckle_png_reader *reader, uint8_t *rows, size_t count, deckle_message *error) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) {
    if (error) *error = reader->error;
    return 1;
  }
  size_t stride = png_get_rowbytes(png, reader->info);
  int is_interlaced = png_get_interlace_type(png, reader->info) != PNG_INTERLACE_NONE;
  int passes = is_interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1;
  for (int pass = 0; pass < passes; pass++)
    for (size_t y = 0; y < count; y++) png_read_row(png, rows + y * stride, NULL);
  return 0;
}

int deckle_png_finish(deckle_png_reader *reader, deckle_message *error) {
  if (setjmp(png_jmpbuf(reader->png))) {
    if (error) *error = reader->error;
    return 1;
  }
  png_read_end(reader->png, reader->info);
  return 0;
}

const deckle_notes *deckle_png_get_notes(const deckle_png_reader *reader) { return &reader->notes; }

void deckle_png_close(deckle_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->spans);
  free(reader);
}
