#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include "message.h"

typedef struct {
  deckle_bytes bytes;
  size_t capacity;
  deckle_message error;
} png_writer;

static void on_error(png_structp png, png_const_charp text) {
  png_writer *writer = png_get_error_ptr(png);
  deckle_say(&writer->error, text);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_write(png_structp png, png_bytep data, size_t count) {
  png_writer *writer = png_get_io_ptr(png);
  if (writer->bytes.count + count > writer->capacity) {
    size_t capacity = (writer->bytes.count + count) * 2;
    uint8_t *grown = realloc(writer->bytes.data, capacity);
    if (!grown) png_error(png, "out of memory");
    writer->bytes.data = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes.data + writer->bytes.count, data, count);
  writer->bytes.count += count;
}

static void on_flush(png_structp png) { (void)png; }

// Before the palette and the data, as both chunks must stand. libpng 1.6.39 has no words for cICP.
static void write_color(png_structp png, png_infop info, const deckle_png_color *color) {
  if (!color) {
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    return;
  }
  png_set_iCCP(png, info, color->profile_name, PNG_COMPRESSION_TYPE_BASE, color->profile,
               (png_uint_32)color->profile_count);
}

static void write_header(png_structp png, png_infop info, const deckle_png_color *color) {
  write_color(png, info, color);
  if (color) {
    // As a chunk that libpng does not know it is written with the header's others.
    png_unknown_chunk chunk = {.name = "cICP", .size = sizeof color->code_points, .location = PNG_HAVE_IHDR};
    chunk.data = (png_bytep)(uintptr_t)color->code_points;
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, (png_const_bytep) "cICP", 1);
    png_set_unknown_chunks(png, info, &chunk, 1);
  }
  png_write_info(png, info);
}

// What a chunk can hold at most, PNG's limit being 2^31 - 1.
static const size_t longest_chunk = 1 << 30;

int deckle_png_write(uint32_t width, uint32_t height, int channels, const uint8_t *packed, size_t count,
                     const deckle_png_color *color, deckle_bytes *out, deckle_message *error) {
  // On the heap, since a longjmp leaves changed locals undefined.
  png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return deckle_say(error, "out of memory"), 1;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    free(writer);
    return deckle_say(error, "out of memory"), 1;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    if (error) *error = writer->error;
    free(writer->bytes.data);
    free(writer);
    return 1;
  }
  png_set_write_fn(png, writer, on_write, on_flush);
  png_set_IHDR(png, info, width, height, 8, channels == 4 ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  write_header(png, info, color);
  while (count) {
    size_t part = count < longest_chunk ? count : longest_chunk;
    png_write_chunk(png, (png_const_bytep) "IDAT", packed, part);
    packed += part;
    count -= part;
  }
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  png_destroy_write_struct(&png, &info);
  *out = writer->bytes;
  free(writer);
  return 0;
}
