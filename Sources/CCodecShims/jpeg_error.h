#ifndef DECKLE_JPEG_ERROR_H
#define DECKLE_JPEG_ERROR_H

#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include "message.h"

// libjpeg's error manager with a jump buffer and the collected messages.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  deckle_message error;
  deckle_jpeg_findings findings;
  deckle_notes notes;
} deckle_jpeg_error;

struct jpeg_error_mgr *deckle_jpeg_error_init(deckle_jpeg_error *state);

#endif
