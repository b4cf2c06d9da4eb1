package import DeckKit
package import DeckPlanning
package import ImageCodecs

extension Diagnostic {
  /// Creates an error about a photo.
  package init(_ error: PhotoError, photo: String, card: CardID) {
    self.init(
      .error, .photo, code: DiagnosticCode(error), error.description, at: SourcePlace(file: photo),
      card: card.rawValue, field: CardField.photo.rawValue)
  }
}

extension DiagnosticCode {
  /// The code of an error about a photo that cannot be used.
  init(_ error: PhotoError) {
    self =
      switch error {
      case .missing: .photoMissing
      case .unreadable: .photoUnreadable
      case .empty: .photoEmpty
      case .notAPicture: .photoNotAPicture
      case .unsupported, .unsupportedKind: .photoUnsupported
      case .truncated: .photoTruncated
      case .corrupt: .photoCorrupt
      case .overLimit: .photoOverLimit
      }
  }

  /// The code of a warning about a photo that is used nevertheless.
  init(_ code: PhotoWarning.Code) {
    self =
      switch code {
      case .profileUnusable: .profileUnusable
      case .metadataBroken: .metadataBroken
      case .dataDamaged: .dataDamaged
      case .colorInfoIgnored: .colorInfoIgnored
      case .animationFirstFrame: .animationFirstFrame
      }
  }
}
