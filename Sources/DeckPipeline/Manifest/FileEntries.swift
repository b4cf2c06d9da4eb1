import DeckKit
import DeckPlanning
import DeckRendering
import Digests
import PictureTypes
import Synchronization

/// The manifest's entry of a file that was drawn.
enum FileEntry: Sendable {
  /// A picture.
  case image(ImageEntry)
  /// All frames of an animation.
  case packed(PackedEntry)
  /// All pages of a sheet.
  case document(DocumentFile)

  /// The properties of a document that do not depend on its sheet.
  struct DocumentFile: Sendable {
    var pages: Int
    var bytes: Int
    var sha256: String
  }

  /// Creates the entry of `file` and computes its digests.
  ///
  /// - Throws: `EncodeError` if a picture cannot be decoded for the digest of its pixels.
  init(_ file: RenderedFile) throws {
    switch file {
    case .image(let image):
      let digests = try image.digests()
      self = .image(
        ImageEntry(
          path: image.output.path, format: image.output.encoding.name, width: image.width,
          height: image.height, scale: image.output.scale, colorSpace: image.colorSpace.rawValue,
          bytes: image.bytes.count, sha256: digests.sha256, pixelSha256: digests.pixelSha256))
    case .animation(let animation):
      self = .packed(
        PackedEntry(
          path: animation.output.path, format: animation.output.encoding.name, width: animation.width,
          height: animation.height, colorSpace: animation.colorSpace.rawValue,
          frameCount: animation.frameCount, duration: animation.duration, loop: animation.isLooping,
          bytes: animation.bytes.count, sha256: SHA256.hex(animation.bytes)))
    case .document(let document):
      self = .document(
        DocumentFile(
          pages: document.pages, bytes: document.bytes.count, sha256: SHA256.hex(document.bytes)))
    }
  }
}

/// The entries of the files drawn so far, by path, for all workers.
final class FileEntries: Sendable {
  private let entries = Mutex<[String: FileEntry]>([:])

  /// Adds the entry of a file.
  ///
  /// - Throws: the same errors as ``FileEntry/init(_:)``.
  func add(_ file: RenderedFile) throws {
    let entry = try FileEntry(file)
    entries.withLock { $0[file.path] = entry }
  }

  /// All entries.
  var all: [String: FileEntry] { entries.withLock { $0 } }
}
