import CPango

/// A failure of Cairo: memory is short or a page is larger than Cairo allows.
package struct CairoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Cairo's message.
  package var reason: String

  /// The message.
  package var description: String {
    "the page cannot be drawn (\(reason)); expected at most 32767 pixels on a side: "
      + "reduce the scale or the size of the page"
  }

  /// Checks a status of Cairo.
  ///
  /// - Throws: ``CairoError`` where it is not success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(reason: String(cString: cairo_status_to_string(status)))
  }
}
