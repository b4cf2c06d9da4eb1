import CPango
package import DeckKit

/// Writes a PDF file of pages of commands. Text stays text. The file depends neither on the machine nor on
/// the time.
package final class PDFDocument {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let file = Bytes()
  /// The number of pages added so far.
  package private(set) var pages = 0

  /// The pixels per point at which hairlines are one pixel wide and edges are moved to whole pixels.
  private let scale: Double

  /// The bytes that Cairo has written.
  private final class Bytes {
    var bytes: [UInt8] = []
  }

  /// A document without pages.
  ///
  /// - Parameter scale: The pixels per point of hairlines and edges: a hairline is 1/`scale` points wide.
  /// - Throws: ``CairoError`` where memory is short.
  package init(title: String, scale: Double) throws(CairoError) {
    self.scale = scale
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_SUCCESS }
      Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(file).toOpaque(), 1, 1),
      let context = cairo_create(surface)
    else { throw CairoError(reason: "out of memory") }
    self.surface = surface
    self.context = context
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    // Otherwise Cairo writes the current time.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
  }

  deinit {
    // Finishing the surface writes to `file`, which must still exist.
    cairo_surface_finish(surface)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Adds a page of `size` points.
  ///
  /// - Throws: ``CairoError`` where the page cannot be drawn.
  package func add(_ commands: [DrawCommand], size: LayoutSize) throws(CairoError) {
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    cairo_save(context)
    try CommandPlayer(context: context, scale: scale, drawsPixels: false).play(commands)
    cairo_restore(context)
    cairo_show_page(context)
    pages += 1
    try CairoError.check(cairo_status(context))
  }

  /// Finishes the document. No pages can be added afterwards.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``CairoError`` where memory is short.
  package func finish() throws(CairoError) -> [UInt8] {
    cairo_surface_finish(surface)
    try CairoError.check(cairo_surface_status(surface))
    return file.bytes
  }
}
