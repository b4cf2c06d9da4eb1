#include <stdlib.h>
#include <string.h>
#include "jpeg_error.h"

typedef struct {
  struct jpeg_compress_struct info;
  deckle_jpeg_error state;
  unsigned char *data;
  unsigned long count;
} jpeg_writer;

static void configure(struct jpeg_compress_struct *info, uint32_t width, uint32_t height, int quality) {
  info->image_width = width;
  info->image_height = height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  if (quality >= 90) info->comp_info[0].h_samp_factor = info->comp_info[0].v_samp_factor = 1;
}

int deckle_jpeg_write(const uint8_t *rgba, uint32_t width, uint32_t height, int quality,
                      const uint8_t *profile, size_t profile_count, deckle_bytes *out,
                      deckle_message *error) {
  jpeg_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return deckle_set_message(error, "out of memory"), 1;
  writer->info.err = deckle_jpeg_error_init(&writer->state);
  if (setjmp(writer->state.escape)) {
    if (error) *error = writer->state.error;
    jpeg_destroy_compress(&writer->info);
    free(writer->data);
    free(writer);
    return 1;
  }
  jpeg_create_compress(&writer->info);
  jpeg_mem_dest(&writer->info, &writer->data, &writer->count);
  configure(&writer->info, width, height, quality);
  jpeg_start_compress(&writer->info, TRUE);
  jpeg_write_icc_profile(&writer->info, profile, (unsigned)profile_count);
  while (writer->info.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(uintptr_t)(rgba + (size_t)writer->info.next_scanline * width * 4);
    jpeg_write_scanlines(&writer->info, &row, 1);
  }
  jpeg_finish_compress(&writer->info);
  jpeg_destroy_compress(&writer->info);
  out->data = writer->data;
  out->count = writer->count;
  free(writer);
  return 0;
}
