#include "jpeg_error.h"

static void on_exit_error(j_common_ptr info) {
  deckle_jpeg_error *state = (deckle_jpeg_error *)info->err;
  info->err->format_message(info, state->error.text);
  state->error.is_truncated = state->is_truncated;
  if (info->err->msg_code == JERR_IMAGE_TOO_BIG && info->is_decompressor) {
    j_decompress_ptr picture = (j_decompress_ptr)info;
    int is_wide = picture->image_width > picture->image_height;
    state->error.longest_side = is_wide ? picture->image_width : picture->image_height;
  }
  longjmp(state->escape, 1);
}

static void on_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  deckle_jpeg_error *state = (deckle_jpeg_error *)info->err;
  info->err->num_warnings++;
  if (info->err->msg_code == JWRN_JPEG_EOF) state->is_truncated = 1;
  if (state->warning.text[0] == 0) info->err->format_message(info, state->warning.text);
}

static void on_output(j_common_ptr info) { (void)info; }

struct jpeg_error_mgr *deckle_jpeg_error_init(deckle_jpeg_error *state) {
  jpeg_std_error(&state->base);
  state->base.error_exit = on_exit_error;
  state->base.emit_message = on_message;
  state->base.output_message = on_output;
  return &state->base;
}

_Static_assert(DECKLE_MESSAGE_SIZE >= JMSG_LENGTH_MAX, "libjpeg writes messages of this length");
