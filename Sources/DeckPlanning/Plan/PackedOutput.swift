/// One file that holds all frames of an animation.
package struct PackedOutput: Sendable, Hashable {
  /// Path relative to the output folder.
  package var path: String
  /// How it is written.
  package var encoding: PackedEncoding
}

/// How all frames of an animation are written in one file.
package enum PackedEncoding: Sendable, Hashable {
  /// Animated PNG, packed with that effort, or with that of the run's PNG files.
  case apng(effort: OutputEffort?)
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

extension AnimationFormats {
  /// The file of one frame of the animation of that id; nil where frames have none of their own.
  func output(ofFrame index: Int, of animation: String, scale: Int) -> ImageOutput? {
    guard hasFrames else { return nil }
    return ImageOutput(path: OutputNames.frame(animation, index: index), scale: scale, encoding: .png)
  }

  /// The files that hold all frames of the animation of that id.
  func outputs(of animation: String) -> [PackedOutput] {
    packed.map { PackedOutput(path: OutputNames.packed(animation, encoding: $0), encoding: $0) }
  }
}
