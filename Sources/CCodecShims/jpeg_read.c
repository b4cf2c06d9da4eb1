#include <stdlib.h>
#include <string.h>
#include "jpeg_error.h"

struct deckle_jpeg_reader {
  struct jpeg_decompress_struct info;
  deckle_jpeg_error state;
  JOCTET *icc;
  unsigned int icc_count;
};

static const char exif_mark[] = "Exif\0";  // the array's own end is the second zero

deckle_jpeg_reader *deckle_jpeg_open(const uint8_t *bytes, size_t count, deckle_message *error) {
  deckle_jpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return deckle_say(error, "out of memory"), NULL;
  reader->info.err = deckle_jpeg_error_init(&reader->state);
  if (setjmp(reader->state.escape)) {
    if (error) *error = reader->state.error;
    deckle_jpeg_close(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->info);
  reader->info.mem->max_memory_to_use = 0;  // no limit here: the caller checks the header's needs
  jpeg_mem_src(&reader->info, bytes, (unsigned long)count);
  jpeg_save_markers(&reader->info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&reader->info, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(&reader->info, TRUE);
  if (!jpeg_read_icc_profile(&reader->info, &reader->icc, &reader->icc_count)) reader->icc = NULL;
  return reader;
}

static size_t coefficient_bytes(struct jpeg_decompress_struct *info) {
  size_t blocks = 0;
  if (!jpeg_has_multiple_scans(info)) return 0;
  for (int index = 0; index < info->num_components; index++)
    blocks += (size_t)info->comp_info[index].width_in_blocks * info->comp_info[index].height_in_blocks;
  return blocks * sizeof(JBLOCK);
}

deckle_jpeg_header deckle_jpeg_get_header(deckle_jpeg_reader *reader) {
  struct jpeg_decompress_struct *info = &reader->info;
  deckle_jpeg_header header = {0};
  header.width = info->image_width;
  header.height = info->image_height;
  header.is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  header.has_adobe_marker = info->saw_Adobe_marker;
  header.coefficient_bytes = coefficient_bytes(info);
  header.icc = reader->icc;
  header.icc_count = reader->icc ? reader->icc_count : 0;
  for (jpeg_saved_marker_ptr marker = info->marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length <= sizeof exif_mark) continue;
    if (memcmp(marker->data, exif_mark, sizeof exif_mark) != 0) continue;
    header.exif = marker->data + sizeof exif_mark;
    header.exif_count = marker->data_length - sizeof exif_mark;
    break;
  }
  return header;
}

int deckle_jpeg_set_scale(deckle_jpeg_reader *reader, int denominator, uint32_t *width, uint32_t *height,
                          deckle_message *error) {
  if (setjmp(reader->state.escape)) {
    if (error) *error = reader->state.error;
    return 1;
  }
  reader->info.scale_num = 1;
  reader->info.scale_denom = (unsigned)denominator;
  jpeg_calc_output_dimensions(&reader->info);
  *width = reader->info.output_width;
  *height = reader->info.output_height;
  return 0;
}

int deckle_jpeg_read(deckle_jpeg_reader *reader, uint8_t *pixels, deckle_message *error) {
  struct jpeg_decompress_struct *info = &reader->info;
  if (setjmp(reader->state.escape)) {
    if (error) *error = reader->state.error;
    return 1;
  }
  int is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(info);
  size_t stride = (size_t)info->output_width * 4;
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + info->output_scanline * stride;
    jpeg_read_scanlines(info, &row, 1);
  }
  jpeg_finish_decompress(info);
  return 0;
}

int deckle_jpeg_is_truncated(const deckle_jpeg_reader *reader) { return reader->state.is_truncated; }

const char *deckle_jpeg_warning(const deckle_jpeg_reader *reader) { return reader->state.warning.text; }

void deckle_jpeg_close(deckle_jpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader->icc);
  free(reader);
}
