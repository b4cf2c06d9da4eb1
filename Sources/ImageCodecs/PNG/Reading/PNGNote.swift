/// A warning of libpng: the type of a chunk, a colon and its fault.
struct PNGNote {
  private let line: String

  init(_ line: String) { self.line = line }

  /// Our own message, with libpng's in parentheses.
  var warning: PhotoWarning {
    let name = String(line.prefix { $0 != ":" })
    switch name {
    case "IDAT":
      return PhotoWarning(
        code: .dataDamaged,
        message: "the pixel data is not fully valid; the picture is complete (libpng: \(line))")
    case "iCCP", "sRGB", "gAMA", "cHRM":
      return PhotoWarning(
        code: .colorInfoIgnored,
        message: "the \(name) chunk is invalid (libpng: \(line)); "
          + "if the colours look wrong, export the photo again as sRGB")
    default:
      return PhotoWarning(
        code: .metadataBroken,
        message: "metadata is invalid and was ignored (libpng: \(line))")
    }
  }
}
