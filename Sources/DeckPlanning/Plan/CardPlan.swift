package import DeckKit

/// The card pictures of a deck: one task per card, in the order of the deck.
///
/// A task is created on each access: it takes 1.5 kB, and a deck may have thousands of cards.
package struct CardPlan: RandomAccessCollection, Sendable {
  let composer: CardComposer
  private let files: OutputPlan
  /// The cards to draw.
  package let cards: [Card]

  /// Creates the plan of a deck.
  ///
  /// - Parameters:
  ///   - photos: the measured photos, by the card's index in the deck.
  ///   - unusable: indices of cards that cannot be drawn; the plan leaves them out.
  package init(of deck: Deck, photos: [Int: PhotoMeasurement], without unusable: Set<Int> = []) {
    // If all cards are usable, the array is shared instead of copied.
    let usable = unusable.isEmpty ? deck.cards : deck.cards.filter { !unusable.contains($0.index) }
    self.init(composer: CardComposer(deck: deck, photos: photos), cards: usable)
  }

  private init(composer: CardComposer, cards: [Card]) {
    self.composer = composer
    self.cards = cards
    files = OutputPlan(deck: composer.deck)
  }

  /// The position of the first task.
  package var startIndex: Int { cards.startIndex }
  /// The position after the last task.
  package var endIndex: Int { cards.endIndex }

  /// The task of the card at `position`.
  package subscript(position: Int) -> CardTask {
    let (card, deck) = (cards[position], composer.deck)
    let drawing = composer.picture(of: card)
    return CardTask(
      card: card, drawing: drawing, focus: card.focus, contrast: deck.contrast, colorSpace: deck.colorSpace,
      outputs: outputs(of: card),
      item: deck.style.layout.list.map { composer.item(of: card, in: $0) },
      memory: memory(of: drawing, of: card))
  }

  private func memory(of drawing: CardDrawing, of card: Card) -> Int {
    let photo = drawing.photo.flatMap { crop in
      composer.photos[card.index]?.memory.bytes(reduction: crop.decodeReduction)
    }
    let scale = outputs(of: card).map(\.scale).max() ?? 1
    return (photo ?? 0) + MemoryEstimate.bytes(of: drawing.size, scale: scale)
  }

  /// The pictures of all cards.
  package var outputs: [ImageOutput] { cards.flatMap(files.pictures) }

  /// The pictures of a card.
  package func outputs(of card: Card) -> [ImageOutput] { files.pictures(of: card) }

  /// The plan of the cards for which `isIncluded` returns true.
  package func only(_ isIncluded: (Card) -> Bool) -> CardPlan {
    CardPlan(composer: composer, cards: cards.filter(isIncluded))
  }

  /// The plan without the cards with the indices `unusable`.
  package func without(_ unusable: Set<Int>) -> CardPlan {
    unusable.isEmpty ? self : only { !unusable.contains($0.index) }
  }

  /// The items of lists, whose texts must be measured; empty if no picture shows a list.
  package var listItems: [CardID: ListItemDrawing] {
    let deck = composer.deck
    guard deck.showsLists, let layout = deck.listStyle.layout.list else { return [:] }
    return Dictionary(deck.cards.map { ($0.id, composer.item(of: $0, in: layout)) }) { first, _ in first }
  }
}

extension CardPlan {
  /// Warnings about photos that are too small for the largest scale, for all cards with a measured photo.
  package var diagnostics: [Diagnostic] {
    let deck = composer.deck
    guard let scale = deck.scales.last else { return [] }
    return deck.cards.compactMap { card in
      composer.drawing(of: card, size: deck.pictureSize).photo.flatMap { crop in
        Diagnostic(enlarging: crop, to: deck.pictureSize, scale: scale, of: card)
      }
    }
  }
}

extension Diagnostic {
  /// Creates a warning; nil if the crop has at least one pixel for each pixel of the picture.
  fileprivate init?(enlarging crop: PhotoCrop, to size: LayoutSize, scale: Double, of card: Card) {
    let density = crop.density(forPixelWidth: size.width * scale)
    guard density < 1 else { return nil }
    self.init(
      .warning, .photo, code: .photoUpscaled,
      "the visible part has \(Int(crop.rect.width)) × \(Int(crop.rect.height)) pixels and is enlarged to "
        + "\(Int((100 / density).rounded())) % at scale \(scale.shortText); use a larger photo or fewer "
        + "scales",
      at: SourcePlace(file: crop.photo.rawValue), card: card.id.rawValue, field: CardField.photo.rawValue)
  }
}
