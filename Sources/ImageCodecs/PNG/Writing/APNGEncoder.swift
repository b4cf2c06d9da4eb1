package import Raster

/// Writes animated PNG files (PNG third edition, 11.3.6): every frame is exact. Readers that know no
/// animations show the first.
package struct APNGEncoder: AnimationEncoder {
  private let canvas: AnimationCanvas
  private let still: PNGEncoder
  private let packer: PNGPacker
  private var boxes: FrameBoxes
  private var frames: [Frame] = []

  /// What is kept of a frame.
  private struct Frame {
    var box: PixelBox
    /// A zlib stream of the box's filtered rows.
    var packed: [UInt8]
  }

  /// An encoder that packs frames with the effort of `still` and states its colour space.
  package init(_ canvas: AnimationCanvas, still: PNGEncoder = PNGEncoder()) {
    self.canvas = canvas
    self.still = still
    packer = PNGPacker(effort: still.effort, channels: canvas.isOpaque ? 3 : 4)
    boxes = FrameBoxes(canvas)
  }

  /// Adds a frame, which is as large as the canvas.
  package mutating func add(_ frame: Pixmap<StraightPixel>) throws(EncodeError) {
    let needed = try boxes.next(frame)
    // The first is the still picture as well, and must be whole.
    let box = frames.isEmpty ? PixelBox(canvas.size) : needed
    frames.append(Frame(box: box, packed: try packer.packed(frame.cropped(to: box))))
  }

  /// The file of the frames so far, of which there must be one; the same bytes for the same frames.
  package func finished() throws(EncodeError) -> [UInt8] {
    guard !frames.isEmpty else { throw EncodeError(reason: "an animation without frames") }
    var file = try PNGFile(size: canvas.size, channels: packer.channels, colorSpace: still.colorSpace)
    file.append("acTL", PNGFile.number(frames.count) + PNGFile.number(canvas.isLooping ? 0 : 1))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      file.append("fcTL", PNGFile.number(sequence) + control(frame))
      sequence += 1
      if index == 0 {
        file.append(data: frame.packed)
      } else {
        file.append(frame.packed, from: &sequence)
      }
    }
    return try file.finished()
  }

  /// Where a frame lies, how long it is shown, and that it replaces what lies under it.
  private func control(_ frame: Frame) -> [UInt8] {
    let (box, delay) = (frame.box, FrameDelay(framesPerSecond: canvas.framesPerSecond))
    let place = [box.width, box.height, box.x, box.y].flatMap(PNGFile.number)
    let fraction = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let (toBackground, source): (UInt8, UInt8) = (1, 0)
    return place + fraction + [boxes.areWiped ? toBackground : 0, source]
  }
}

extension PNGFile {
  /// Adds the data of a frame that is not the first, in chunks that are numbered from `sequence` on.
  fileprivate mutating func append(_ packed: [UInt8], from sequence: inout Int) {
    let longest = Self.longestContent - 4
    for start in stride(from: 0, to: packed.count, by: longest) {
      append(
        "fdAT", prefix: Self.number(sequence), packed[start..<min(start + longest, packed.count)])
      sequence += 1
    }
  }
}
