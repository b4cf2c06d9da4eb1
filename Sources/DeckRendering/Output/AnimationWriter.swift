import DeckKit
import DeckPlanning
import ImageCodecs
import PictureTypes
import Raster

/// Writes the frames of one animation, each as soon as it is drawn, to all requested files.
struct AnimationWriter {
  private let writer: ImageWriter
  private let canvas: AnimationCanvas
  private var frameCount = 0
  private var packers: [Packer]

  private struct Packer {
    var output: PackedOutput
    var encoder: any AnimationEncoder
  }

  /// Creates a writer of the files of `task`.
  init(_ task: AnimationTask<SceneDrawing>, writer: ImageWriter) {
    let canvas = AnimationCanvas(of: task)
    self.writer = writer
    self.canvas = canvas
    packers = task.packed.map { Packer(output: $0, encoder: writer.encoder($0.encoding, canvas)) }
  }

  /// Adds the next frame; `output` is its own file, if it has one.
  ///
  /// - Throws: `EncodeError`; the errors of `sink`.
  mutating func add(
    _ frame: Pixmap<PremultipliedPixel>, to output: ImageOutput?, _ sink: FileSink
  ) throws {
    let pixels = frame.straightened()
    frameCount += 1
    if let output { try sink(.image(try writer.write(pixels, to: output))) }
    for index in packers.indices { try packers[index].encoder.add(pixels) }
  }

  /// Passes the files that hold all frames to `sink`.
  ///
  /// - Throws: `EncodeError`; the errors of `sink`.
  func finish(_ sink: FileSink) throws {
    for packer in packers {
      let bytes = try packer.encoder.finished()
      try sink(
        .animation(
          RenderedAnimation(
            output: packer.output, bytes: bytes, width: canvas.size.width, height: canvas.size.height,
            colorSpace: writer.colors.target, frameCount: frameCount,
            duration: Double(frameCount) / canvas.framesPerSecond, isLooping: canvas.isLooping)))
    }
  }
}

extension ImageWriter {
  /// The encoder of a whole animation.
  fileprivate func encoder(_ encoding: PackedEncoding, _ canvas: AnimationCanvas) -> any AnimationEncoder {
    switch encoding {
    case .apng(let effort):
      APNGEncoder(canvas, still: PNGEncoder(effort: effort, colorSpace: colors.target))
    case .webp(let encoding): AnimatedWebPEncoder(canvas, still: encoder(encoding))
    }
  }
}

extension AnimationCanvas {
  fileprivate init(of task: AnimationTask<SceneDrawing>) {
    let scale = Double(task.scale)
    self.init(
      size: PixelSize(
        width: Int((task.canvas.width * scale).rounded()), height: Int((task.canvas.height * scale).rounded())
      ),
      isOpaque: task.background.isOpaque, framesPerSecond: task.fps, isLooping: task.isLooping)
  }
}

extension Background {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .transparent: false
    }
  }
}
