import DeckKit
import DeckPlanning
import DeckRendering
import Synchronization

/// The manifest entries of the files drawn so far, over all workers.
final class DrawnImages: Sendable {
  private let images = Mutex<[String: ImageEntry]>([:])
  private let files = Mutex<[String: DrawnDocument]>([:])
  private let packed = Mutex<[String: PackedEntry]>([:])

  var entries: [String: ImageEntry] { images.withLock { $0 } }

  var documents: [String: DrawnDocument] { files.withLock { $0 } }

  var animations: [String: PackedEntry] { packed.withLock { $0 } }

  func add(_ animation: RenderedAnimation) {
    packed.withLock { $0[animation.entry.path] = animation.entry }
  }

  func add(_ document: RenderedDocument) {
    let entry = DrawnDocument(
      pages: document.pages, bytes: document.bytes.count, sha256: document.sha256)
    files.withLock { $0[document.path] = entry }
  }

  func add(_ image: RenderedImage) throws {
    let digests = try image.digests()
    let entry = ImageEntry(
      path: image.output.path, format: image.output.encoding.name, width: image.width, height: image.height,
      scale: image.output.scale, colorSpace: OutputColorSpace(image.colorSpace).rawValue,
      bytes: image.bytes.count, sha256: digests.sha256, pixelSha256: digests.pixelSha256)
    images.withLock { $0[entry.path] = entry }
  }
}
