package import DeckPlanning
import Files

/// The reason why the output folder cannot be used. Each case contains the path.
package enum StoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file that Deckle did not write has the path of an output.
  case occupied(path: String)
  /// The folder contains a manifest that Deckle did not write.
  case foreignManifest(path: String, reason: String)
  /// Everything was drawn, but publishing stopped midway.
  case unfinished(path: String, reason: String)
  /// Another run is writing to the folder.
  case busy(path: String)

  /// The file or folder concerned.
  package var path: String {
    switch self {
    case .occupied(let path), .foreignManifest(let path, _), .busy(let path), .unfinished(let path, _): path
    }
  }

  /// A short description of the problem.
  var reason: String {
    switch self {
    case .foreignManifest(_, let reason), .unfinished(_, let reason): reason
    case .occupied: "Deckle did not create it"
    case .busy: "another run is writing"
    }
  }

  /// The message for the user, without the path.
  package var message: String {
    switch self {
    case .occupied:
      "exists, and Deckle did not create it; move it, or choose another folder with --output"
    case .foreignManifest(_, let reason):
      "exists, and is not a manifest that this version can replace (\(reason)); move it, or choose "
        + "another folder with --output"
    case .unfinished(_, let reason):
      "publishing stopped at this file (\(reason)), so the folder contains old and new files; "
        + "fix the cause and render again to complete it"
    case .busy:
      "another run is writing to this folder; wait for it, or choose another folder with --output"
    }
  }

  /// The message for the user.
  package var description: String { "\(path): \(message)" }

  /// The code of its diagnostic.
  package var code: DiagnosticCode {
    switch self {
    case .occupied: .outputOccupied
    case .foreignManifest: .outputForeign
    case .unfinished: .outputUnfinished
    case .busy: .outputBusy
    }
  }
}

extension Diagnostic {
  /// Creates an error about the output folder.
  init(_ error: StoreError) {
    self.init(.error, .output, code: error.code, error.message, at: SourcePlace(file: error.path))
  }

  /// Creates the error for an output file or folder that cannot be written.
  init(_ error: FileError) {
    self.init(
      .error, .output, code: .outputUnwritable,
      "cannot be written (\(error.reason)); check the permissions and the free space, "
        + "or choose another folder with --output", at: SourcePlace(file: error.path))
  }
}
