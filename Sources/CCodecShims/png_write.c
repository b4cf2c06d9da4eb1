#include <png.h>
#include <setjmp.h>
#include <string.h>
#include "message.h"

typedef struct {
  uint8_t *position;
  deckle_message *error;
} target;

static void on_error(png_structp png, png_const_charp text) {
  target *to = png_get_error_ptr(png);
  deckle_set_message(to->error, text);
  longjmp(png_jmpbuf(png), 1);
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  target *to = png_get_io_ptr(png);
  memcpy(to->position, bytes, count);
  to->position += count;
}

static void on_flush(png_structp png) { (void)png; }

int deckle_png_write_chunk(const deckle_png_chunk *chunk, int is_first, uint8_t *bytes,
                           deckle_message *error) {
  target to = {bytes, error};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &to, on_error, NULL);
  if (!png) return deckle_set_message(error, "out of memory"), 1;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, NULL);
    return 1;
  }
  png_set_write_fn(png, &to, on_write, on_flush);
  if (is_first) png_write_sig(png);
  png_write_chunk_start(png, (png_const_bytep)chunk->type, (png_uint_32)(chunk->prefix_count + chunk->count));
  png_write_chunk_data(png, chunk->prefix, chunk->prefix_count);
  png_write_chunk_data(png, chunk->data, chunk->count);
  png_write_chunk_end(png);
  png_destroy_write_struct(&png, NULL);
  return 0;
}
