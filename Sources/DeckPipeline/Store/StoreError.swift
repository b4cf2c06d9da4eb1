/// Why the output folder cannot be written. Each case names the path and what to do.
package enum StoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file or folder cannot be made, written or moved.
  case cannotWrite(path: String, reason: String)
  /// Something that Deckle did not make lies where it would write.
  case occupied(path: String)
  /// The folder holds a manifest that is not one of Deckle's.
  case foreignManifest(path: String, reason: String)
  /// Everything was drawn, but publishing stopped midway.
  case unfinished(path: String, reason: String)
  /// Another run is writing to the same folder.
  case busy(path: String)

  /// The file or folder concerned.
  package var path: String {
    switch self {
    case .cannotWrite(let path, _), .occupied(let path), .foreignManifest(let path, _), .busy(let path),
      .unfinished(let path, _):
      path
    }
  }

  /// What is wrong, in a few words.
  var reason: String {
    switch self {
    case .cannotWrite(_, let reason), .foreignManifest(_, let reason), .unfinished(_, let reason): reason
    case .occupied: "it was not made by Deckle"
    case .busy: "another run is writing"
    }
  }

  /// What is wrong and what to do, without the path.
  package var message: String {
    switch self {
    case .cannotWrite(_, let reason):
      "cannot be written (\(reason)); check the permissions and the free space, or choose another folder "
        + "with --output"
    case .occupied:
      "exists and was not made by Deckle; move it away, or choose another folder with --output"
    case .foreignManifest(_, let reason):
      "exists and is not a manifest that this version can replace (\(reason)); move it away, or choose "
        + "another folder with --output"
    case .unfinished(_, let reason):
      "publishing stopped here (\(reason)), so that old and new files stand side by side; mend this and render again, "
        + "which finishes it"
    case .busy:
      "another run is writing to this folder; wait for it, or choose another folder with --output"
    }
  }

  /// In words.
  package var description: String { "\(path): \(message)" }

  /// A stable short name for programs.
  package var code: String {
    switch self {
    case .cannotWrite: "output-unwritable"
    case .occupied: "output-occupied"
    case .foreignManifest: "output-foreign"
    case .unfinished: "output-unfinished"
    case .busy: "output-busy"
    }
  }
}
