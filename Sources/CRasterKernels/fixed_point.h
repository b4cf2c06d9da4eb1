#ifndef FIXED_POINT_H
#define FIXED_POINT_H

// Bits of fraction of the resampling kernels: of weights, and of the sums between the two passes.
enum { weight_bits = 14, sum_bits = 6 };

// Layout of the sums between the passes, in elements: from one pair of neighbours to the next, and from one
// of the four rows of the result to the next.
enum { pair_stride = 32, row_stride = 8 };

// Bits of fraction of the warping kernel: of a position, of a weight, of a row's sum and of a pixel's sum.
enum { phase_bits = 8, cubic_weight_bits = 12, row_sum_bits = 8 };
enum { pixel_sum_bits = row_sum_bits + cubic_weight_bits, phase_mask = (1 << phase_bits) - 1 };
// One half in a pixel's sum, and the largest sum that is rounded to 255.
enum { pixel_sum_half = 1 << (pixel_sum_bits - 1) };
enum { largest_pixel_sum = (255 << pixel_sum_bits) + pixel_sum_half };

// Bits of fraction of the blurring kernels: of a weight, of the sums of the first pass, and of both together.
enum { blur_weight_bits = 16, blur_sum_bits = 8, blur_product_bits = blur_weight_bits + blur_sum_bits };

#endif
