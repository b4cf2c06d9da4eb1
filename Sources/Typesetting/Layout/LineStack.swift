import CPango

/// The vertical positions of the lines of a layout: at the distance of a pitch, or more where their letters
/// need it.
struct LineStack {
  /// The distance by which each line is moved up from its position in Pango's layout, in points.
  private(set) var shifts: [Double] = []
  /// The first and the last baseline, in points from the top.
  private(set) var baselines: (first: Double, last: Double) = (0, 0)
  /// The top and the bottom of the ink, in points from the top.
  private(set) var ink: (top: Double, bottom: Double) = (0, 0)

  /// The minimum distance between the ink of two lines, as a fraction of the font size.
  private static let gap = 0.25

  /// - Parameter pitch: The distance of the baselines where letters leave room for it. If nil, lines keep
  ///   Pango's positions.
  init(_ layout: OpaquePointer, pitch: Double?, size: Double) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var above: (baseline: Double, bottom: Double)?
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, &extents, nil)
      let baseline = points(pango_layout_iter_get_baseline(iterator))
      let (top, bottom) = (points(extents.y), points(extents.y + extents.height))
      var shift = shifts.last ?? 0
      if let above, let pitch {
        let needed = above.bottom - above.baseline + baseline - top + Self.gap * size
        shift += max(0, baseline - above.baseline - max(pitch, needed))
      }
      above = (baseline, bottom)
      add(baseline: baseline - shift, top: top - shift, bottom: bottom - shift, shift: shift)
    } while pango_layout_iter_next_line(iterator) != 0
  }

  private mutating func add(baseline: Double, top: Double, bottom: Double, shift: Double) {
    if shifts.isEmpty {
      baselines.first = baseline
      ink = (top, bottom)
    }
    baselines.last = baseline
    ink = (min(ink.top, top), max(ink.bottom, bottom))
    shifts.append(shift)
  }
}
