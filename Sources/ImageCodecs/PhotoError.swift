import PictureTypes

/// The reason why a photo cannot be used. ``description`` adds what to do.
package enum PhotoError: Error, Sendable, Hashable {
  /// The file does not exist.
  case missing
  /// The file cannot be read from disk.
  case unreadable(reason: String)
  /// The file is empty.
  case empty
  /// The file does not begin with the signature of a picture format.
  case notAPicture(OtherContent?)
  /// The format is not supported.
  case unsupported(PhotoFormat)
  /// The format is supported, but not this kind of it. `kind` is its name and what to do.
  case unsupportedKind(PhotoFormat, kind: String)
  /// The data ends before the picture is complete.
  case truncated(PhotoFormat)
  /// The data contradicts the format.
  case corrupt(PhotoFormat, reason: String)
  /// The photo is over a limit. Nothing was allocated for it.
  case overLimit(what: String, found: Int, limit: Int)
}

extension PhotoError {
  /// A stable identifier for programs.
  package var code: String {
    switch self {
    case .missing: "photo-missing"
    case .unreadable: "photo-unreadable"
    case .empty: "photo-empty"
    case .notAPicture: "photo-not-a-picture"
    case .unsupported, .unsupportedKind: "photo-unsupported"
    case .truncated: "photo-truncated"
    case .corrupt: "photo-corrupt"
    case .overLimit: "photo-over-limit"
    }
  }
}

extension PhotoError: CustomStringConvertible {
  /// What was found, what was expected and what to do.
  package var description: String {
    switch self {
    case .missing:
      "the file does not exist in the deck's folder; check its spelling, including upper and lower case"
    case .unreadable(let reason):
      "the file cannot be read (\(reason)); check that it is a file, and its permissions"
    case .empty:
      "the file is empty; expected a \(PhotoFormat.readableNames) photo; copy the photo again"
    case .notAPicture(let content):
      "the file is \(content?.rawValue ?? "not a picture"); expected \(PhotoFormat.readableNames); "
        + (content?.advice ?? "export the photo as PNG or JPEG")
    case .unsupported(let format):
      "the file contains \(format.rawValue) data; expected \(PhotoFormat.readableNames); "
        + format.advice
    case .unsupportedKind(let format, let kind):
      "this kind of \(format.rawValue) is not supported: \(kind)"
    case .truncated(let format):
      "the \(format.rawValue) data ends before the picture is complete; copy the photo again from its source"
    case .corrupt(let format, let reason):
      "the \(format.rawValue) data is damaged (\(reason)); export the photo again"
    case .overLimit(let what, let found, let limit):
      "\(what) is \(found), over the limit of \(limit); use a smaller photo"
    }
  }
}
