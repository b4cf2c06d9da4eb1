/// Why a photo cannot be used. Each case says what was found; ``description`` says also what to do.
public enum PhotoError: Error, Sendable, Hashable {
  /// The file has no bytes.
  case empty
  /// The first bytes are those of no known picture format.
  case notAPicture
  /// A picture of a kind that is not read.
  case unsupported(PhotoFormat)
  /// The data ends before the picture is complete.
  case truncated(PhotoFormat)
  /// The data contradicts the format.
  case corrupt(PhotoFormat, reason: String)
  /// More pixels, bytes or a longer side than the limits allow; nothing was allocated for it.
  case overLimit(what: String, found: Int, limit: Int)
}

extension PhotoError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the file is empty; expected a PNG or JPEG photo. Copy the photo again"
    case .notAPicture:
      "the file is not a picture; expected PNG or JPEG data. Export the photo as PNG or JPEG"
    case .unsupported(let format):
      "the file holds \(format.rawValue) data whatever its name says; expected PNG or JPEG. "
        + "Convert it to PNG or JPEG"
    case .truncated(let format):
      "the \(format.rawValue) data ends before the picture is complete. Copy the photo again from its source"
    case .corrupt(let format, let reason):
      "the \(format.rawValue) data is damaged (\(reason)). Export the photo again"
    case .overLimit(let what, let found, let limit):
      "\(what) is \(found), over the limit of \(limit). Use a smaller photo"
    }
  }
}
