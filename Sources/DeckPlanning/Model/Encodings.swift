package import DeckKit
package import PictureTypes

/// How a picture is written.
package enum ImageEncoding: Sendable, Hashable, CustomStringConvertible {
  /// PNG, with alpha.
  case png(effort: PNGEffort)
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

  /// What is written where a deck names no formats.
  package static let standard = AnimationFormats(hasFrames: true, packed: [])

  /// A choice of formats.
  package init(hasFrames: Bool, packed: [PackedEncoding]) {
    self.hasFrames = hasFrames
    self.packed = packed
  }
}

/// How all frames of an animation are written in one file.
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

  /// The ending of file names. Every reader of PNG files shows at least the first frame of an animated one.
  package var fileExtension: String {
    switch self {
    case .apng: "png"
    case .webp: "webp"
    }
  }
}
