#include <lcms2.h>

// Swift does not import macros that are expressions. Every format but that of 16 bits is four bytes a pixel,
// so that rows are converted in place; the gray ones read the first channel and pass over the other three.
static const cmsUInt32Number deckle_lcms_rgba8 = TYPE_RGBA_8;
static const cmsUInt32Number deckle_lcms_rgba16 = TYPE_RGBA_16;
static const cmsUInt32Number deckle_lcms_gray8 =
    COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1);
static const cmsUInt32Number deckle_lcms_gray16 =
    COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(2);
static const cmsUInt32Number deckle_lcms_cmyk8 = TYPE_CMYK_8;
static const cmsUInt32Number deckle_lcms_cmyk8_inverted = TYPE_CMYK_8_REV;
// Without a cache of the last pixel a transform may be used by many threads at once.
static const cmsUInt32Number deckle_lcms_flags = cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_NOCACHE;
