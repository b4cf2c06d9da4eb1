#include <stdlib.h>
#include "CCodecShims.h"

void deckle_bytes_free(deckle_bytes bytes) { free(bytes.data); }
