package import Raster

/// Writes animated WebP files (RFC 9649, 2.7.1.1). Each frame is encoded by itself, so that none takes longer than a still.
package struct AnimatedWebPEncoder: AnimationEncoder {
  private let canvas: AnimationCanvas
  private let still: WebPEncoder
  private let durations: FrameDurations
  private var boxes: FrameBoxes
  private var frames: [RIFFChunk] = []

  /// An encoder whose frames are encoded as `still` encodes pictures, and which states its colour space.
  package init(_ canvas: AnimationCanvas, still: WebPEncoder = WebPEncoder()) {
    self.canvas = canvas
    self.still = still
    durations = FrameDurations(framesPerSecond: canvas.framesPerSecond)
    boxes = FrameBoxes(canvas)
  }

  /// Adds a frame, which is as large as the canvas.
  package mutating func add(_ frame: Pixmap<StraightPixel>) throws(EncodeError) {
    let box = try boxes.next(frame).startingOnEvenPixels
    let picture = try still.bitstream(
      frame.cropped(to: box), isOpaque: canvas.isOpaque, alphaEffort: .quick)
    frames.append(RIFFChunk("ANMF", control(box) + picture.chunks.flatMap(\.bytes)))
  }

  /// The file of the frames so far, of which there must be one; the same bytes for the same frames.
  package func finished() throws(EncodeError) -> [UInt8] {
    guard !frames.isEmpty else { throw EncodeError(reason: "an animation without frames") }
    let header = WebPHeader(
      canvas: canvas.size, colorSpace: still.colorSpace, hasAlpha: !canvas.isOpaque, isAnimated: true)
    let clear = RIFFChunk.number(0, bytes: 4)
    let plays = RIFFChunk.number(canvas.isLooping ? 0 : 1, bytes: 2)
    return try RIFFChunk.file(header.chunks + [RIFFChunk("ANIM", clear + plays)] + frames)
  }

  /// Where the next frame lies, how long it is shown, and that it replaces what lies under it.
  private func control(_ box: PixelBox) -> [UInt8] {
    let numbers = [
      box.x / 2, box.y / 2, box.width - 1, box.height - 1, durations.milliseconds(at: frames.count),
    ]
    let (isNotBlended, isWiped): (UInt8, UInt8) = (2, 1)
    return numbers.flatMap { RIFFChunk.number($0, bytes: 3) } + [
      isNotBlended | (boxes.areWiped ? isWiped : 0)
    ]
  }
}

extension PixelBox {
  /// The box grown to the left and upwards to an even place, which is all that a frame's header can hold.
  fileprivate var startingOnEvenPixels: PixelBox {
    PixelBox(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
