import CCodecShims

/// Faults of a JPEG file that is read all the same.
struct JPEGNotes {
  private let found: deckle_jpeg_findings
  private let lines: [String]

  init(_ found: deckle_jpeg_findings, _ lines: [String]) {
    self.found = found
    self.lines = lines
  }

  /// One warning: our own message, with libjpeg's in parentheses.
  var warnings: [PhotoWarning] {
    guard !lines.isEmpty || found.lacks_colors != 0 else { return [] }
    return [PhotoWarning(code: .dataDamaged, message: summary + quoted)]
  }

  private var summary: String {
    if found.has_bad_strips != 0 {
      return "parts of the JPEG data are damaged; strips of the picture may be wrong; "
        + "check the picture and export the photo again"
    }
    if found.lacks_colors != 0 {
      return "the JPEG file contains no data for its colours; it was read as gray"
    }
    if found.has_ended != 0 {
      return "the end of the JPEG file is missing; the picture is complete; copy the photo again"
    }
    if found.has_leftovers != 0 {
      return
        "the JPEG data contains bytes that belong to no part of the picture, which may be wrong in places; "
        + "check the picture and export the photo again if it is"
    }
    return "the JPEG file is not fully valid; the picture is complete"
  }

  private var quoted: String {
    guard let first = lines.first else { return "" }
    return " (libjpeg: \(first)" + (lines.count > 1 ? ", and \(lines.count - 1) more)" : ")")
  }
}
