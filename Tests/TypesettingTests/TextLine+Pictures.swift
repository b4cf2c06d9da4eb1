import CPango
import Raster
import TestSupport
@testable import Typesetting

extension TextLine {
  /// The text on a clear picture.
  func picture(atX x: Double, y: Double, size: PixelSize, scale: Double) throws -> Pixmap<PremultipliedPixel>
  {
    var picture = Pixmap<PremultipliedPixel>(width: size.width, height: size.height)
    let layers = try layers(
      atX: x * scale, y: y * scale, scale: scale, columns: 0..<size.width, rows: 0..<size.height)
    for layer in layers { picture.draw(layer) }
    return picture
  }

  /// The exact coverage of the text's outlines. The outlines are Cairo's, approximated by lines to 1/1000 of
  /// a pixel; their area is computed by ``PolygonCoverage``.
  func exactCoverage(atX x: Double, y: Double, size: PixelSize, scale: Double) -> [Double] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_set_tolerance(cairo, 0.001)
    cairo_scale(cairo, scale, scale)
    forEachRun { run, runX, baseline, _ in
      cairo_move_to(cairo, x + runX, y + baseline)
      pango_cairo_glyph_string_path(cairo, run.font, run.glyphs)
    }
    cairo_identity_matrix(cairo)
    let path = cairo_copy_path_flat(cairo)!
    defer { cairo_path_destroy(path) }
    return PolygonCoverage(path.pointee).areas(width: size.width, height: size.height)
  }
}

extension PolygonCoverage {
  /// The polygons of a path without curves.
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    var (start, last, index) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0), 0)
    while index < Int(path.num_data) {
      let header = path.data[index].header
      let point = path.data[header.type == CAIRO_PATH_CLOSE_PATH ? index : index + 1].point
      let next = header.type == CAIRO_PATH_CLOSE_PATH ? start : (x: point.x, y: point.y)
      if header.type == CAIRO_PATH_MOVE_TO { start = next } else { add(last, next) }
      last = next
      index += Int(header.length)
    }
  }
}
