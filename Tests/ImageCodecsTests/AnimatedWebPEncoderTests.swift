import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// Animated WebP files, parsed by RFC 9649, 2.7.1.1.
@Suite struct AnimatedWebPEncoderTests {
  private static let size = PixelSize(width: 41, height: 23)

  /// The content of an ANMF chunk.
  private struct Frame {
    var x, y, width, height, duration, flags: Int
    var chunks: [WebPChunk]

    init?(_ data: [UInt8]) {
      func number(_ start: Int) -> Int { WebPChunk.number(data[start..<start + 3]) }
      (x, y, width, height) = (2 * number(0), 2 * number(3), number(6) + 1, number(9) + 1)
      (duration, flags) = (number(12), Int(data[15]))
      guard let chunks = WebPChunk.sequence(data[16...]) else { return nil }
      self.chunks = chunks
    }

    /// The pixels of the frame, decoded as a still file.
    var pixels: Pixmap<StraightPixel> {
      get throws {
        let size = [width - 1, height - 1].flatMap { UInt32($0).littleEndianBytes.prefix(3) }
        let hasAlpha = chunks.contains { $0.type == "ALPH" }
        let header = hasAlpha ? [WebPChunk("VP8X", [0x10, 0, 0, 0] + size)] : []
        return try WebPEncoder.pixels(of: WebPChunk.file(header + chunks))
      }
    }
  }

  private func file(
    _ frames: [Pixmap<StraightPixel>], isOpaque: Bool = false, rate: Double = 30, isLooping: Bool = false,
    still: WebPEncoder = WebPEncoder()
  ) throws -> [UInt8] {
    let canvas = AnimationCanvas(
      size: Self.size, isOpaque: isOpaque, framesPerSecond: rate, isLooping: isLooping)
    var encoder = AnimatedWebPEncoder(canvas, still: still)
    for frame in frames { try encoder.add(frame) }
    return try encoder.finished()
  }

  private func fixture(_ count: Int, isOpaque: Bool = false) -> [Pixmap<StraightPixel>] {
    FrameFixtures(size: Self.size, isOpaque: isOpaque).frames(count)
  }

  private func parsed(_ file: [UInt8]) throws -> [Frame] {
    try #require(WebPChunk.parse(file)).filter { $0.type == "ANMF" }.map { try #require(Frame($0.data)) }
  }

