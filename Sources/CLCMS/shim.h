#include <lcms2.h>

// Swift does not import macros that are expressions.
static const cmsUInt32Number deckle_lcms_rgba8 = TYPE_RGBA_8;
static const cmsUInt32Number deckle_lcms_gray8 = TYPE_GRAY_8;
static const cmsUInt32Number deckle_lcms_cmyk8 = TYPE_CMYK_8;
static const cmsUInt32Number deckle_lcms_cmyk8_inverted = TYPE_CMYK_8_REV;
static const cmsUInt32Number deckle_lcms_flags = cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_COPY_ALPHA;
