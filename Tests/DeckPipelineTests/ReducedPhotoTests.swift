import DeckPipeline
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// A JPEG that is decoded at a reduced size gives the same card as its pixels at full size.
@Suite struct ReducedPhotoTests {
  private static let side = 720

  /// Rings whose frequency rises from 0 in the middle to 0.4 cycles a pixel of the card at the sides.
  private func zonePlate(cardSide: Int) -> Pixmap<PremultipliedPixel> {
    Pixmap(width: Self.side, height: Self.side) { target in
      let middle = Double(Self.side) / 2
      let rise = 0.8 * .pi * Double(cardSide) / Double(Self.side * Self.side)
      for index in target.indices {
        let (x, y) = (Double(index % Self.side) + 0.5 - middle, Double(index / Self.side) + 0.5 - middle)
        let level = UInt8((127.5 + 100 * cos(rise * (x * x + y * y))).rounded())
        target[index] = PremultipliedPixel(red: level, green: level, blue: level)
      }
    }
  }

  /// At least 50 dB from the card of a PNG file, which is always decoded at full size, for 2 to 15 photo
  /// pixels a pixel of the card. Without the outermost pixels, whose filter ends at the photo's edge: that is
  /// between other pixels in a reduced photo.
  @Test(arguments: [360, 300, 270, 240, 206, 180, 160, 144, 120, 103, 90, 80, 72, 60, 48])
  func reducedPhotosAreSharp(cardSide: Int) throws {
    let deck = try TestDeck()
    let jpeg = try JPEGEncoder(quality: 100).encode(zonePlate(cardSide: cardSide))
    try deck.folder.write(jpeg, to: "p.jpg")
    try deck.addPhoto("q.png", try PhotoDecoder().decode(jpeg).pixmap.straightened())
    try deck.write(
      """
      { style: { preset: 'stack', decoration: { scrim: null, shadow: null, cornerRadius: 0 } },
        size: [\(cardSide), \(cardSide)], scales: [1], previews: [], animations: [], crop: 'center',
        cards: [{ id: 'reduced', photo: 'p.jpg' }, { id: 'full', photo: 'q.png' }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let (found, expected) = (
      try deck.picture("cards/reduced@1x.png"), try deck.picture("cards/full@1x.png")
    )
    var squares = 0.0
    for y in 1..<cardSide - 1 {
      for x in 1..<cardSide - 1 {
        squares += pow(Double(found[x, y].green) - Double(expected[x, y].green), 2)
      }
    }
    let mean = squares / Double((cardSide - 2) * (cardSide - 2))
    let decibels = 10 * log10(255 * 255 / max(mean, 1e-9))
    #expect(decibels >= 50, "\(decibels) dB at \(Double(Self.side) / Double(cardSide))")
  }
}
