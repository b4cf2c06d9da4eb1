#ifndef DECKLE_MESSAGE_H
#define DECKLE_MESSAGE_H

#include <stdio.h>
#include "CCodecShims.h"

static inline void deckle_say(deckle_message *message, const char *text) {
  if (message) snprintf(message->text, sizeof message->text, "%s", text);
}

// Keeps the first thing said.
static inline void deckle_say_once(deckle_message *message, const char *text) {
  if (message->text[0] == 0) deckle_say(message, text);
}

#endif
