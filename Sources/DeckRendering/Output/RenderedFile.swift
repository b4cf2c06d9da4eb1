package import DeckPlanning
package import PictureTypes

/// A finished file of one of the kinds that a run writes.
package enum RenderedFile: Sendable {
  /// A picture.
  case image(RenderedImage)
  /// All frames of an animation.
  case animation(RenderedAnimation)
  /// All pages of a sheet.
  case document(RenderedDocument)

  /// Path relative to the output folder.
  package var path: String {
    switch self {
    case .image(let image): image.output.path
    case .animation(let animation): animation.output.path
    case .document(let document): document.path
    }
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    switch self {
    case .image(let image): image.bytes
    case .animation(let animation): animation.bytes
    case .document(let document): document.bytes
    }
  }
}

/// Takes each file as soon as it is finished, so that no two are in memory.
package typealias FileSink = (RenderedFile) throws -> Void

/// A finished file of all frames of an animation.
package struct RenderedAnimation: Sendable {
  /// Where it goes and how it was written.
  package var output: PackedOutput
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// Size of every frame in pixels.
  package var width, height: Int
  /// The space of the pixels.
  package var colorSpace: ColorSpace
  /// Number of frames.
  package var frameCount: Int
  /// Seconds that all frames take together.
  package var duration: Double
  /// Whether it begins again at its end.
  package var isLooping: Bool
}

/// A finished document.
package struct RenderedDocument: Sendable {
  /// Path relative to the output folder.
  package var path: String
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// Number of pages.
  package var pages: Int
}
