#pragma once

#include <stdint.h>

// Writes the offsets of the line breaks (UAX #14, with ICU's dictionaries) of a UTF-16 text, each 1 to
// length, in ascending order; at most length of them. Returns their number, or -1 where ICU fails.
int32_t deckle_icu_line_breaks(const uint16_t *text, int32_t length, int32_t *breaks);
