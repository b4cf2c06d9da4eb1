import DeckKit
import DeckPipeline
import Foundation
import Raster
import TestSupport
import Testing

/// Stills and frames of flat cards against the exact areas of their outlines, composited in floating point.
///
/// The placements come from the manifest; the outlines of the cards are computed by `ExactArea`.
@Suite struct ExactOutlineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The fields of the deck file besides cards.
    var fields: String
    var radius = 15.0
    /// Whether the cards have photos; others are filled.
    var hasPhotos = true
    var testDescription: String { name }
  }

  private static let plain = "decoration: { scrim: null, shadow: null, cornerRadius: 15 }"

  private static func shadow(radius: Int) -> String {
    "shadow: { color: '#000000', opacity: 0.6, radius: \(radius), offset: { x: 2.25, y: 4.5 } }"
  }

  static let cases = [
    Case(
      name: "stack",
      fields: "style: { preset: 'stack', \(plain) }, size: [120, 160], scales: [1, 2], "
        + "previews: ['rest'], animations: [{ kind: 'like', fps: 9 }, { kind: 'return', fps: 7, scale: 2 }]"),
    Case(
      name: "stack of fractional cards",
      fields: "style: { preset: 'stack', \(plain), layout: { narrowing: 7.3, step: { x: 3.7, y: 4.4 } } }, "
        + "size: [121, 163], scales: [1], previews: ['rest'], "
        + "animations: [{ kind: 'nope', fps: 9 }, { kind: 'return', fps: 7 }]"),
    Case(
      name: "stack of scaled cards",
      fields: "style: { preset: 'stack', \(plain), layout: { scale: 0.93 } }, size: [120, 160], scales: [1], "
        + "previews: ['rest'], animations: [{ kind: 'like', fps: 9 }]"),
    Case(
      name: "stack with a soft shadow",
      fields:
        "style: { preset: 'stack', decoration: { cornerRadius: 15, scrim: null, \(shadow(radius: 3)) } }, "
        + "size: [120, 160], scales: [1], previews: [], animations: [{ kind: 'return', fps: 7 }]"),
    Case(
      name: "stack with a hard shadow",
      fields:
        "style: { preset: 'stack', decoration: { cornerRadius: 15, scrim: null, \(shadow(radius: 0)) } }, "
        + "size: [120, 160], scales: [1], previews: [], animations: [{ kind: 'return', fps: 7 }]"),
    Case(
      name: "twoCard",
      fields: "style: { preset: 'twoCard', \(plain) }, size: [187, 320], scales: [1, 2], "
        + "previews: ['rest'], animations: [{ kind: 'like', fps: 9 }]"),
    Case(
      name: "twoCard of fractional cards",
      fields: "style: { preset: 'twoCard', \(plain) }, size: [199, 331], scales: [1], "
        + "previews: ['rest'], animations: [{ kind: 'nope', fps: 9 }]"),
    Case(
      name: "pager",
      fields: "style: { preset: 'pager', chrome: null, \(plain) }, size: [187, 320], scales: [1, 2], "
        + "previews: ['rest'], animations: [{ kind: 'forward', fps: 9 }]"),
    Case(
      name: "depth",
      fields: "style: { preset: 'depth', drag: { shadow: null }, decoration: { cornerRadius: 10 }, "
        + "backDecoration: { cornerRadius: 10 } }, size: [187, 250], scales: [1, 2], previews: ['rest'], "
        + "animations: [{ kind: 'drag', fps: 9 }]", radius: 10, hasPhotos: false),
    Case(
      name: "depth of fractional cards",
      fields: "style: { preset: 'depth', drag: { shadow: null }, decoration: { cornerRadius: 10 }, "
        + "backDecoration: { cornerRadius: 10 } }, size: [201, 267], scales: [3], previews: ['rest'], "
        + "animations: [{ kind: 'drag', fps: 5 }]", radius: 10, hasPhotos: false),
  ]

  /// Every block of 8 × 8 pixels is within 3 levels of the exact areas.
  @Test(arguments: cases) func blocksAreExact(of test: Case) throws {
    let deck = try TestDeck()
    for (index, color) in Self.colors.enumerated() {
      try deck.addFlatPhoto("p\(index).png", color, width: 300, height: 300)
    }
    let cards = (0..<3).map { test.hasPhotos ? "{ id: 'c\($0)', photo: 'p\($0).png' }" : "{ id: 'c\($0)' }" }
    try deck.write(
      "{ background: '#FFFFFF', crop: 'center', \(test.fields), cards: [\(cards.joined(separator: ","))] }")
    #expect(try deck.render().errorKind == nil)
    let manifest = try deck.manifest
    var worst: [(distance: Double, place: String)] = []
    for preview in manifest.previews {
      for image in preview.images {
        worst.append(
          try compare(
            deck, image, preview.placements, preview.canvas, test))
      }
    }
    for animation in manifest.animations {
      for frame in animation.frames {
        worst.append(
          try compare(deck, #require(frame.image), frame.placements, animation.canvas, test))
      }
    }
    let largest = try #require(worst.max { $0.distance < $1.distance })
    #expect(largest.distance <= 3, "\(largest.place)")
  }

  private static let colors = [
    StraightPixel(red: 0, green: 60, blue: 20), StraightPixel(red: 200, green: 20, blue: 0),
    StraightPixel(red: 20, green: 0, blue: 220),
  ]

  private func compare(
    _ deck: TestDeck, _ image: ImageEntry, _ placements: [Placement], _ canvas: SceneFrame, _ test: Case
  ) throws -> (distance: Double, place: String) {
    let picture = try deck.picture(image.path)
    let scale = (Double(picture.width) / canvas.width).rounded()
    var scene = ExactScene(width: picture.width, height: picture.height)
    for placement in placements {
      let index = try #require(Int(String(placement.card.rawValue.dropFirst())))
      let color =
        test.hasPhotos
        ? Self.colors[index]
        : placement.slot == 0
          ? StraightPixel(red: 0, green: 0, blue: 0) : StraightPixel(red: 68, green: 41, blue: 182)
      scene.draw(placement, color, radius: test.radius, origin: canvas.origin, scale: scale)
    }
    let (distance, x, y) = scene.worstBlock(picture)
    return (distance, "\(image.path) at (\(x), \(y))")
  }
}

/// Flat shapes composited in floating point, on white.
private struct ExactScene {
  let width, height: Int
  private var pixels: [SIMD3<Double>]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [SIMD3<Double>](repeating: SIMD3(repeating: 255), count: width * height)
  }

  mutating func draw(
    _ placement: Placement, _ color: StraightPixel, radius: Double, origin: LayoutPoint, scale: Double
  ) {
    func areas(movedBy offset: LayoutPoint, margin: Int) -> [Double] {
      let rect = placement.rect
      return ExactArea(
        x: rect.x + offset.x, y: rect.y + offset.y, width: rect.width, height: rect.height, radius: radius
      ) { point in
        let place = placement.transform.apply(to: LayoutPoint(x: point.x, y: point.y), in: rect)
        return ((place.x + origin.x) * scale + Double(margin), (place.y + origin.y) * scale + Double(margin))
      }.areas(width: width + 2 * margin, height: height + 2 * margin)
    }
    let card = areas(movedBy: .zero, margin: 0)
    var shadow = [Double](repeating: 0, count: card.count)
    if let style = placement.shadow {
      let deviation = style.radius * scale * placement.transform.scale
      let margin = Int((4 * deviation).rounded(.up))
      shadow = blurred(areas(movedBy: style.offset, margin: margin), deviation, margin: margin)
        .map { $0 * style.opacity }
    }
    // Card and shadow are one layer, which is blended with what is below.
    let rgb = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    let black = SIMD3<Double>.zero
    for index in pixels.indices {
      let (upper, lower) = (card[index], shadow[index] * (1 - card[index]))
      let alpha = upper + lower
      guard alpha > 0 else { continue }
      let below = pixels[index]
      let layer = (rgb * upper + black * lower) / alpha
      let mixed = placement.blendMode == .hardLight ? hardLight(layer, over: below) : layer
      let opacity = alpha * placement.opacity
      pixels[index] = below * (1 - opacity) + mixed * opacity
    }
  }

  /// W3C, Compositing and Blending Level 1, hard-light.
  private func hardLight(_ source: SIMD3<Double>, over backdrop: SIMD3<Double>) -> SIMD3<Double> {
    var result = SIMD3<Double>.zero
    for channel in 0..<3 {
      let (above, below) = (source[channel] / 255, backdrop[channel] / 255)
      result[channel] = above <= 0.5 ? below * 2 * above : below + (2 * above - 1) - below * (2 * above - 1)
    }
    return result * 255
  }

  /// The picture blurred by a Gaussian, without its margin.
  private func blurred(_ areas: [Double], _ deviation: Double, margin: Int) -> [Double] {
    let taps = (-margin...margin).map {
      deviation > 0 ? exp(-Double($0 * $0) / (2 * deviation * deviation)) : 1
    }
    let sum = taps.reduce(0, +)
    let wide = width + 2 * margin
    var rows = [Double](repeating: 0, count: width * (height + 2 * margin))
    for y in 0..<height + 2 * margin {
      for x in 0..<width {
        var value = 0.0
        for tap in taps.indices { value += taps[tap] * areas[y * wide + x + tap] }
        rows[y * width + x] = value / sum
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var value = 0.0
        for tap in taps.indices { value += taps[tap] * rows[(y + tap) * width + x] }
        result[y * width + x] = value / sum
      }
    }
    return result
  }

  /// The largest distance of the means of a channel in blocks of 8 × 8 pixels, in levels, and its block.
  func worstBlock(_ picture: Pixmap<StraightPixel>) -> (distance: Double, x: Int, y: Int) {
    var worst = (distance: 0.0, x: 0, y: 0)
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        var (sum, count) = (SIMD3<Double>.zero, 0.0)
        for y in top..<min(height, top + 8) {
          for x in left..<min(width, left + 8) {
            let pixel = picture[x, y]
            sum += SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) - pixels[y * width + x]
            count += 1
          }
        }
        let distance = max(abs(sum.x), abs(sum.y), abs(sum.z)) / count
        if distance > worst.distance { worst = (distance, left, top) }
      }
    }
    return worst
  }
}
