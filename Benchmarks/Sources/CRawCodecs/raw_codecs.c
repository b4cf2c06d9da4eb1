#include "CRawCodecs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <libdeflate.h>
#include <png.h>
#include <webp/encode.h>

void raw_jpeg_decode(const uint8_t *file, size_t count, int denominator, uint8_t *pixels) {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  info.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, file, count);
  jpeg_read_header(&info, TRUE);
  info.scale_num = 1;
  info.scale_denom = (unsigned)denominator;
  info.out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = pixels + (size_t)info.output_scanline * info.output_width * 4;
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
}

size_t raw_jpeg_encode(const uint8_t *rgba, int width, int height, int quality) {
  struct jpeg_compress_struct info;
  struct jpeg_error_mgr errors;
  unsigned char *data = NULL;
  unsigned long count = 0;
  info.err = jpeg_std_error(&errors);
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &data, &count);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(uintptr_t)(rgba + (size_t)info.next_scanline * (size_t)width * 4);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  free(data);
  return count;
}

size_t raw_deflate(const uint8_t *rgba, int width, int height, int level) {
  size_t length = (size_t)width * 4, total = (length + 1) * (size_t)height;
  uint8_t *rows = malloc(total);
  for (int y = 0; y < height; y++) {
    const uint8_t *row = rgba + (size_t)y * length;
    uint8_t *target = rows + (size_t)y * (length + 1);
    *target++ = 3;
    for (size_t x = 0; x < 4; x++) target[x] = row[x] - (y ? row[x - length] / 2 : 0);
    if (y > 0) {
      for (size_t x = 4; x < length; x++)
        target[x] = row[x] - (uint8_t)((row[x - 4] + row[x - length]) / 2);
    } else {
      for (size_t x = 4; x < length; x++) target[x] = row[x] - row[x - 4] / 2;
    }
  }
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  size_t bound = libdeflate_zlib_compress_bound(compressor, total);
  void *packed = malloc(bound);
  size_t count = libdeflate_zlib_compress(compressor, rows, total, packed, bound);
  libdeflate_free_compressor(compressor);
  free(packed);
  free(rows);
  return count;
}

static void count_bytes(png_structp png, png_bytep data, png_size_t count) {
  (void)data;
  *(size_t *)png_get_io_ptr(png) += count;
}

size_t raw_png_encode(const uint8_t *rgba, int width, int height, int level) {
  size_t count = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &count, count_bytes, NULL);
  png_set_compression_level(png, level);
  png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (int y = 0; y < height; y++)
    png_write_row(png, (png_const_bytep)(rgba + (size_t)y * (size_t)width * 4));
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return count;
}

size_t raw_webp_encode(const uint8_t *rgba, int width, int height, float quality, int method) {
  WebPConfig config;
  WebPPicture picture;
  WebPMemoryWriter writer;
  WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality);
  config.method = method;
  WebPPictureInit(&picture);
  WebPMemoryWriterInit(&writer);
  picture.width = width;
  picture.height = height;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  WebPPictureImportRGBA(&picture, rgba, width * 4);
  WebPEncode(&config, &picture);
  size_t count = writer.size;
  WebPPictureFree(&picture);
  WebPMemoryWriterClear(&writer);
  return count;
}
