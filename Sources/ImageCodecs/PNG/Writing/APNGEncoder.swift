package import Raster

/// Writes animated PNG files (PNG third edition, 11.3.6). Every frame is exact. Decoders without support for
/// animations show the first frame.
package struct APNGEncoder: AnimationEncoder {
  private let canvas: AnimationCanvas
  private let still: PNGEncoder
  private let packer: PNGPacker
  private var boxes: FrameBoxes
  private var frames: [Frame] = []

  /// An encoded frame.
  private struct Frame {
    var box: PixelBox
    /// The zlib stream of the filtered rows of the box.
    var packed: [UInt8]
  }

  /// An encoder that compresses frames with the effort of `still` and writes its colour space.
  package init(_ canvas: AnimationCanvas, still: PNGEncoder = PNGEncoder()) {
    self.canvas = canvas
    self.still = still
    packer = PNGPacker(effort: still.effort, channels: canvas.isOpaque ? 3 : 4)
    boxes = FrameBoxes(canvas)
  }

  /// Adds a frame of the size of the canvas.
  ///
  /// - Throws: ``EncodeError`` where the frame has another size or memory is short.
  package mutating func add(_ frame: Pixmap<StraightPixel>) throws(EncodeError) {
    let needed = try boxes.next(frame)
    // The first frame is also the still picture, which has the size of the canvas.
    let box = frames.isEmpty ? PixelBox(canvas.size) : needed
    frames.append(Frame(box: box, packed: try packer.packed(frame.cropped(to: box))))
  }

  /// The file of the frames added so far; the same frames give the same bytes.
  ///
  /// - Throws: ``EncodeError`` where there are no frames or libpng fails.
  package func finished() throws(EncodeError) -> [UInt8] {
    guard !frames.isEmpty else { throw EncodeError(reason: "an animation without frames") }
    var file = try PNGFile(size: canvas.size, channels: packer.channels, colorSpace: still.colorSpace)
    file.append("acTL", PNGFile.number(frames.count) + PNGFile.number(canvas.isLooping ? 0 : 1))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      file.append("fcTL", PNGFile.number(sequence) + frameControl(frame))
      sequence += 1
      if index == 0 {
        file.append(data: frame.packed)
      } else {
        file.append(frame.packed, from: &sequence)
      }
    }
    return try file.finished()
  }

  /// The content of an fcTL chunk without the sequence number: position, delay, disposal and blending. Frames
  /// replace the pixels under them.
  private func frameControl(_ frame: Frame) -> [UInt8] {
    let (box, delay) = (frame.box, FrameDelay(framesPerSecond: canvas.framesPerSecond))
    let place = [box.width, box.height, box.x, box.y].flatMap(PNGFile.number)
    let fraction = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let (disposeNone, disposeBackground, blendSource): (UInt8, UInt8, UInt8) = (0, 1, 0)
    return place + fraction + [boxes.areCleared ? disposeBackground : disposeNone, blendSource]
  }
}

extension PNGFile {
  /// Adds the data of a frame after the first one as fdAT chunks, which are numbered from `sequence` on.
  fileprivate mutating func append(_ packed: [UInt8], from sequence: inout Int) {
    let maximum = Self.maximumContentLength - 4
    for start in stride(from: 0, to: packed.count, by: maximum) {
      append(
        "fdAT", prefix: Self.number(sequence), packed[start..<min(start + maximum, packed.count)])
      sequence += 1
    }
  }
}
