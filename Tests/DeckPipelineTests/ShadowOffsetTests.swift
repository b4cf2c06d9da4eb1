import DeckKit
import DeckPipeline
import Foundation
import Raster
import TestSupport
import Testing

/// Shadows are drawn at the fractions of a pixel that their offsets state.
@Suite struct ShadowOffsetTests {
  static let offsets = [(2.0, 5.0), (2.3, 4.7), (-1.75, 0.5), (0.06, -3.4)]

  private static func shadow(_ offset: (x: Double, y: Double), _ radius: Double) -> String {
    "{ color: '#000000', opacity: 1, radius: \(radius), offset: { x: \(offset.x), y: \(offset.y) } }"
  }

  /// The centroid of what is darker than white.
  private func centroid(_ picture: Pixmap<StraightPixel>, rows: Range<Int>? = nil) -> LayoutPoint {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for y in rows ?? 0..<picture.height {
      for x in 0..<picture.width {
        let dark = Double(255 - picture[x, y].green)
        sum += dark
        sumX += dark * (Double(x) + 0.5)
        sumY += dark * (Double(y) + 0.5)
      }
    }
    return LayoutPoint(x: sumX / sum, y: sumY / sum)
  }

  private func expect(_ found: LayoutPoint, _ wanted: LayoutPoint) {
    #expect(abs(found.x - wanted.x) < 0.02 && abs(found.y - wanted.y) < 0.02, "\(found) for \(wanted)")
  }

  /// Clear cards of 126 × 98 points whose shadows alone are seen: at rest in the container's middle, and
  /// dragged, which turns the shadow with its card.
  @Test(arguments: offsets, [0.0, 1.5, 4]) func cards(offset: (x: Double, y: Double), radius: Double) throws {
    let deck = try TestDeck()
    let shadow = Self.shadow(offset, radius)
    try deck.write(
      """
      { style: { preset: 'depth', decoration: { fill: '#00000000', shadow: \(shadow) },
          drag: { shadow: \(shadow) } },
        size: [150, 200], background: '#FFFFFF', scales: [1, 2, 3], previews: ['rest'],
        animations: [{ kind: 'drag', fps: 6 }], cards: [{ id: 'a' }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let manifest = try deck.manifest
    let preview = try #require(manifest.previews.first)
    for image in preview.images { try expect(deck, image, preview.placements, preview.canvas) }
    let animation = try #require(manifest.animations.first)
    for frame in animation.frames {
      try expect(deck, #require(frame.image), frame.placements, animation.canvas)
    }
  }

  /// The shadow's middle is that of its card, moved by the offset that the manifest states: while it appears,
  /// the offset grows. It is then too faint to be measured in whole levels.
  private func expect(
    _ deck: TestDeck, _ image: ImageEntry, _ placements: [Placement], _ canvas: SceneFrame
  ) throws {
    let placement = try #require(placements.first)
    guard let shadow = placement.shadow, shadow.opacity > 0.3 else { return }
    let (picture, rect) = (try deck.picture(image.path), placement.rect)
    let scale = (Double(picture.width) / canvas.width).rounded()
    let middle = placement.locate(
      x: rect.width / 2 + shadow.offset.x, y: rect.height / 2 + shadow.offset.y)
    expect(centroid(picture), (middle + canvas.origin) * scale)
  }

  /// The shadow of a title is drawn below it, where no letter covers it, and moves by the offset.
  @Test(arguments: offsets, [0.0, 1, 2.5]) func letters(offset: (x: Double, y: Double), radius: Double) throws
  {
    func shadow(_ offset: (x: Double, y: Double), scale: Int) throws -> LayoutPoint {
      let deck = try TestDeck()
      let shadow = Self.shadow((offset.x, offset.y + 50), radius)
      try deck.write(
        """
        { style: { preset: 'depth', decoration: { fill: '#FFFFFF', cornerRadius: 0, caption: {
            name: { color: '#000000' }, shadow: \(shadow) } } },
          size: [300, 400], scales: [\(scale)], previews: [], animations: [],
          cards: [{ id: 'a', name: 'Lovelace' }] }
        """)
      #expect(try deck.render().errorKind == nil)
      let picture = try deck.picture("cards/a@\(scale)x.png")
      return centroid(picture, rows: picture.height / 2 + 24 * scale..<picture.height)
    }
    for scale in [1, 3] {
      let (still, moved) = (try shadow((0, 0), scale: scale), try shadow(offset, scale: scale))
      expect(moved, still + LayoutPoint(x: offset.x, y: offset.y) * Double(scale))
    }
  }

  /// The shadows of the pager's clear discs, whose icons cover less than 1/1000 of them.
  @Test(arguments: offsets) func discs(offset: (x: Double, y: Double)) throws {
    func shadow(_ offset: (x: Double, y: Double)) throws -> LayoutPoint {
      let deck = try TestDeck()
      try deck.addFlatPhoto("p.png", StraightPixel(red: 255, green: 255, blue: 255))
      try deck.folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><circle cx='12' cy='12' r='.5'/></svg>",
        to: "dot.svg")
      try deck.write(
        """
        { style: { preset: 'pager', decoration: { scrim: null },
            chrome: { discFill: '#FFFFFF00', discShadow: \(Self.shadow(offset, 2)) } },
          icons: { back: 'dot.svg', close: 'dot.svg', approve: 'dot.svg', boost: 'dot.svg' },
          crop: 'center', scales: [1], previews: ['rest'], animations: [], background: '#FFFFFF',
          cards: [{ photo: 'p.png' }] }
        """)
      #expect(try deck.render().errorKind == nil)
      let picture = try deck.picture("previews/rest@1x.png")
      return centroid(picture, rows: picture.height * 3 / 4..<picture.height)
    }
    expect(try shadow(offset), try shadow((0, 0)) + LayoutPoint(x: offset.x, y: offset.y))
  }
}
