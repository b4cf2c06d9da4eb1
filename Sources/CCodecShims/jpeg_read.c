#include <stdlib.h>
#include <string.h>
#include "jpeg_error.h"

struct deckle_jpeg_reader {
  struct jpeg_decompress_struct info;
  deckle_jpeg_error state;
  struct jpeg_progress_mgr progress;
  int maximum_scans;
  deckle_jpeg_part part;
  uint8_t *spare_row;  // the target of rows outside the part
};

// Limits the number of scans: each takes as much time as the whole picture, and a small file can contain
// many.
static void on_progress(j_common_ptr info) {
  deckle_jpeg_reader *reader = (deckle_jpeg_reader *)info;
  if (reader->info.input_scan_number <= reader->maximum_scans) return;
  deckle_set_message(&reader->state.error, "too many scans");
  reader->state.error.scans = reader->info.input_scan_number;
  longjmp(reader->state.escape, 1);
}

deckle_jpeg_reader *deckle_jpeg_open(const uint8_t *bytes, size_t count, int maximum_scans,
                                     deckle_message *error) {
  deckle_jpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return deckle_set_message(error, "out of memory"), NULL;
  reader->info.err = deckle_jpeg_error_init(&reader->state);
  if (setjmp(reader->state.escape)) {
    if (error) *error = reader->state.error;
    deckle_jpeg_close(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->info);
  reader->info.mem->max_memory_to_use = 0;  // no limit: the caller checks coefficient_bytes
  reader->maximum_scans = maximum_scans;
  reader->progress.progress_monitor = on_progress;
  reader->info.progress = &reader->progress;
  jpeg_mem_src(&reader->info, bytes, (unsigned long)count);
  jpeg_read_header(&reader->info, TRUE);
  return reader;
}

static size_t coefficient_bytes(struct jpeg_decompress_struct *info) {
  size_t blocks = 0;
  if (!jpeg_has_multiple_scans(info)) return 0;
  for (int index = 0; index < info->num_components; index++)
    blocks += (size_t)info->comp_info[index].width_in_blocks * info->comp_info[index].height_in_blocks;
  return blocks * sizeof(JBLOCK);
}

static deckle_jpeg_colors colors(J_COLOR_SPACE space) {
  switch (space) {
    case JCS_GRAYSCALE: return DECKLE_JPEG_GRAY;
    case JCS_RGB: return DECKLE_JPEG_RGB;
    case JCS_CMYK: return DECKLE_JPEG_CMYK;
    case JCS_YCCK: return DECKLE_JPEG_YCCK;
    default: return DECKLE_JPEG_YCBCR;
  }
}

deckle_jpeg_header deckle_jpeg_get_header(deckle_jpeg_reader *reader) {
  struct jpeg_decompress_struct *info = &reader->info;
  deckle_jpeg_header header = {0};
  header.width = info->image_width;
  header.height = info->image_height;
  header.colors = colors(info->jpeg_color_space);
  header.has_adobe_marker = info->saw_Adobe_marker;
  header.coefficient_bytes = coefficient_bytes(info);
  return header;
}

// Whether the file has no scan of a component.
static int is_missing(const jpeg_component_info *component) { return component->quant_table == NULL; }

// Whether a progressive file lacks the last bits of a component.
static int is_incomplete(const struct jpeg_decompress_struct *info, int index) {
  for (int coefficient = 0; info->coef_bits && coefficient < DCTSIZE2; coefficient++)
    if (info->coef_bits[index][coefficient] != 0) return 1;
  return 0;
}

// Records missing scans. Without an end marker the file is truncated. With one, and with the first component,
// the file is taken as complete and gray.
static void record_missing_scans(deckle_jpeg_reader *reader) {
  struct jpeg_decompress_struct *info = &reader->info;
  deckle_jpeg_findings *findings = &reader->state.findings;
  if (!jpeg_has_multiple_scans(info)) return;
  for (int index = 0; index < info->num_components; index++) {
    int missing = is_missing(&info->comp_info[index]);
    if (findings->has_ended && (missing || is_incomplete(info, index))) findings->is_cut = 1;
    if (!findings->has_ended && missing) *(index ? &findings->lacks_colors : &findings->is_damaged) = 1;
  }
}

static uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

// Clips and extends the part. Columns are extended to blocks and by one more block on either side, so that
// chroma at the edges is interpolated from the same samples as in the whole picture.
static void choose_part(struct jpeg_decompress_struct *info, deckle_jpeg_part *part) {
  part->y = smaller(part->y, info->output_height);
  part->height = smaller(part->height, info->output_height - part->y);
  uint32_t margin = (uint32_t)(info->max_h_samp_factor * DCTSIZE);
  JDIMENSION left = part->x > margin ? part->x - margin : 0;
  JDIMENSION available = info->output_width - smaller(left, info->output_width);
  JDIMENSION width = smaller(part->width + part->x - left + margin, available);
  if (left == 0 && width == info->output_width) {
    part->x = 0;
    part->width = width;
    return;
  }
  jpeg_crop_scanline(info, &left, &width);
  part->x = left;
  part->width = width;
}

int deckle_jpeg_start(deckle_jpeg_reader *reader, int denominator, deckle_jpeg_part *part,
                      deckle_message *error) {
  struct jpeg_decompress_struct *info = &reader->info;
  if (setjmp(reader->state.escape)) {
    if (error) *error = reader->state.error;
    return 1;
  }
  info->scale_num = 1;
  info->scale_denom = (unsigned)denominator;
  int is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(info);
  record_missing_scans(reader);
  choose_part(info, part);
  reader->part = *part;
  reader->spare_row = malloc((size_t)info->output_width * 4);
  if (reader->spare_row) return 0;
  if (error) deckle_set_message(error, "out of memory");
  return 1;
}

int deckle_jpeg_read(deckle_jpeg_reader *reader, uint8_t *pixels, deckle_message *error) {
  struct jpeg_decompress_struct *info = &reader->info;
  if (setjmp(reader->state.escape)) {
    if (error) *error = reader->state.error;
    return 1;
  }
  const deckle_jpeg_findings *findings = &reader->state.findings;
  const deckle_jpeg_part *part = &reader->part;
  while (info->output_scanline < info->output_height) {
    if (findings->is_cut || findings->is_damaged) return 0;  // the file will be refused
    uint32_t y = info->output_scanline - part->y;  // wraps around above the part
    JSAMPROW row = y < part->height ? pixels + (size_t)y * part->width * 4 : reader->spare_row;
    jpeg_read_scanlines(info, &row, 1);
  }
  jpeg_finish_decompress(info);
  return 0;
}

deckle_jpeg_findings deckle_jpeg_get_findings(const deckle_jpeg_reader *reader) {
  return reader->state.findings;
}

const deckle_notes *deckle_jpeg_get_notes(const deckle_jpeg_reader *reader) { return &reader->state.notes; }

void deckle_jpeg_close(deckle_jpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader->spare_row);
  free(reader);
}
