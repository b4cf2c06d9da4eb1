#include "jpeg_error.h"

static void on_exit_error(j_common_ptr info) {
  deckle_jpeg_error *state = (deckle_jpeg_error *)info->err;
  info->err->format_message(info, state->error.text);
  state->error.is_truncated = state->findings.has_ended;
  longjmp(state->escape, 1);
}

// The arithmetic decoder reads zeros past its end without a warning, so it is not known whether rows are
// missing.
static int hides_its_end(j_common_ptr info) {
  return info->is_decompressor && ((j_decompress_ptr)info)->arith_code;
}

// Records the fault behind a warning. Bytes read after the end of the file are missing. Impossible codes, and
// data that stops at a marker in the middle, result in wrong pixels up to the next restart marker, if there
// are any.
static void record_fault(j_common_ptr info, deckle_jpeg_findings *findings) {
  int has_restarts = info->is_decompressor && ((j_decompress_ptr)info)->restart_interval != 0;
  switch (info->err->msg_code) {
    case JWRN_JPEG_EOF:
      findings->has_ended = 1;
      if (hides_its_end(info)) findings->is_cut = 1;
      break;
    case JWRN_HIT_MARKER:
      if (findings->has_ended) findings->is_cut = 1;
      else if (has_restarts) findings->has_bad_strips = 1;
      else findings->is_damaged = 1;
      break;
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
      if (has_restarts) findings->has_bad_strips = 1;
      else findings->is_damaged = 1;
      break;
    case JWRN_EXTRANEOUS_DATA:
      if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > 0)
        findings->has_leftovers = 1;
      break;
    case JWRN_MUST_RESYNC:
      findings->is_damaged = 1;
      break;
    default: break;
  }
}

static void on_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  deckle_jpeg_error *state = (deckle_jpeg_error *)info->err;
  info->err->num_warnings++;
  record_fault(info, &state->findings);
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  deckle_add_note(&state->notes, text);
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
