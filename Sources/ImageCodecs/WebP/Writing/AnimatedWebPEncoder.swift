package import Raster

/// Writes animated WebP files (RFC 9649, 2.7.1.1). Each frame is encoded as a still picture, in the same
/// time.
package struct AnimatedWebPEncoder: AnimationEncoder {
  private let canvas: AnimationCanvas
  private let still: WebPEncoder
  private let durations: FrameDurations
  private var boxes: FrameBoxes
  private var frames: [RIFFChunk] = []

  /// An encoder that encodes frames with the quality of `still` and writes its colour space.
  package init(_ canvas: AnimationCanvas, still: WebPEncoder = WebPEncoder()) {
    self.canvas = canvas
    self.still = still
    durations = FrameDurations(framesPerSecond: canvas.framesPerSecond)
    boxes = FrameBoxes(canvas)
  }

  /// Adds a frame of the size of the canvas.
  ///
  /// - Throws: ``EncodeError`` where the frame has another size or cannot be encoded.
  package mutating func add(_ frame: Pixmap<StraightPixel>) throws(EncodeError) {
    let box = try boxes.next(frame).startingOnEvenPixels
    let picture = try still.bitstream(
      frame.cropped(to: box), isOpaque: canvas.isOpaque, alphaEffort: .quick)
    frames.append(RIFFChunk("ANMF", frameHeader(box) + picture.chunks.flatMap(\.bytes)))
  }

  /// The file of the frames added so far; the same frames give the same bytes.
  ///
  /// - Throws: ``EncodeError`` where there are no frames or the file would be too large.
  package func finished() throws(EncodeError) -> [UInt8] {
    guard !frames.isEmpty else { throw EncodeError(reason: "an animation without frames") }
    let header = WebPHeader(
      canvas: canvas.size, colorSpace: still.colorSpace, hasAlpha: !canvas.isOpaque, isAnimated: true)
    let clear = RIFFChunk.number(0, bytes: 4)
    let plays = RIFFChunk.number(canvas.isLooping ? 0 : 1, bytes: 2)
    return try RIFFChunk.file(header.chunks + [RIFFChunk("ANIM", clear + plays)] + frames)
  }

  /// The header of the next ANMF chunk: position, size, duration, blending and disposal. Frames replace the
  /// pixels under them.
  private func frameHeader(_ box: PixelBox) -> [UInt8] {
    let numbers = [
      box.x / 2, box.y / 2, box.width - 1, box.height - 1, durations.milliseconds(at: frames.count),
    ]
    let (doNotBlend, disposeToBackground): (UInt8, UInt8) = (2, 1)
    return numbers.flatMap { RIFFChunk.number($0, bytes: 3) } + [
      doNotBlend | (boxes.areCleared ? disposeToBackground : 0)
    ]
  }
}

extension PixelBox {
  /// The box extended to the left and upwards to even coordinates: a frame header stores half of them.
  fileprivate var startingOnEvenPixels: PixelBox {
    PixelBox(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
