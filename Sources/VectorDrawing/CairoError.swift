import CPango

/// Cairo could not draw, for want of memory or because a page is larger than it can hold.
package struct CairoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What Cairo says.
  package var reason: String

  /// In words.
  package var description: String {
    "the page cannot be drawn (\(reason)); expected at most 32767 pixels on a side: lower the scale or the page's size"
  }

  /// Throws where `status` is not success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(reason: String(cString: cairo_status_to_string(status)))
  }
}
