import DeckPlanning
import DeckRendering
import Foundation

/// Draws photos as cards of 600 × 800 pixels with a scrim, two lines of text and rounded corners.
struct CardsJob: Job {
  private let deck: JobDeck
  private let options: JobOptions
  var count: Int { deck.cards.count }

  init(_ options: JobOptions) throws {
    let files = try options.files(".jpg")
    let photos = Array(repeating: files, count: options.rounds).joined()
    self.options = options
    deck = try JobDeck(
      JobFile(
        size: [600, 800], style: JobFile.Style(decoration: Self.decoration), formats: [options.encoding],
        cards: photos.enumerated().map(Self.card)), folder: options.source)
  }

  private static let decoration = JobFile.Decoration(
    cornerRadius: 24, fill: "#FFFFFF", scrim: JobFile.Scrim(),
    caption: JobFile.Caption(
      padding: 32, spacing: 4, name: JobFile.Text(size: 56, minimumSize: 28, weight: 600),
      hobby: JobFile.Text(size: 32, minimumSize: 16, weight: 400)))

  private static let names = [
    "Ava", "Tom", "Zoë", "William", "José", "Yvonne", "Kàtia", "Maximilian", "Lily", "AVery", "Øystein",
    "Paulína",
  ]
  private static let hobbies = [
    "Climbing & espresso", "Toy trains", "Wild swimming", "Film photography", "Vinyl, jazz, LPs",
    "Trail running",
    "Astronomy",
  ]

  private static func card(_ index: Int, photo: String) -> JobFile.Card {
    JobFile.Card(
      photo: photo, name: names[index % names.count], age: 19 + index * 7 % 40,
      hobby: hobbies[index % hobbies.count])
  }

  func makeRenderer() throws -> TaskRenderer { try deck.makeRenderer() }

  func run(_ item: Int, with renderer: TaskRenderer) throws {
    let path = "\(options.output)/\(String(format: "%04d", item)).\(options.fileExtension)"
    try renderer.draw(deck.cards[item]) { try write($0.bytes, to: path) }
  }
}
