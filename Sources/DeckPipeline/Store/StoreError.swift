/// Why the output folder cannot be written. Each case names the path and what to do.
public enum StoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file or folder cannot be made, written or moved.
  case cannotWrite(path: String, reason: String)
  /// Something that Deckle did not make lies where it would write.
  case occupied(path: String)
  /// The folder holds a manifest that is not one of Deckle's.
  case foreignManifest(path: String, reason: String)
  /// Another run is writing to the same folder.
  case busy(path: String)

  /// The file or folder concerned.
  public var path: String {
    switch self {
    case .cannotWrite(let path, _), .occupied(let path), .foreignManifest(let path, _), .busy(let path): path
    }
  }

  /// What is wrong and what to do, without the path.
  public var message: String {
    switch self {
    case .cannotWrite(_, let reason):
      "cannot be written (\(reason)); check the permissions and the free space, or choose another folder "
        + "with --output"
    case .occupied:
      "exists and was not made by Deckle; move it away, or choose another folder with --output"
    case .foreignManifest(_, let reason):
      "exists and is not a manifest that this version can replace (\(reason)); move it away, or choose "
        + "another folder with --output"
    case .busy:
      "another run is writing to this folder; wait for it, or choose another folder with --output"
    }
  }

  /// In words.
  public var description: String { "\(path): \(message)" }

  /// A stable short name for programs.
  public var code: String {
    switch self {
    case .cannotWrite: "output-unwritable"
    case .occupied: "output-occupied"
    case .foreignManifest: "output-foreign"
    case .busy: "output-busy"
    }
  }
}
