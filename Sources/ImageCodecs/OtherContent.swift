/// What a file holds that was expected to be a picture and is none, where it tells how it came about.
package enum OtherContent: String, Sendable, Hashable {
  case gitLFSPointer = "a Git LFS pointer and not the photo itself"
  case webPage = "a web page"

  /// The content whose signature `bytes` begin with; nil where they begin with none.
  init?(of bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("version https://git-lfs") {
      self = .gitLFSPointer
    } else if ["<!doctype html", "<html", "<head", "<body"].contains(where: start.hasPrefix) {
      self = .webPage
    } else {
      return nil
    }
  }

  /// What to do.
  var advice: String {
    switch self {
    case .gitLFSPointer: "run “git lfs pull”"
    case .webPage: "download the picture itself"
    }
  }
}
