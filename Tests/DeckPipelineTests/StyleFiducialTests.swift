import DeckKit
import DeckPipeline
import Foundation
import Raster
import TestSupport
import Testing

/// Marks at known points of the cards of the other styles are found again where hand computation puts them.
@Suite struct StyleFiducialTests {
  private static let gray = StraightPixel(red: 20, green: 20, blue: 20)
  private static let colors = [
    StraightPixel(red: 255, green: 20, blue: 20), StraightPixel(red: 20, green: 255, blue: 20),
    StraightPixel(red: 20, green: 20, blue: 255),
  ]

  /// Three cards of the given size in points, with photos of twice as many pixels and marks in one channel
  /// each.
  private func deck(
    _ style: String, size: (width: Int, height: Int), marks: [(x: Double, y: Double)], more: String
  ) throws -> TestDeck {
    let deck = try TestDeck()
    for (index, color) in Self.colors.enumerated() {
      let dots = marks.map { Dot(x: $0.x * 2, y: $0.y * 2, radius: 12, color: color) }
      try deck.addPhoto(
        "p\(index).png",
        Pixmap(width: 2 * size.width, height: 2 * size.height, background: Self.gray, dots: dots))
    }
    let cards = (0..<3).map { "{ id: 'c\($0)', photo: 'p\($0).png' }" }.joined(separator: ", ")
    try deck.write("{ style: \(style), background: '#141414', crop: 'center', \(more), cards: [\(cards)] }")
    return deck
  }

  // MARK: pager

  /// The card is 343 × 523 at (16, 64): 16 of padding all round, icons of 24 with 16 below and 8 beside the
  /// strip. The finger goes to 10 points beyond the limit of 187.5 to the left in 0.4 s, the neighbour is 375
  /// + 10 further right.
  @Test(arguments: [0, 3, 6, 12]) func theStripFollowsTheFinger(frame: Int) throws {
    let marks = [(x: 60.0, y: 60.0), (x: 280, y: 400)]
    let deck = try deck(
      "{ preset: 'pager', decoration: { scrim: null } }", size: (343, 523), marks: marks,
      more: "scales: [1], previews: [], animations: ['forward']")
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    #expect(animation.kind == "forward" && animation.canvas.width == 375 && animation.canvas.height == 667)
    let picture = try deck.picture(of: animation.frames[frame])
    let offset = -197.5 * Double(frame) / 12
    for mark in marks where mark.x + 16 + offset > 10 {
      expectMark(picture, card: 0, x: mark.x + 16 + offset, y: mark.y + 64, "frame \(frame)")
    }
    for mark in marks where mark.x + 16 + offset + 385 < 365 {
      expectMark(picture, card: 1, x: mark.x + 16 + offset + 385, y: mark.y + 64, "next, frame \(frame)")
    }
  }

  // MARK: twoCard

  /// The card is 300 × 400 in the middle of 375 × 667; the finger goes to 0.3 · 375 + 10 = 122.5 in 0.4 s and
  /// turns it by −0.785 · tx / 187.5 about its middle (187.5, 333.5). The card behind stays.
  @Test(arguments: [0, 3, 6, 7, 12]) func onlyTheFrontCardMoves(frame: Int) throws {
    let marks: [(x: Double, y: Double)] = [(60, 50), (240, 60), (150, 200), (70, 330), (230, 340)]
    let deck = try deck(
      "{ preset: 'twoCard', decoration: { scrim: null } }", size: (300, 400), marks: marks,
      more: "scales: [1], previews: ['rest'], animations: [{ kind: 'like', scale: 2 }]")
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    let picture = try deck.picture(of: animation.frames[frame])
    let (tx, origin) = (122.5 * Double(frame) / 12, animation.canvas.origin)
    let angle = -0.785 * tx / 187.5
    for mark in marks {
      let (dx, dy) = (mark.x - 150, mark.y - 200)
      let x = 187.5 + tx + dx * cos(angle) - dy * sin(angle)
      let y = 333.5 + dx * sin(angle) + dy * cos(angle)
      expectMark(
        picture, card: 0, x: (x + origin.x) * 2, y: (y + origin.y) * 2, radius: 12, "frame \(frame)")
    }
    let still = try deck.picture("previews/rest@1x.png")
    expectMark(still, card: 0, x: 37.5 + 60, y: 133.5 + 50, "at rest")
  }

  // MARK: depth

