package import DeckKit
package import PictureTypes

/// How a picture is encoded.
package enum ImageEncoding: Sendable, Hashable, CustomStringConvertible {
  /// PNG, with alpha.
  case png(effort: PNGEffort)
  /// JPEG of quality 1…100, flattened on a background colour.
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

  /// The extension of file names.
  package var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    }
  }
}

extension ImageEncoding {
  /// The format and its settings, for display.
  package var description: String {
    switch self {
    case .png: "PNG"
    case .jpeg(let quality, let background): "JPEG of quality \(quality) on \(background)"
    case .webp(let encoding):
      (encoding.quality.map { "WebP of quality \($0)" } ?? "lossless WebP") + ", method \(encoding.method)"
    }
  }
}

/// How WebP files are encoded.
package struct WebPEncoding: Sendable, Hashable {
  /// libwebp's quality, 0…100; nil for lossless.
  package var quality: Int?
  /// libwebp's method, 0…6: higher values take longer and compress better.
  package var method: Int

  /// Creates an encoding of the given quality and method.
  package init(quality: Int? = 80, method: Int = 4) {
    self.quality = quality
    self.method = method
  }
}

/// The files that the frames of an animation are written to.
package struct AnimationFormats: Sendable, Hashable {
  /// Whether each frame is written as a PNG file.
  package var hasFrames: Bool
  /// The formats of files that hold all frames; each occurs at most once.
  package var packed: [PackedEncoding]

  /// The formats of an animation for which a deck names none.
  package static let standard = AnimationFormats(hasFrames: true, packed: [])

  /// Creates a choice of formats.
  package init(hasFrames: Bool, packed: [PackedEncoding]) {
    self.hasFrames = hasFrames
    self.packed = packed
  }
}

/// How all frames of an animation are encoded in one file.
package enum PackedEncoding: Sendable, Hashable {
  /// Animated PNG.
  case apng(effort: PNGEffort)
  /// Animated WebP.
  case webp(WebPEncoding)

  /// The format's name in deck files and manifests.
  package var name: String {
    switch self {
    case .apng: "apng"
    case .webp: "webp"
    }
  }

  /// The extension of file names. An APNG file has that of PNG: every PNG reader shows at least its first
  /// frame.
  package var fileExtension: String {
    switch self {
    case .apng: "png"
    case .webp: "webp"
    }
  }
}
