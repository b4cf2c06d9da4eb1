import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// Animated PNG files, parsed by the specification (PNG third edition, 11.3.6).
@Suite struct APNGEncoderTests {
  private static let size = PixelSize(width: 41, height: 23)

  /// A frame control chunk.
  private struct Control {
    var sequence, width, height, x, y, numerator, denominator, dispose, blend: Int

    init(_ data: [UInt8]) {
      func number(_ range: Range<Int>) -> Int { data[range].reduce(0) { $0 << 8 | Int($1) } }
      sequence = number(0..<4)
      (width, height, x, y) = (number(4..<8), number(8..<12), number(12..<16), number(16..<20))
      (numerator, denominator) = (number(20..<22), number(22..<24))
      (dispose, blend) = (number(24..<25), number(25..<26))
    }
  }

  private func file(
    _ frames: [Pixmap<StraightPixel>], isOpaque: Bool = false, rate: Double = 30, isLooping: Bool = false,
    effort: PNGEffort = .balanced, space: ColorSpace = .sRGB
  ) throws -> [UInt8] {
    let canvas = AnimationCanvas(
      size: Self.size, isOpaque: isOpaque, framesPerSecond: rate, isLooping: isLooping)
    var encoder = APNGEncoder(canvas, still: PNGEncoder(effort: effort, colorSpace: space))
    for frame in frames { try encoder.add(frame) }
    return try encoder.finished()
  }

  private func fixture(_ count: Int, isOpaque: Bool = false) -> [Pixmap<StraightPixel>] {
    FrameFixtures(size: Self.size, isOpaque: isOpaque).frames(count)
  }

  private func controls(_ file: [UInt8]) throws -> [Control] {
    try #require(PNGChunk.parse(file)).filter { $0.type == "fcTL" }.map { Control($0.data) }
  }