  /// The second card is 279 × 230 about (187.5, 234), tilted by 30°, seen from 311 away; the third 215 × 230
  /// about (187.5, 218), by 60°, from 262. The other cards are clear, so that all marks are seen.
  @Test(arguments: [1, 2], [Layer.second, .third]) fileprivate func theBackCardsAreTilted(
    scale: Int, layer: Layer
  )
    throws
  {
    let (dx, dy) = (layer.width / 2 - 20, 95.0)
    let marks: [(x: Double, y: Double)] = [(-dx, -dy), (dx, -dy), (-dx, dy), (dx, dy)]
    let deck = try TestDeck()
    let dots = (marks + [(x: 0, y: 0)]).map {
      Dot(x: 343 + $0.x * 2, y: 230 + $0.y * 2, radius: 12, color: Self.colors[layer.card])
    }
    try deck.addPhoto("p.png", Pixmap(width: 686, height: 460, background: Self.gray, dots: dots))
    let cards = (0..<3).map { $0 == layer.card ? "{ id: 'c\($0)', photo: 'p.png' }" : "{ id: 'c\($0)' }" }
    try deck.write(
      """
      { style: { preset: 'depth', decoration: { fill: '#00000000' },
          backDecoration: { blendMode: 'normal', fill: '#00000000' } },
        background: '#141414', crop: 'center', scales: [\(scale)], animations: [],
        cards: [\(cards.joined(separator: ","))] }
      """)
    #expect(try deck.render().errorKind == nil)
    let picture = try deck.picture("previews/rest@\(scale)x.png")
    let (origin, pixels) = (try #require(try deck.manifest.previews.first).canvas.origin, Double(scale))
    for mark in marks + [(x: 0, y: 0)] {
      let place = layer.centroid(x: mark.x, y: mark.y, radius: 6)
      expectMark(
        picture, card: layer.card, x: (place.x + origin.x) * pixels, y: (place.y + origin.y) * pixels,
        radius: 9 * pixels, "\(mark)")
    }
  }

  /// (68, 41, 182) by hard light: over white (136, 82, 255), over itself once more (73, 26, 255).
  @Test func theBackCardsAreBlendedByHardLight() throws {
    let deck = try TestDeck()
    try deck.write(
      "{ style: 'depth', scales: [1], animations: [], cards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }")
    #expect(try deck.render().errorKind == nil)
    let pixels = try deck.picture("previews/rest@1x.png").pixels
    func count(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
      pixels.count { $0 == StraightPixel(red: red, green: green, blue: blue) }
    }
    #expect(count(136, 82, 255) > 2000 && count(73, 26, 255) > 500 && count(0, 0, 0) > 343 * 230 - 200)
    let clear = try TestDeck()
    try clear.write(
      "{ style: 'depth', background: 'transparent', scales: [1], animations: [], cards: [{ id: 'a' }, { "
        + "id: 'b' }] }"
    )
    try clear.render()
    #expect(
      try clear.picture("previews/rest@1x.png").pixels.count {
        $0 == StraightPixel(red: 68, green: 41, blue: 182)
      } > 2000)
  }

  /// A drag by (100, 0) puts the middle at (98.5, 17.4) from where it was, turned by 10°; held for 0.6 s the
  /// back cards have come forward and lie upright.
  @Test func aDraggedCardTurnsAboutItsRest() throws {
    let marks = [(x: 30.0, y: 30.0), (x: 310, y: 200)]
    let deck = try deck(
      "{ preset: 'depth', drag: { shadow: null } }", size: (343, 230), marks: marks,
      more: "scales: [1], previews: [], animations: [{ kind: 'drag', fps: 10 }]")
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    let picture = try deck.picture(of: animation.frames[10])
    let (angle, origin) = (10 * Double.pi / 180, animation.canvas.origin)
    for mark in marks {
      let (dx, dy) = (mark.x - 171.5 + 100, mark.y - 115)
      expectMark(
        picture, card: 0, x: 187.5 + dx * cos(angle) - dy * sin(angle) + origin.x,
        y: 250 + dx * sin(angle) + dy * cos(angle) + origin.y, "dragged")
    }
  }
}

/// A card 230 high, tilted about (187.5, y).
private struct Layer: Sendable {
  var card: Int
  var width, y, angle, distance: Double

  static let second = Layer(card: 1, width: 279, y: 234, angle: .pi / 6, distance: 311)
  static let third = Layer(card: 2, width: 215, y: 218, angle: .pi / 3, distance: 262)

  /// Where the point (`dx`, `dy`) from the card's middle is seen: Rodrigues' formula for the axis (1, 1, 1),
  /// divided by 1 − z / distance.
  func place(_ dx: Double, _ dy: Double) -> (x: Double, y: Double) {
    let (c, k, m) = (cos(angle), (1 - cos(angle)) / 3, sin(angle) / 3.0.squareRoot())
    let depth = 1 - ((k - m) * dx + (k + m) * dy) / distance
    return (187.5 + ((c + k) * dx + (k - m) * dy) / depth, y + ((k + m) * dx + (c + k) * dy) / depth)
  }

  /// The centroid of what a disc about (`x`, `y`) looks like: in perspective its parts are not seen equally
  /// large. Summed over a grid, each point weighted by the area that it is seen with.
  func centroid(x: Double, y: Double, radius: Double) -> (x: Double, y: Double) {
    let step = radius / 40
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for row in -40...40 {
      for column in -40...40 where row * row + column * column <= 1600 {
        let (dx, dy) = (x + Double(column) * step, y + Double(row) * step)
        let (here, right, below) = (place(dx, dy), place(dx + 1e-3, dy), place(dx, dy + 1e-3))
        let area = (right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x)
        sum += area
        sumX += area * here.x
        sumY += area * here.y
      }
    }
    return (sumX / sum, sumY / sum)
  }
}
