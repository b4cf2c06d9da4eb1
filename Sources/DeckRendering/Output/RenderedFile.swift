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

/// Receives each file as soon as it is finished, so that only one is in memory.
package typealias FileSink = (RenderedFile) throws -> Void

/// A finished file of all frames of an animation.
package struct RenderedAnimation: Sendable {
  /// The path and the encoding.
  package var output: PackedOutput
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The size of every frame in pixels.
  package var width, height: Int
  /// The colour space of the pixels.
  package var colorSpace: ColorSpace
  /// The number of frames.
  package var frameCount: Int
  /// The total duration of all frames in seconds.
  package var duration: Double
  /// Whether it loops.
  package var isLooping: Bool
}

/// A finished document.
package struct RenderedDocument: Sendable {
  /// Path relative to the output folder.
  package var path: String
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The number of pages.
  package var pages: Int
}