  /// Every length and checksum is correct, and chunks are in the order that the specification requires.
  @Test func chunks() throws {
    let chunks = try #require(PNGChunk.parse(try file(fixture(4))))
    #expect(
      chunks.map(\.type) == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[0].data == [0, 0, 0, 41, 0, 0, 0, 23, 8, 6, 0, 0, 0])
    #expect(chunks[2].data == [0, 0, 0, 4, 0, 0, 0, 1])
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(numbered.map { Array($0.data.prefix(4)) } == (0..<7).map { [0, 0, 0, UInt8($0)] })
  }

  @Test func anOpaqueCanvasHasNoAlphaAndDisplayP3ItsOwnChunks() throws {
    let chunks = try #require(
      PNGChunk.parse(try file(fixture(2, isOpaque: true), isOpaque: true, space: .displayP3)))
    #expect(chunks.map(\.type) == ["IHDR", "cICP", "iCCP", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[0].data[9] == 2 && chunks[1].data == [12, 13, 0, 1])
  }

  /// The square of frame k starts at (1 + 3k, 2 + k) and has 11 × 9 pixels. The first frame is the whole
  /// canvas, the third is clear.
  @Test func framesAreCutToTheirContent() throws {
    let controls = try controls(try file(fixture(4)))
    #expect(
      controls.map { [$0.x, $0.y, $0.width, $0.height] } == [
        [0, 0, 41, 23], [4, 3, 11, 9], [0, 0, 1, 1], [10, 5, 11, 9],
      ])
    // Disposed to background, not blended.
    #expect(controls.allSatisfy { $0.dispose == 1 && $0.blend == 0 })
  }

  /// On an opaque canvas: the box of the squares of two consecutive frames; one pixel for the third frame,
  /// which equals the second.
  @Test func onAnOpaqueCanvasFramesAreCutToWhatChanged() throws {
    let controls = try controls(try file(fixture(4, isOpaque: true), isOpaque: true))
    #expect(
      controls.map { [$0.x, $0.y, $0.width, $0.height] } == [
        [0, 0, 41, 23], [1, 2, 14, 10], [0, 0, 1, 1], [4, 3, 17, 11],
      ])
    #expect(controls.allSatisfy { $0.dispose == 0 && $0.blend == 0 })
  }

  @Test(arguments: PNGEffort.allCases, [false, true])
  func everyFrameIsExact(effort: PNGEffort, isOpaque: Bool) throws {
    let frames = fixture(6, isOpaque: isOpaque)
    #expect(try shown(file(frames, isOpaque: isOpaque, effort: effort)) == frames.map { $0.premultiplied() })
  }

  /// Frames with dots at random positions, or without dots.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func framesOfAnyKindAreExact(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let isOpaque = generator.once(in: 2)
    let ground = isOpaque ? StraightPixel(red: 9, green: 9, blue: 9) : .clear
    let frames = (0..<5).map { _ in
      var frame = Pixmap(width: Self.size.width, height: Self.size.height, filledWith: ground)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let alpha: UInt8 = isOpaque ? 255 : .random(in: 1...255, using: &generator)
        frame[.random(in: 0..<41, using: &generator), .random(in: 0..<23, using: &generator)] =
          StraightPixel(red: .random(in: 0...255, using: &generator), green: 7, blue: 200, alpha: alpha)
      }
      return frame
    }
    #expect(try shown(file(frames, isOpaque: isOpaque)) == frames.map { $0.premultiplied() })
  }

  /// The canvas after each frame, which is decoded as a PNG file. Premultiplied, as decoded.
  private func shown(_ file: [UInt8]) throws -> [Picture] {
    let chunks = try #require(PNGChunk.parse(file))
    var canvas = FrameCanvas(Self.size)
    var frames: [Picture] = []
    for (index, chunk) in chunks.enumerated() where chunk.type == "fcTL" {
      let control = Control(chunk.data)
      let data =
        chunks[index + 1].type == "IDAT" ? chunks[index + 1].data : Array(chunks[index + 1].data.dropFirst(4))
      let size = UInt32(control.width).bigEndianBytes + UInt32(control.height).bigEndianBytes
      let still =
        PNGChunk("IHDR", size + chunks[0].data.dropFirst(8)).bytes + PNGChunk("IDAT", data).bytes
        + PNGChunk("IEND", []).bytes
      let photo = try PhotoDecoder().decode(PNGChunk.signature + still)
      canvas.replace(photo.pixmap.straightened(), x: control.x, y: control.y)
      frames.append(canvas.pixels.premultiplied())
      if control.dispose == 1 { canvas.wipe(photo.pixmap.size, x: control.x, y: control.y) }
    }
    return frames
  }

  /// Rates whose delay is a fraction of 16-bit numbers are exact; 30000/1001 is that of television.
  @Test(
    arguments: [
      (30, 1, 30), (60, 1, 60), (240, 1, 240), (1, 1, 1), (49, 1, 49), (12.5, 2, 25), (29.97, 100, 2997),
      (23.976, 125, 2997), (59.94, 50, 2997), (30000.0 / 1001, 1001, 30000),
    ] as [(Double, Int, Int)])
  func delays(rate: Double, numerator: Int, denominator: Int) throws {
    let controls = try controls(try file(fixture(2), rate: rate))
    #expect(controls.allSatisfy { $0.numerator == numerator && $0.denominator == denominator })
  }

  /// Other rates are approximated by a convergent: the error is less than 1 ÷ (its denominator × the next
  /// one), which would have more than 16 bits.
  @Test(arguments: [3.14159265, 1.000_01, 239.999, 17.77777])
  func oddRates(rate: Double) throws {
    let control = try #require(try controls(try file(fixture(1), rate: rate)).first)
    let (found, denominator) = (Double(control.numerator), Double(control.denominator))
    #expect(found > 0 && abs(found / denominator - 1 / rate) < 1 / (denominator * 65_535))
  }

  @Test func loopsForEverWhereAsked() throws {
    let chunks = try #require(PNGChunk.parse(try file(fixture(2), isLooping: true)))
    #expect(chunks[2].data == [0, 0, 0, 2, 0, 0, 0, 0])
  }

  @Test func oneFrameIsAnAnimationToo() throws {
    let chunks = try #require(PNGChunk.parse(try file(fixture(1))))
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "IEND"])
  }

  /// Decoders without support for animations show the first frame.
  @Test func theStillPictureIsTheFirstFrame() throws {
    let photo = try PhotoDecoder().decode(try file(fixture(3)))
    #expect(photo.pixmap == fixture(1)[0].premultiplied())
    #expect(photo.warnings.map(\.code) == [.animationFirstFrame])
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let bytes = try file(fixture(4))
    for _ in 0..<3 { #expect(try file(fixture(4)) == bytes) }
  }

  @Test func framesOfAnotherSizeAndNoFramesAreRefused() {
    let other = Pixmap<StraightPixel>(width: 40, height: 23)
    let error = #expect(throws: EncodeError.self) { try file([other]) }
    #expect(error?.reason == "a frame has 40 × 23 pixels on a canvas of 41 × 23")
    #expect(throws: EncodeError.self) { try file([]) }
  }
}
