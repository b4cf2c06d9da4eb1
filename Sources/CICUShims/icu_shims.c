#include "icu_shims.h"

#include <unicode/ubrk.h>

int32_t deckle_icu_line_breaks(const uint16_t *text, int32_t length, int32_t *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  // The root locale, so that no setting of the machine has an influence.
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  int32_t found;
  while (count < length && (found = ubrk_next(iterator)) != UBRK_DONE) breaks[count++] = found;
  ubrk_close(iterator);
  return count;
}
