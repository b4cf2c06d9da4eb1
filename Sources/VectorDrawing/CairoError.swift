package import CPango

/// A failure of Cairo: memory is short, a font cannot be read or a page is larger than Cairo allows.
package struct CairoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Cairo's message.
  package var reason: String

  /// A failure with Cairo's message.
  package init(reason: String) { self.reason = reason }

  /// The message.
  package var description: String {
    "Cairo cannot draw (\(reason)); expected free memory, fonts that can be read "
      + "and at most 32767 pixels on a side: reduce the scale or the size of the page"
  }

  /// Checks a status of Cairo.
  ///
  /// - Throws: ``CairoError`` where it is not success.
  package static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(reason: String(cString: cairo_status_to_string(status)))
  }
}
