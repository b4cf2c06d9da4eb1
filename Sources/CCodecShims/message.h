#ifndef DECKLE_MESSAGE_H
#define DECKLE_MESSAGE_H

#include <stdio.h>
#include <string.h>
#include "CCodecShims.h"

static inline void deckle_set_message(deckle_message *message, const char *text) {
  if (message) snprintf(message->text, sizeof message->text, "%s", text);
}

// Adds a line unless it is a duplicate or does not fit.
static inline void deckle_add_note(deckle_notes *notes, const char *text) {
  size_t used = strlen(notes->lines), count = strlen(text);
  if (used + count + 2 > sizeof notes->lines || strstr(notes->lines, text)) return;
  memcpy(notes->lines + used, text, count);
  notes->lines[used + count] = '\n';
  notes->lines[used + count + 1] = 0;
}

#endif
