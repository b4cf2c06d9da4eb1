#ifndef FORM_H
#define FORM_H

// A kernel is compiled in up to three forms: portable, avx2 and avx512. A source file defines FORM as one of
// these words and includes the kernels, which are named by KERNEL: KERNEL(premultiply) is
// raster_premultiply_portable, for example.
#ifndef FORM
#define FORM portable
#endif

#define KERNEL(name) KERNEL_OF_FORM(name, FORM)
// Two steps, so that FORM is expanded before it is pasted.
#define KERNEL_OF_FORM(name, form) PASTED_KERNEL(name, form)
#define PASTED_KERNEL(name, form) raster_##name##_##form

#endif
