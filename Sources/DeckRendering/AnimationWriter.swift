import DeckKit
import DeckPlanning
import Digests
import ImageCodecs
import Raster

/// Writes the frames of one animation, each as soon as it is drawn, to all files that are asked for.
struct AnimationWriter {
  private let writer: ImageWriter
  private let canvas: AnimationCanvas
  private var frameCount = 0
  private var packers: [Packer]

  private struct Packer {
    var output: PackedOutput
    var encoder: any AnimationEncoder
  }

  /// A writer of the files `outputs` beside those of single frames.
  init(_ outputs: [PackedOutput], canvas: AnimationCanvas, writer: ImageWriter) {
    self.writer = writer
    self.canvas = canvas
    packers = outputs.map { Packer(output: $0, encoder: writer.encoder($0.encoding, canvas)) }
  }

  /// Adds the next frame, whose own file is `output`, if it has one.
  mutating func add(
    _ frame: Pixmap<PremultipliedPixel>, to output: ImageOutput?, _ sink: TaskRenderer.Sink
  ) throws {
    let pixels = frame.straightened()
    frameCount += 1
    if let output { try sink(try writer.png(pixels, to: output)) }
    for index in packers.indices { try packers[index].encoder.add(pixels) }
  }

  /// Hands on the files that hold all frames.
  func finish(_ sink: TaskRenderer.AnimationSink) throws {
    for packer in packers {
      let bytes = try packer.encoder.finished()
      try sink(RenderedAnimation(bytes: bytes, entry: entry(packer.output, bytes)))
    }
  }

  private func entry(_ output: PackedOutput, _ bytes: [UInt8]) -> PackedEntry {
    PackedEntry(
      path: output.path, format: output.encoding.name, width: canvas.size.width, height: canvas.size.height,
      colorSpace: OutputColorSpace(writer.colors.target).rawValue, frameCount: frameCount,
      duration: Double(frameCount) / canvas.framesPerSecond, loop: canvas.isLooping, bytes: bytes.count,
      sha256: SHA256.hex(bytes))
  }
}

extension ImageWriter {
  /// An encoder of a whole animation.
  fileprivate func encoder(
    _ encoding: PackedEncoding, _ canvas: AnimationCanvas
  ) -> any AnimationEncoder {
    switch encoding {
    case .apng(let effort):
      APNGEncoder(
        canvas,
        still: PNGEncoder(
          effort: effort.flatMap { PNGEffort(rawValue: $0.rawValue) } ?? pngEffort, colorSpace: colors.target)
      )
    case .webp(let encoding): AnimatedWebPEncoder(canvas, still: encoder(encoding))
    }
  }
}

extension AnimationCanvas {
  /// The frames of `rect`, in points, at `scale` pixels a point on a background.
  init(
    showing rect: LayoutRect, scale: Int, on background: Background, framesPerSecond: Double, isLooping: Bool
  ) {
    self.init(
      size: PixelSize(
        width: Int((rect.width * Double(scale)).rounded()),
        height: Int((rect.height * Double(scale)).rounded())),
      isOpaque: background.isOpaque, framesPerSecond: framesPerSecond, isLooping: isLooping)
  }
}

extension Background {
  fileprivate var isOpaque: Bool {
    if case .color(let color) = self { color.alpha == 255 } else { false }
  }
}
