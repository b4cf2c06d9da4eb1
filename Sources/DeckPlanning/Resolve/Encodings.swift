package import DeckKit

/// How a picture is written.
package enum ImageEncoding: Sendable, Hashable, CustomStringConvertible {
  /// PNG, with alpha.
  case png
  /// JPEG of a quality 1…100, laid on a colour.
  case jpeg(quality: Int, background: HexColor)
  /// WebP, with alpha.
  case webp(WebPEncoding)

  /// The format's name in deck files and manifests.
  package var name: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpeg"
    case .webp: "webp"
    }
  }

  /// The ending of file names.
  package var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    }
  }
}

extension ImageEncoding {
  /// The format and its settings in words.
  package var description: String {
    switch self {
    case .png: "PNG"
    case .jpeg(let quality, let background): "JPEG of quality \(quality) on \(background)"
    case .webp(let encoding):
      (encoding.quality.map { "WebP of quality \($0)" } ?? "lossless WebP") + ", method \(encoding.method)"
    }
  }
}

/// How WebP files are written.
package struct WebPEncoding: Sendable, Hashable {
  /// libwebp's quality, 0…100; nil: no pixel is changed.
  package var quality: Int?
  /// libwebp's effort, 0…6.
  package var method: Int

  /// An encoding of the given quality and effort.
  package init(quality: Int? = 80, method: Int = 4) {
    self.quality = quality
    self.method = method
  }
}

/// The files that the frames of an animation are written to.
package struct AnimationFormats: Sendable, Hashable {
  /// Whether each frame is a PNG file of its own.
  package var hasFrames: Bool
  /// The files that hold all frames, each of another format.
  package var packed: [PackedEncoding]

  /// What is written where a deck says nothing.
  package static let standard = AnimationFormats(hasFrames: true, packed: [])

  /// A choice of formats.
  package init(hasFrames: Bool, packed: [PackedEncoding]) {
    self.hasFrames = hasFrames
    self.packed = packed
  }
}

/// How much time packing a PNG file may take; its pixels are the same.
package enum OutputEffort: String, Sendable, Hashable, CaseIterable {
  case fast, balanced, small
}
