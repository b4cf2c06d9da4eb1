import DeckPlanning

/// The exit codes, by the kind of error; the numbers are those of BSD's sysexits.h.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case usage = 64
  case badDeck = 65
  case badPhoto = 66
  case internalError = 70
  case cannotWrite = 73
  case interrupted = 130

  init(_ kind: Diagnostic.Kind?) {
    self =
      switch kind {
      case nil: .success
      case .deck: .badDeck
      case .photo: .badPhoto
      case .output: .cannotWrite
      }
  }

  var helpText: String {
    let meaning =
      switch self {
      case .success: "success"
      case .usage: "invalid command line"
      case .badDeck: "invalid deck file"
      case .badPhoto: "invalid photo"
      case .internalError: "internal error"
      case .cannotWrite: "output cannot be written"
      case .interrupted: "interrupted"
      }
    return "\(rawValue) \(meaning)"
  }
}