  @Test func chunks() throws {
    let chunks = try #require(WebPChunk.parse(try file(fixture(3))))
    #expect(chunks.map(\.type) == ["VP8X", "ANIM", "ANMF", "ANMF", "ANMF"])
    // Alpha 0x10 and animation 0x02; 40 and 22 in three bytes each.
    #expect(chunks[0].data == [0x12, 0, 0, 0, 40, 0, 0, 22, 0, 0])
    // A clear background; played once.
    #expect(chunks[1].data == [0, 0, 0, 0, 1, 0])
    #expect(
      try parsed(file(fixture(3))).map { $0.chunks.map(\.type) } == [
        ["ALPH", "VP8 "], ["ALPH", "VP8 "], ["ALPH", "VP8 "],
      ])
  }

  @Test func anOpaqueLoopInDisplayP3() throws {
    let file = try file(
      fixture(2, isOpaque: true), isOpaque: true, isLooping: true,
      still: WebPEncoder(quality: nil, colorSpace: .displayP3))
    let chunks = try #require(WebPChunk.parse(file))
    #expect(chunks.map(\.type) == ["VP8X", "ICCP", "ANIM", "ANMF", "ANMF"])
    #expect(chunks[0].data[0] == 0x22 && chunks[2].data == [0, 0, 0, 0, 0, 0])
    #expect(try parsed(file).map { $0.chunks.map(\.type) } == [["VP8L"], ["VP8L"]])
  }

  /// The square of frame k starts at (1 + 3k, 2 + k) and has 11 × 9 pixels. Boxes start on even columns and
  /// rows.
  @Test func framesAreCutToTheirContent() throws {
    let frames = try parsed(file(fixture(4)))
    #expect(
      frames.map { [$0.x, $0.y, $0.width, $0.height] } == [
        [0, 2, 12, 9], [4, 2, 11, 10], [0, 0, 1, 1], [10, 4, 11, 10],
      ])
    // Do not blend: 2; dispose to background: 1.
    #expect(frames.allSatisfy { $0.flags == 3 })
  }

  @Test func onAnOpaqueCanvasFramesAreCutToWhatChanged() throws {
    let frames = try parsed(file(fixture(4, isOpaque: true), isOpaque: true))
    #expect(
      frames.map { [$0.x, $0.y, $0.width, $0.height] } == [
        [0, 0, 41, 23], [0, 2, 15, 10], [0, 0, 1, 1], [4, 2, 17, 12],
      ])
    #expect(frames.allSatisfy { $0.flags == 2 })
  }

  private func shown(_ file: [UInt8]) throws -> [Pixmap<StraightPixel>] {
    var canvas = FrameCanvas(Self.size)
    return try parsed(file).map { frame in
      canvas.replace(try frame.pixels, x: frame.x, y: frame.y)
      defer {
        if frame.flags & 1 != 0 {
          canvas.wipe(PixelSize(width: frame.width, height: frame.height), x: frame.x, y: frame.y)
        }
      }
      return canvas.pixels
    }
  }

  @Test(arguments: [false, true])
  func losslessFramesAreExact(isOpaque: Bool) throws {
    let frames = fixture(6, isOpaque: isOpaque)
    #expect(try shown(file(frames, isOpaque: isOpaque, still: WebPEncoder(quality: nil))) == frames)
  }

  @Test(arguments: [false, true])
  func lossyFramesAreClose(isOpaque: Bool) throws {
    let frames = fixture(6, isOpaque: isOpaque)
    let shown = try shown(file(frames, isOpaque: isOpaque))
    #expect(shown.count == frames.count)
    for (found, wanted) in zip(shown, frames) {
      #expect(found.pixels.map(\.alpha) == wanted.pixels.map(\.alpha))
      let errors = zip(found.pixels, wanted.pixels).filter { $1.alpha > 0 }.map {
        $0.distance(to: $1.channels)
      }
      #expect(errors.reduce(0, +) <= 12 * errors.count)
    }
  }

  /// Alpha with effort `quick` is exact too: noise, ramps, steps.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func alphaIsExact(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let step = Int.random(in: 0...40, using: &generator)
    let noise = generator.pick([0, 0, 3, 255])
    let frame = Pixmap<StraightPixel>(width: 41, height: 23) { x, y in
      let alpha = (x * step + y * 11) % 256 + Int.random(in: 0...noise, using: &generator)
      return StraightPixel(red: 1, green: 200, blue: 9, alpha: UInt8(clamping: alpha))
    }
    let found = try shown(file([frame], still: WebPEncoder(quality: 0, method: 0)))
    #expect(found[0].pixels.map(\.alpha) == frame.pixels.map(\.alpha))
  }

  /// 60 frames per second take 16.67 ms each: 17, 16, 17. At 29.97 frame 1000 starts at 33,366.7 ms.
  @Test func durationsAddUp() throws {
    let frame = fixture(1)
    let sixty = try parsed(file(Array(repeating: frame[0], count: 6), rate: 60)).map(\.duration)
    #expect(sixty == [17, 16, 17, 17, 16, 17])
    let clear = Pixmap<StraightPixel>(width: 41, height: 23)
    let many = try parsed(
      file(Array(repeating: clear, count: 1000), rate: 29.97, still: WebPEncoder(quality: nil, method: 0)))
    #expect(many.map(\.duration).reduce(0, +) == 33_367 && Set(many.map(\.duration)) == [33, 34])
  }

  @Test func oneFrameIsAnAnimationToo() throws {
    let photo = try PhotoDecoder().decode(try file(fixture(1), still: WebPEncoder(quality: nil)))
    #expect(photo.pixmap == fixture(1)[0].premultiplied())
    #expect(photo.warnings.map(\.code) == [.animationFirstFrame])
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let bytes = try file(fixture(4))
    for _ in 0..<3 { #expect(try file(fixture(4)) == bytes) }
  }

  @Test func framesOfAnotherSizeAndNoFramesAreRefused() {
    #expect(throws: EncodeError.self) { try file([Pixmap(width: 40, height: 23)]) }
    #expect(throws: EncodeError.self) { try file([]) }
  }
}
