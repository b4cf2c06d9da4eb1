import Foundation
import ImageCodecs
import Raster

/// Encodes cards and frames in the formats of cards and animations.
struct FormatBenchmark {
  private let content: Pixmap<PremultipliedPixel>
  private let outline: CoverageMask
  private let outlines = WebPOutlines()
  /// A card of 450 × 720 pixels, rotated by 12° on a transparent canvas of 900 × 1000, of which it covers
  /// 3 %.
  private let frame: Pixmap<StraightPixel>
  private let canvas: AnimationCanvas

  init(_ card: Pixmap<StraightPixel>) {
    content = card.premultiplied()
    outline = CoverageMask(roundedRect: PixelRect(card.size), radius: 40, size: card.size)
    frame = Self.turned(card)
    canvas = AnimationCanvas(size: frame.size, isOpaque: false, framesPerSecond: 60)
  }

  private static func turned(_ card: Pixmap<StraightPixel>) -> Pixmap<StraightPixel> {
    let (cosine, sine) = (cos(Double.pi / 15), sin(Double.pi / 15))
    return Pixmap(width: 900, height: 1000) { target in
      for index in target.indices {
        let (right, down) = (Double(index % 900) - 450, Double(index / 900) - 500)
        let (x, y) = (right * cosine + down * sine + 225, down * cosine - right * sine + 360)
        // The distance from the edge approximates the coverage of a pixel.
        let inside = min(x, 450 - x, y, 720 - y, 1)
        target[index] = inside <= 0 ? .clear : card[Int(x), Int(y)]
        target[index].alpha = UInt8(max(0, inside) * 255)
      }
    }
  }

  func writeCard() throws { _ = try WebPEncoder().encode(opaque: content, through: outline, outlines) }

  func writeLosslessCard() throws {
    _ = try WebPEncoder(quality: nil).encode(opaque: content, through: outline, outlines)
  }

  func addFrameToWebP() throws {
    var encoder = AnimatedWebPEncoder(canvas)
    try encoder.add(frame)
  }

  /// Adds two frames, because the first is as large as the canvas.
  ///
  /// - Throws: `EncodeError`.
  func addFramesToAPNG() throws {
    var encoder = APNGEncoder(canvas)
    for _ in 0..<2 { try encoder.add(frame) }
  }
}
